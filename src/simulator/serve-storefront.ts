import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzip } from 'node:zlib';
import type { Clock } from '#runtime/clock.ts';
import type { StorefrontResponse } from './storefronts/exchange.ts';
import type { Storefront } from './storefronts/storefront.ts';

const GZIP_FROM_BYTES = 512;
const MAX_BODY_BYTES = 1_000_000;

/** Serves a practice shop on loopback, and makes its pages use that address. `close` ends open connections too. */
export async function serveStorefront(
  storefront: Storefront,
  { port, clock }: { port: number; clock: Clock },
): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    answerAs(storefront, clock, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve());
  });
  storefront.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: storefront.origin,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Sends what the shop answers at this moment. */
export async function answerAs(
  storefront: Storefront,
  clock: Clock,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) {
      response.writeHead(413).end();
      return;
    }
    chunks.push(chunk);
  }
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(request.headers)) headers[name] = String(value);
  const isHead = request.method === 'HEAD';
  const method = isHead ? 'GET' : (request.method ?? 'GET');
  const body = Buffer.concat(chunks);
  const made = storefront.handle({ method, url: request.url ?? '/', headers, body }, clock.now());
  const sent = await encode(made, headers['accept-encoding'] ?? '');
  response.writeHead(sent.status, { ...sent.headers, 'content-length': String(sent.body.length) });
  if (isHead) response.end();
  else if (sent.slowBodyMs === undefined) response.end(sent.body);
  else {
    const half = Math.floor(sent.body.length / 2);
    response.write(sent.body.subarray(0, half));
    const timer = setTimeout(() => response.end(sent.body.subarray(half)), sent.slowBodyMs);
    response.once('close', () => clearTimeout(timer));
  }
}

async function encode(made: StorefrontResponse, accepted: string): Promise<StorefrontResponse> {
  const isPicture = made.headers['content-type']?.startsWith('image/') ?? false;
  if (isPicture || made.body.length < GZIP_FROM_BYTES || !/\bgzip\b/u.test(accepted)) return made;
  const body = await new Promise<Buffer>((resolve, reject) => {
    gzip(made.body, { level: 5 }, (error, zipped) => (error ? reject(error) : resolve(zipped)));
  });
  return { ...made, body, headers: { ...made.headers, 'content-encoding': 'gzip' } };
}
