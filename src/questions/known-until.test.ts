import { afterAll, beforeAll, expect, it } from 'vitest';
import { createStore } from '#catalog/create-store.ts';
import { markStoreRead } from '#catalog/mark-store.ts';
import { type TestDatabase, testDatabase } from '#database/testing.ts';
import { findKnown } from './known-until.ts';

const AT = new Date('2026-03-01T12:00:00Z');
let test: TestDatabase;

beforeAll(async () => {
  test = await testDatabase();
});
afterAll(() => test.drop());

it('is null after the first reading of a live signal, and the time of the reading if no signal is live', async () => {
  const living = await readStore('living.example', 'alive');
  const silent = await readStore('silent.example', 'silent');
  expect(await findKnown(test.facts, [living])).toEqual({ asOf: null, allKnownUntil: null });
  expect(await findKnown(test.facts, [silent])).toEqual({ asOf: AT, allKnownUntil: AT });
});

async function readStore(host: string, state: 'alive' | 'silent'): Promise<number> {
  const unknown = { shopKey: null, name: null, country: null, currency: null, language: null, faviconUrl: null };
  const store = { ...unknown, host, origin: `https://${host}`, platform: 'shopify' as const, isPractice: false };
  const id = await createStore(test, store, AT.getTime());
  await markStoreRead(test.database, id, { firstAtMs: AT.getTime(), lastAtMs: AT.getTime() });
  await test.database
    .insertInto('store_signal')
    .values({ store_id: id, kind: 'modified', state, source: 'sitemap', evidence: '{}', since: AT })
    .execute();
  return id;
}
