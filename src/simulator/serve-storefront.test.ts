import { request } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { manualClock } from '#runtime/clock.ts';
import { openPracticeStore } from './practice-stores.ts';
import { serveStorefront } from './serve-storefront.ts';
import type { Storefront } from './storefronts/storefront.ts';

const NOW = Date.UTC(2026, 5, 1, 12);
const closers: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function serve(): Promise<{ store: Storefront; url: string }> {
  const store = openPracticeStore('tidewick', { now: NOW, startsAt: NOW - 3 * 86_400_000 });
  const { url, close } = await serveStorefront(store, { port: 0, clock: manualClock(NOW) });
  closers.push(close);
  return { store, url };
}

function rawGet(url: string, headers: Record<string, string>) {
  return new Promise<{ headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    request(url, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ headers: response.headers, body: Buffer.concat(chunks) }));
    })
      .on('error', reject)
      .end();
  });
}

test('pages contain the address at which they are served, by the given clock', async () => {
  const { url } = await serve();
  const answer = await fetch(`${url}/meta.json`);
  expect(answer.headers.get('date')).toBe(new Date(NOW).toUTCString());
  expect(await answer.json()).toMatchObject({ url });
});

test('bodies are zipped only for clients that ask for it', async () => {
  const { url } = await serve();
  const plain = await rawGet(`${url}/products.json`, {});
  const zipped = await rawGet(`${url}/products.json`, { 'accept-encoding': 'gzip, br' });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(zipped.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(zipped.body).equals(plain.body)).toBe(true);
  expect(zipped.body.length).toBeLessThan(plain.body.length / 3);
});

test('GraphQL is answered over HTTP, HEAD has no body, and pictures are PNG', async () => {
  const { url } = await serve();
  const body = JSON.stringify({ query: '{ shop { name } }' });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${url}/api/2026-07/graphql.json`, { method: 'POST', headers, body });
  expect(await answer.json()).toEqual({ data: { shop: { name: 'Tidewick Supply (practice)' } } });
  const head = await fetch(`${url}/robots.txt`, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  const picture = await fetch(`${url}/cdn/shop/files/1-1.png`);
  expect(picture.headers.get('content-type')).toBe('image/png');
  expect([...new Uint8Array(await picture.arrayBuffer()).slice(1, 4)]).toEqual([...Buffer.from('PNG')]);
});

test('half of a slow body comes at once, the rest only after its time', async () => {
  const { store, url } = await serve();
  store.faults.add({ kind: 'slow-body', delayMs: 60_000 });
  const leaving = new AbortController();
  const answer = await fetch(`${url}/products.json`, { signal: leaving.signal });
  expect(answer.status).toBe(200);
  const body = answer.body!.getReader();
  expect((await body.read()).done).toBe(false);
  let isWhole = false;
  const rest = (async () => {
    while (!(await body.read()).done);
    isWhole = true;
  })();
  // meanwhile, a request to another store is answered
  await (await fetch(`${(await serve()).url}/robots.txt`)).text();
  expect(isWhole).toBe(false);
  const broken = expect(rest).rejects.toThrow();
  leaving.abort();
  await broken;
});
