import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addStores } from '#catalog/testing-stores.ts';
import { ProductListQuery, StoreListQuery } from '#contract/filters.ts';
import { shareAnswers } from '#database/shared-reader.ts';
import { type TestDatabase, testDatabase } from '#database/testing.ts';
import { setFavorite } from '#watch/set-favorite.ts';
import { periodOf } from '../period.ts';
import { listProducts } from './list-products.ts';
import { listStores } from './list-stores.ts';
import { findProductItems } from './product-items.ts';
import { findStoreItems } from './store-items.ts';

const NOW = Date.parse('2026-06-01T12:30:00Z');
const ASKED = { scope: 'catalogue', atMost: null, nowMs: NOW, pictureUrl: (url: string | null) => url } as const;

let testing: TestDatabase;
let storeId: number;

beforeAll(async () => {
  testing = await testDatabase();
  const { database } = testing;
  [storeId] = (await addStores(testing, ['shop.example'])) as [number];
  for (const id of ['one', 'two', 'other'])
    await database
      .insertInto('account')
      .values({ id, email: `${id}@example.com` })
      .execute();
  await sql`insert into product (store_id, external_id, title, url, currency, price_minor, first_seen_at, last_seen_at)
    values (${storeId}::bigint, '1', 'Mug', '/', 'USD', 100, ${new Date(NOW)}, ${new Date(NOW)})`.execute(database);
  shareAnswers(database, 60_000);
});
afterAll(() => testing?.drop());

test("a list that users share shows each user their own changes at once, and nobody else's", async () => {
  const products = async (accountId: string) =>
    (await listProducts(testing, { ...ASKED, accountId, query: ProductListQuery.parse({}) })).items;
  const stores = async (accountId: string) =>
    (await listStores(testing, { ...ASKED, accountId, query: StoreListQuery.parse({}) })).items;
  const shown = async (accountId: string) => {
    const [[product], [store]] = [await products(accountId), await stores(accountId)];
    return [product!.favorited, product!.storeStatus, store!.favorited];
  };
  expect(await shown('one')).toEqual([false, 'DATABASE', false]);
  expect(await shown('other')).toEqual([false, 'DATABASE', false]);
  const [product] = await products('one');
  const productId = Number(product!.id.split('-')[1]);
  await setFavorite(testing.database, { accountId: 'one', storeId, productId, favorited: true }, NOW);
  await setFavorite(testing.database, { accountId: 'one', storeId, favorited: true }, NOW);
  await testing.database.insertInto('watched_store').values({ account_id: 'one', store_id: storeId }).execute();
  expect(await shown('one')).toEqual([true, 'CREATED', true]);
  expect(await shown('other')).toEqual([false, 'DATABASE', false]);
});

test('two users who ask at once each see their own relation to stores and products', async () => {
  const { rows } = await sql<{ id: number }>`select id from product`.execute(testing.database);
  const productId = rows[0]!.id;
  await setFavorite(testing.database, { accountId: 'two', storeId, productId, favorited: true }, NOW);
  await setFavorite(testing.database, { accountId: 'two', storeId, favorited: true }, NOW);
  const { pictureUrl } = ASKED;
  const period = periodOf({ dateRange: 'LAST_7_DAYS' }, NOW);
  const favorited = async (accountId: string) => {
    const of = { accountId, period, pictureUrl };
    const items = await Promise.all([
      findProductItems(testing, { ...of, keys: [{ storeId, productId }] }),
      findStoreItems(testing, { ...of, storeIds: [storeId] }),
    ]);
    return items.flat().map((item) => item.favorited);
  };
  expect(await Promise.all(['two', 'other'].map(favorited))).toEqual([
    [true, true],
    [false, false],
  ]);
});
