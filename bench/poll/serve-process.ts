import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GENERIC_PAGES, practicePages, type Turn } from './practice-pages.ts';
import { shopOf } from './shops.ts';

const pages = practicePages(Date.UTC(2026, 0, 1));
let turn: Turn = { round: 0, renderedAt: Date.now(), changedOneIn: 0 };

const ROBOTS = 'User-agent: *\nDisallow: /cart\nDisallow: /search\nDisallow: /api/\nDisallow: /wp-json/wp/\n';

const server = createServer((request, response) => {
  const { kind, number } = shopOf(request.headers.host!);
  const url = new URL(request.url!, 'http://shop');
  const page = Number(url.searchParams.get('page') ?? '1');
  if (url.pathname === '/robots.txt') send(response, 'text/plain', Buffer.from(ROBOTS));
  else if (url.pathname === '/') send(response, 'text/html', Buffer.from(FRONT[kind]));
  else if (kind === 'shopify' && url.pathname === '/products.json') {
    if (page > 1) send(response, 'application/json', Buffer.from('{"products":[]}'));
    else
      sendZipped(
        response,
        'application/json',
        pages.shopify(number, turn, Number(url.searchParams.get('limit') ?? '30')),
      );
  } else if (kind === 'shopify' && url.pathname === '/meta.json') {
    send(response, 'application/json', Buffer.from(META));
  } else if (kind === 'woocommerce' && url.pathname === '/wp-json/wc/store/v1/products') {
    response.setHeader('x-wp-total', '100');
    response.setHeader('x-wp-totalpages', '1');
    sendZipped(response, 'application/json', pages.woocommerce(number, turn));
  } else if (kind === 'generic' && url.pathname === '/sitemap.xml') {
    const urls = Array.from(
      { length: GENERIC_PAGES },
      (_, at) => `<url><loc>http://${request.headers.host}/products/${at}</loc></url>`,
    );
    send(response, 'application/xml', Buffer.from(`<?xml version="1.0"?><urlset>${urls.join('')}</urlset>`));
  } else if (kind === 'generic' && url.pathname.startsWith('/products/')) {
    sendZipped(response, 'text/html', pages.generic(number, Number(url.pathname.slice(10)), turn));
  } else response.writeHead(404, { 'content-length': '0' }).end();
});

const FRONT = {
  shopify:
    '<title>Practice</title><script>Shopify.shop = "practice.myshopify.com"; src="https://cdn.shopify.com/x.js"</script>',
  woocommerce: '<title>Practice</title><meta name="generator" content="WooCommerce 10.2.1">',
  generic: '<title>Practice</title><p>goods</p>',
};
const META = JSON.stringify({ id: 1, name: 'Practice', country: 'US', currency: 'USD', published_products_count: 250 });

function send(response: ServerResponse, type: string, body: Buffer): void {
  response.writeHead(200, { 'content-type': type, 'content-length': body.length }).end(body);
}

function sendZipped(response: ServerResponse, type: string, body: Buffer): void {
  response.setHeader('content-encoding', 'gzip');
  send(response, type, body);
}

// longer than a round, but no shop of the open network keeps a connection for an hour
server.keepAliveTimeout = 5_000;
server.listen(0, '0.0.0.0', () => process.send!({ port: (server.address() as AddressInfo).port }));
process.on('message', (next: Turn) => {
  turn = next;
  process.send!({ turned: next.round });
});
process.on('disconnect', () => process.exit());
