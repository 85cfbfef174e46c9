import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, createAccount, NOW_MS, type TestApp, testApp } from '../../testing/test-app.ts';
import { createReadStore, recordDay } from '../../testing/test-sales.ts';

let t: TestApp;
const asked: [url: string, fromMs: number, untilMs: number][] = [];
beforeAll(async () => {
  t = await testApp({
    countTrueOrders(url, fromMs, untilMs) {
      asked.push([url, fromMs, untilMs]);
      return url.includes('practice') ? 214 : null;
    },
  });
  await createAccount(t.database, 'anna');
  await createAccount(t.database, 'ben');
});
afterAll(() => t?.close());

test("only a practice store shows today's true sales until its last reading, beside the estimate", async () => {
  const [practice, real] = [
    await createReadStore(t.database, { host: 'practice.example', watchedBy: ['anna'] }),
    await createReadStore(t.database, { host: 'real.example', watchedBy: ['anna'] }),
  ];
  const check = (id: number, as = 'anna') => call(t, 'GET', `/dev/practice-stores/${id}/check`, { as });
  expect((await check(practice.id)).json).toBeNull();
  for (const store of [practice, real]) await recordDay(t.database, store, '2026-11-21', { orders: 211, variance: 20 });
  const { json } = await check(practice.id);
  expect(json).toMatchObject({ since: '2026-11-21T00:00:00.000Z', trueOrders: 214, orders: { value: 211 } });
  const [url, fromMs, untilMs] = asked.at(-1)!;
  expect(url).toBe('https://practice.example');
  expect([fromMs, untilMs]).toEqual([Date.parse(json.since), Date.parse(json.until)]);
  expect(untilMs).toBeLessThanOrEqual(NOW_MS);
  expect((await check(real.id)).json).toBeNull();
  expect((await check(practice.id, 'ben')).status).toBe(404);
});
