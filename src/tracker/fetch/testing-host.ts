import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export type TestHost = { origin: string; host: string; close(): Promise<void>; seen: string[] };

/** A small server on loopback; `seen` lists the requests. Unless it has a robots.txt of its own, it has no rules. */
export async function testHost(listener: RequestListener): Promise<TestHost> {
  const seen: string[] = [];
  const server = createServer((request, response) => {
    seen.push(`${request.method} ${request.url}`);
    listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin: `http://${host}`,
    host,
    seen,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
