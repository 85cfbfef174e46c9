import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The page that a visitor of the shop opens, on a host of its own. Its script names the backend. */
export async function serveShopPage(backend: { url: string; key: string }) {
  const script = `const s={baseUrl:"${backend.url}",publishableKey:"${backend.key}"};fetch(s.baseUrl+"/store/products")`;
  const page = `<!doctype html><html lang="fr"><head><title>Medusa</title><script src="/assets/index.js"></script></head>
<body><div id="root"></div></body></html>`;
  const server = createServer(({ url }, response) => {
    const isPage = url === '/';
    const isScript = url === '/assets/index.js';
    response.statusCode = isPage || isScript ? 200 : 404;
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    response.end(isPage ? page : isScript ? script : '');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
