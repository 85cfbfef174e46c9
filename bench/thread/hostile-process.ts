import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

// Two shops that are expensive to read, in a process of their own: `127.0.0.2` has a page of a million tags,
// `127.0.0.3` a catalogue of 25,000 products.
const PRODUCTS = 25_000;
const PAGE_SIZE = 250;

const tags = gzipSync(`<!doctype html><title>Tags</title>${'<b>x</b>'.repeat(1_000_000)}`);

const server = createServer((request, response) => {
  const url = new URL(request.url!, 'http://shop');
  const isCatalogue = request.headers.host!.startsWith('127.0.0.3');
  if (!isCatalogue && url.pathname === '/') send(response, 'text/html', tags);
  else if (isCatalogue && url.pathname === '/') send(response, 'text/html', gzipSync(FRONT));
  else if (isCatalogue && url.pathname === '/products.json')
    send(response, 'application/json', pageOf(url.searchParams));
  else if (isCatalogue && url.pathname === '/meta.json') send(response, 'application/json', gzipSync(META));
  else response.writeHead(404).end();
});

const FRONT =
  '<title>Large</title><script>Shopify.shop = "large.myshopify.com"; src="https://cdn.shopify.com/x.js"</script>';
const META = JSON.stringify({
  id: 1,
  name: 'Large',
  country: 'US',
  currency: 'USD',
  published_products_count: PRODUCTS,
});

function pageOf(asked: URLSearchParams): Buffer {
  const size = Math.min(PAGE_SIZE, Number(asked.get('limit') ?? '30'));
  const start = (Number(asked.get('page') ?? '1') - 1) * size;
  const count = Math.max(0, Math.min(size, PRODUCTS - start));
  const products = Array.from({ length: count }, (_, index) => productOf(start + index + 1));
  return gzipSync(JSON.stringify({ products }));
}

function productOf(id: number): object {
  const at = new Date(Date.UTC(2026, 0, 1) + id * 60_000).toISOString();
  const price = `${(id % 90) + 5}.00`;
  return {
    id,
    title: `Product ${id}`,
    handle: `product-${id}`,
    body_html: `<p>${'All that there is to say of it. '.repeat(20)}</p>`,
    vendor: 'Large',
    product_type: 'Tea',
    tags: ['tea', 'green'],
    created_at: at,
    published_at: at,
    updated_at: at,
    variants: ['S', 'M', 'L'].map((title, index) => ({
      id: id * 10 + index,
      title,
      price,
      available: true,
      sku: `${id}-${title}`,
    })),
    images: [{ src: `https://cdn.shopify.com/${id}.jpg` }],
    options: [{ name: 'Size', values: ['S', 'M', 'L'] }],
  };
}

function send(response: ServerResponse, type: string, body: Buffer): void {
  response
    .writeHead(200, { 'content-type': type, 'content-encoding': 'gzip', 'content-length': body.length })
    .end(body);
}

server.listen(0, '0.0.0.0', () => process.send!({ port: (server.address() as AddressInfo).port }));
process.on('disconnect', () => process.exit());
