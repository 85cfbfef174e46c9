import { afterAll, beforeAll, expect, test } from 'vitest';
import { addStore } from '#catalog/testing-stores.ts';
import { type TestDatabase, testDatabase } from '#database/testing.ts';
import { saveProfile } from '#tracker/poll/save/save-profile.ts';
import type { Reading, ReadingVariant, StoreIdentity } from '#tracker/reading.ts';
import { getStore } from './get-store.ts';
import { periodOf } from './period.ts';

const NOW = Date.UTC(2026, 10, 20, 10);

let testing: TestDatabase;
beforeAll(async () => {
  testing = await testDatabase();
});
afterAll(() => testing?.drop());

test('a store says how many of its products are in none of its figures', async () => {
  const { database } = testing;
  const storeId = await addStore(testing, 'tea.example', { platform: 'woocommerce', currency: 'USD', state: 'read' });
  await database
    .insertInto('account')
    .values({ id: 'anna', email: 'anna@example.org', email_verified: true })
    .execute();
  await database.insertInto('watched_store').values({ account_id: 'anna', store_id: storeId }).execute();
  const told = async () => {
    const asked = { accountId: 'anna', scope: 'mine', storeId: String(storeId) } as const;
    const period = periodOf({ dateRange: 'LAST_7_DAYS' }, NOW);
    const { productCount, uncountedCount } = await getStore(testing, { ...asked, period, pictureUrl: (url) => url });
    return [productCount, uncountedCount];
  };
  const read = async (variants: Partial<ReadingVariant>[][], isComplete = true) => {
    const products = variants.map((own) => ({ variants: own }));
    const reading = { products, isComplete, listed: products.length } as Reading;
    await database.transaction().execute((trx) => saveProfile(trx, storeId, IDENTITY, reading));
  };
  const counted = { stock: 4 };
  const uncounted = { isUncounted: true } as const;
  const giftCard = { ...uncounted, isNoGoods: true } as const;
  expect(await told()).toEqual([0, null]);
  await read([[counted], [uncounted], [uncounted, uncounted], [uncounted, counted], [giftCard]]);
  expect(await told()).toEqual([5, 2]);
  await read([[counted]]);
  expect(await told()).toEqual([1, 0]);
  // what a part of a catalogue shows says nothing about the rest
  await read([[uncounted], [counted]], false);
  expect(await told()).toEqual([2, null]);

  await read([[uncounted], [counted]]);
  const signal = { kind: 'reviews', state: 'alive', source: 'store-api', evidence: '{}' };
  await database
    .insertInto('store_signal')
    .values({ store_id: storeId, ...signal, since: new Date(NOW) })
    .execute();
  // reviews may show sales of any product
  expect(await told()).toEqual([2, null]);
});

const IDENTITY: StoreIdentity = {
  ...{ platform: 'woocommerce', origin: 'https://tea.example', shopKey: null, name: 'Tea', productCount: null },
  ...{ country: null, currency: 'USD', language: null, faviconUrl: null },
};
