import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '#database/testing.ts';
import { DAY_MS } from '#runtime/clock.ts';
import { keepOffer } from './keep-offer.ts';
import { addStore } from './testing-stores.ts';

const NOW_MS = Date.UTC(2026, 10, 21);

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db?.drop());

/** Reads the store once per step. Returns what is stored at the end. */
async function read(shown: readonly (object | null)[], eachMs = DAY_MS) {
  const storeId = await addStore(db, `shop-${Math.random()}.example`);
  for (const [day, set] of shown.entries()) {
    if (set) await db.facts.updateTable('store').set(set).where('id', '=', storeId).execute();
    await db.facts.transaction().execute((trx) => keepOffer(trx, storeId, NOW_MS + day * eachMs));
  }
  const rows = await db.facts
    .selectFrom('store_offer')
    .selectAll()
    .where('store_id', '=', storeId)
    .orderBy('seen_at')
    .execute();
  return rows.map(({ seen_at, median_price_usd, discounted_share, sold_out_share }) => [
    ...[(seen_at.getTime() - NOW_MS) / eachMs, median_price_usd, discounted_share, sold_out_share],
  ]);
}

test("a store's offer is stored if a reading showed a change", async () => {
  const offer = { median_price_usd: 10, discounted_share: 0.25, sold_out_share: 0 };
  const shown = [offer, offer, { sold_out_share: 0.5 }, null, { median_price_usd: null }, offer];
  expect(await read(shown)).toEqual([
    [0, 10, 0.25, 0],
    [2, 10, 0.25, 0.5],
    [4, null, 0.25, 0.5],
    [5, 10, 0.25, 0],
  ]);
});

test('of the offers older than stored events, the last one stays, because it still held then', async () => {
  const prices = [1, 2, 3, 4].map((median_price_usd) => ({ median_price_usd }));
  expect((await read(prices, 400 * DAY_MS)).map(([reading]) => reading)).toEqual([1, 2, 3]);
});
