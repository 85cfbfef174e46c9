import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { until } from '#runtime/testing-until.ts';
import { traceBy } from '#runtime/traced.ts';
import { scopeRequests } from './request-scope.ts';

afterEach(() => traceBy(null));

test('the span of a request ends with its answer, or when the client is gone', async () => {
  const ended: string[] = [];
  traceBy(async ({ name }, work) => {
    try {
      return await work(() => {});
    } finally {
      ended.push(name);
    }
  });
  const app = fastify();
  scopeRequests(app);
  const leaving = new AbortController();
  app.get('/answered', async () => 'ok');
  app.get('/left', () => {
    leaving.abort();
    return new Promise(() => {});
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  await (await fetch(`${url}/answered`)).text();
  await expect(fetch(`${url}/left`, { signal: leaving.signal })).rejects.toThrow();
  await until(() => ended.length === 2);
  expect(ended).toEqual(['GET /answered', 'GET /left']);
  await app.close();
});
