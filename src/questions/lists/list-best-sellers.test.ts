import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { isoDay } from '#contract/date-range.ts';
import type { BestSellerSort } from '#contract/product/best-seller.ts';
import { DAY_MS, HOUR_MS } from '#runtime/clock.ts';
import { NOW, TODAY, testShops } from '../happenings/testing-shops.ts';
import { type Period, periodOf } from '../period.ts';
import { listBestSellers } from './list-best-sellers.ts';

let shops: Awaited<ReturnType<typeof testShops>>;
beforeAll(async () => {
  shops = await testShops();
});
afterAll(() => shops?.drop());
beforeEach(async () => {
  await shops.clear();
  for (const table of ['store_signal', 'ranking_day'] as const) await shops.facts.deleteFrom(table).execute();
});

const WEEK = periodOf({ dateRange: 'LAST_7_DAYS' }, NOW);
const FROM = Date.parse(WEEK.current.from);

async function shopOfFour() {
  const { id, product } = await shops.shopOf('four.example');
  const others = ['b', 'c', 'd'].map((title) => shops.productOf(id, title, TODAY - 20 * DAY_MS));
  const [a, b, c, d] = [product, ...(await Promise.all(others))] as [number, number, number, number];
  await shops.facts
    .insertInto('store_signal')
    .values({
      ...{ store_id: id, kind: 'rank', state: 'alive', source: 'collection', evidence: '{}' },
      since: new Date(TODAY),
    })
    .execute();
  const read = async (atMs: number, productIds: number[]) => {
    const row = { store_id: id, day: isoDay(atMs), read_at: new Date(atMs), product_ids: productIds };
    await shops.facts.insertInto('ranking_day').values(row).execute();
  };
  const list = (sortBy: BestSellerSort = 'place', period: Period = WEEK, request = { page: 0, pageSize: 10 }) =>
    listBestSellers(shops, { accountId: 'anna', storeId: String(id), period, sortBy, request, pictureUrl: () => null });
  const named = async (...asked: Parameters<typeof list>) =>
    (await list(...asked)).items.map(({ product: { id: of }, place, before }) => [of.split('-')[1], place, before]);
  return { id, a, b, c, d, read, list, named };
}

test('places come from the last list, next to those of the last list before the period', async () => {
  const { a, b, c, d, read, list, named } = await shopOfFour();
  await read(FROM - 3 * DAY_MS, [d, c, b, a]);
  await read(FROM - DAY_MS + HOUR_MS, [a, b, c, 0]);
  await read(FROM + DAY_MS, [b, a, c, d]);
  await read(NOW - HOUR_MS, [b, c, a, d]);
  expect(await named()).toEqual([
    [String(b), 1, 2],
    [String(c), 2, 3],
    [String(a), 3, 1],
    [String(d), 4, null],
  ]);
  const { ranking, items } = await list();
  const readAt = new Date(NOW - HOUR_MS).toISOString();
  expect(ranking).toEqual({ readAt, of: 4, since: isoDay(FROM - DAY_MS) });
  expect(items.map(({ places }) => places)).toEqual([
    [2, 1, 1],
    [3, 3, 2],
    [1, 2, 3],
    [null, 4, 4],
  ]);
});

test('movers are sorted by how far they moved, with products that entered or left the list', async () => {
  const { a, b, c, d, read, named } = await shopOfFour();
  await read(FROM, [a, b, c]);
  await read(NOW - HOUR_MS, [d, a, b]);
  expect(await named('risen')).toEqual([[String(d), 1, null]]);
  expect(await named('fallen')).toEqual([
    [String(a), 2, 1],
    [String(b), 3, 2],
    [String(c), null, 3],
  ]);
  expect(await named('fallen', WEEK, { page: 1, pageSize: 2 })).toEqual([[String(c), null, 3]]);
});

test('with one list there are places and no moves; unreliable or later lists count as none', async () => {
  const { a, b, id, read, list, named } = await shopOfFour();
  await read(NOW - HOUR_MS, [a, b]);
  expect((await list()).ranking).toMatchObject({ of: 2, since: null });
  expect(await named()).toEqual([
    [String(a), 1, null],
    [String(b), 2, null],
  ]);
  expect(await named('risen')).toEqual([]);
  expect(await list('place', { ...WEEK, asKnownAtMs: TODAY, nowMs: TODAY })).toMatchObject({ total: 0, ranking: null });
  await shops.facts.updateTable('store_signal').set({ state: 'refused' }).where('store_id', '=', id).execute();
  expect(await list()).toMatchObject({ items: [], total: 0, ranking: null });
});

test('a long period leaves out some of its days', async () => {
  const { a, b, read, list } = await shopOfFour();
  for (let day = 0; day <= 180; day++) await read(TODAY - day * DAY_MS, [a, b]);
  const { items } = await list('place', periodOf({ dateRange: 'LAST_6_MONTHS' }, NOW));
  expect(items[0]!.places.length).toBeGreaterThan(40);
  expect(items[0]!.places.length).toBeLessThanOrEqual(60);
});
