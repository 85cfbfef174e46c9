import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addStore } from '#catalog/testing-stores.ts';
import { DateRange, type Frequency, isoDay } from '#contract/date-range.ts';
import type { Estimate } from '#contract/estimate/estimate.ts';
import { ProductListQuery, StoreListQuery } from '#contract/filters.ts';
import type { Scope } from '#contract/scope.ts';
import { Tag } from '#contract/tag.ts';
import { type TestDatabase, testDatabase } from '#database/testing.ts';
import { DAY_MS, HOUR_MS } from '#runtime/clock.ts';
import { fc } from '#runtime/testing-properties.ts';
import { keepMarket } from '#sales/market/keep-market.ts';
import { recordSales } from '#sales/record-sales.ts';
import { refreshTouchedWindows } from '#sales/windows/refresh-touched-windows.ts';
import { turnWindows } from '#sales/windows/turn-windows.ts';
import { type OrderFigures, sureDifference } from './change.ts';
import { listProducts } from './lists/list-products.ts';
import { listStores } from './lists/list-stores.ts';
import { type Period, periodOf } from './period.ts';
import { accessOf } from './store-access.ts';
import { getCountryShares } from './totals/get-country-shares.ts';
import { getProductsOverview } from './totals/get-products-overview.ts';
import { getStoresOverview } from './totals/get-stores-overview.ts';
import { getTagShares } from './totals/get-tag-shares.ts';
import { bucketStart } from './trend/buckets.ts';
import { getSinceJoined } from './trend/get-since-joined.ts';
import { getTrend } from './trend/get-trend.ts';

const ACCOUNT = 'anna';
const DOLLARS = 20;
const pictureUrl = (url: string | null) => url;
/** A leap day, the day after one, the end of a month longer than the one before, and New Year. */
const MOMENTS = [
  Date.UTC(2024, 1, 29, 17, 5),
  Date.UTC(2024, 2, 1, 0, 30),
  Date.UTC(2024, 4, 31, 23, 59),
  Date.UTC(2025, 0, 1, 9),
];

type Sale = { store: number; product: number; hoursAgo: number; orders: number };
type World = { stores: { country: string | null; isMine: boolean; tags: Tag[][] }[]; sales: Sale[] };
/** A true hour of one product, or of a store that was read and sold nothing (null). */
type Fact = { storeId: number; productId: number | null; hour: number; orders: number };
type Made = { facts: Fact[]; stores: { id: number; country: string | null; isMine: boolean; products: number[] }[] } & {
  tagsOf: Map<number, Tag[]>;
};

const world: fc.Arbitrary<World> = fc.record({
  stores: fc.array(
    fc.record({
      country: fc.constantFrom('FR', 'EG', null),
      isMine: fc.boolean(),
      tags: fc.array(fc.uniqueArray(fc.constantFrom('TOYS', 'BABY', 'HOME'), { maxLength: 2 }), {
        minLength: 2,
        maxLength: 2,
      }) as fc.Arbitrary<Tag[][]>,
    }),
    { minLength: 1, maxLength: 4 },
  ),
  sales: fc.array(
    fc.record({
      store: fc.nat(3),
      product: fc.nat(1),
      hoursAgo: fc.oneof(fc.nat(80), fc.nat(24 * 70), fc.nat(24 * 790)),
      orders: fc.nat(9),
    }),
    { maxLength: 60 },
  ),
});

let testing: TestDatabase;
beforeAll(async () => {
  testing = await testDatabase();
  for (const table of ['sale_hour', 'store_hour']) {
    await sql`select ensure_partitions(${table}, '1 month', ${new Date(MOMENTS[0]! - 800 * DAY_MS)}, ${new Date(MOMENTS[3]! + 9 * DAY_MS)})`.execute(
      testing.database,
    );
  }
  const created_at = new Date(MOMENTS[0]! - 40 * DAY_MS);
  await testing.database.insertInto('account').values({ id: ACCOUNT, email: 'anna@example.org', created_at }).execute();
});
afterAll(() => testing?.drop());

describe('every question', () => {
  test('equals a plain sum over the true hours, for my stores and for the whole database', async () => {
    let run = 0;
    await fc.assert(
      fc.asyncProperty(
        world,
        fc.constantFrom(...MOMENTS),
        fc.option(fc.integer({ min: 1, max: 50 })),
        fc.record({ daysAgo: fc.integer({ min: -3, max: 500 }), days: fc.integer({ min: 1, max: 120 }) }),
        fc.constantFrom<Frequency>('DAY', 'WEEK', 'MONTH', 'YEAR'),
        async (drawn, madeAtMs, hoursLater, span, frequency) => {
          const made = await make(drawn, madeAtMs);
          const nowMs = madeAtMs + (hoursLater ?? 0) * HOUR_MS;
          if (hoursLater !== null) {
            await turnedTo(madeAtMs);
            // read again since, or the changes would not be told
            await testing.database
              .updateTable('store')
              .set({ last_read_at: new Date(nowMs) })
              .execute();
            await turnWindows(testing.database, nowMs);
          }
          await keepMarket(testing.database, nowMs);
          const to = nowMs - span.daysAgo * DAY_MS;
          const custom = { from: isoDay(to - span.days * DAY_MS), to: isoDay(to) };
          const names = [0, 3, 6].map((step) => DateRange.options[(run + step) % DateRange.options.length]!);
          run++;
          const periods = names.map((dateRange) => periodOf({ dateRange }, nowMs));
          for (const period of [...periods, periodOf({ dateRange: 'TODAY', ...custom }, nowMs)]) {
            for (const scope of ['mine', 'catalogue'] as const) await expectAgreement(made, scope, period, frequency);
          }
          await expectSinceJoining(made, nowMs);
        },
      ),
      { numRuns: 4 },
    );
  }, 120_000);
});

async function expectAgreement(made: Made, scope: Scope, period: Period, frequency: Frequency): Promise<void> {
  const asked = { accountId: ACCOUNT, scope, period, pictureUrl };
  const access = accessOf(scope, ACCOUNT);
  const seen = made.stores.filter((store) => scope === 'catalogue' || store.isMine);
  const ids = new Set(seen.map((store) => store.id));
  const facts = made.facts.filter((fact) => ids.has(fact.storeId));
  const [now, before] = [within(facts, period, true), within(facts, period, false)];
  const where = `${scope} ${period.range ?? `${period.current.from}..${period.current.until}`}`;

  const stores = await getStoresOverview(testing, asked);
  const products = await getProductsOverview(testing, asked);
  for (const overview of [stores, products]) {
    expectSum(overview, now, where);
    expectSum(overview.previous, before, where);
  }
  expect(stores.stores, where).toBe(seen.length);
  expect([stores.products, products.products], where).toEqual([2 * seen.length, 2 * seen.length]);

  const trend = await getTrend(testing, { access, period, frequency });
  for (const [points, of] of [
    [trend.points, now],
    [trend.previous, before],
  ] as const) {
    for (const point of points) {
      const inBucket = of.filter((fact) => bucketStart(fact.hour, frequency) === Date.parse(point.at));
      expectSum(point, inBucket, `${where} ${frequency} ${point.at}`);
      expect(point.gap ?? false, where).toBe(inBucket.length === 0);
    }
    expect(total(points), where).toBeCloseTo(sum(of), 6);
  }

  const { items: countries } = await getCountryShares(testing, access, period);
  expect(total(countries), where).toBeCloseTo(sum(now), 6);
  expect(new Set(countries.map((item) => item.country)), where).toEqual(new Set(seen.map((store) => store.country)));
  for (const item of countries) {
    const there = seen.filter((store) => store.country === item.country);
    expect(item.stores, where).toBe(there.length);
    expectSum(item, ofStores(now, there), where);
    if (sum(now) > 0 && item.revenue.value !== null)
      expect(item.share, where).toBeCloseTo((item.revenue.value ?? 0) / DOLLARS / sum(now), 6);
  }

  const { items: tags } = await getTagShares(testing, access, period);
  for (const tag of Tag.options) {
    const item = tags.find((one) => one.tag === tag);
    const has = (fact: Fact) => fact.productId !== null && made.tagsOf.get(fact.productId)!.includes(tag);
    expect(item?.orders.value ?? 0, `${where} ${tag}`).toBeCloseTo(sum(now.filter(has)), 6);
    const products = seen.flatMap((store) => store.products).filter((id) => made.tagsOf.get(id)!.includes(tag));
    expect(item?.products ?? 0, `${where} ${tag}`).toBe(products.length);
  }

  expectBest(
    stores.topStores,
    byKey(now, (fact) => String(fact.storeId)),
    where,
  );
  const byProduct = byKey(now, keyOf);
  expectBest(stores.topProducts, byProduct, where);
  expectBest(products.topProducts, byProduct, where);
  expectMovers(products, { now, before, where });

  if (period.range !== null) {
    const list = { accountId: ACCOUNT, scope, atMost: null, nowMs: period.nowMs, pictureUrl };
    const query = { dateRange: period.range, pageSize: 100 };
    const listed = await listStores(testing, { ...list, query: StoreListQuery.parse(query) });
    expect(total(listed.items), where).toBeCloseTo(sum(now), 6);
    const sold = await listProducts(testing, { ...list, query: ProductListQuery.parse(query) });
    expect(total(sold.items), where).toBeCloseTo(sum(now), 6);
    expect(total(sold.items.map((item) => item.previous)), where).toBeCloseTo(sum(before), 6);
  }
}

/** Sorted by change, greatest first; only products whose store was read in both spans. */
function expectMovers(
  products: Awaited<ReturnType<typeof getProductsOverview>>,
  { now, before, where }: { now: Fact[]; before: Fact[]; where: string },
): void {
  const read = (facts: Fact[]) => new Set(facts.map((fact) => fact.storeId));
  const [after, earlier] = [byKey(now, keyOf), byKey(before, keyOf)];
  const changes = [...new Set([...after.keys(), ...earlier.keys()])]
    .filter((key) => [read(now), read(before)].every((stores) => stores.has(Number(key.split('-')[0]))))
    .map((key) => ({ now: after.get(key) ?? 0, before: earlier.get(key) ?? 0 }));
  const moved = (direction: 'up' | 'down') =>
    changes
      .filter(({ now, before }) => (direction === 'up' ? now > before : now < before))
      .map(({ now, before }) => ({
        change: now - before,
        sure: sureDifference(figuresOf(now), figuresOf(before), direction),
      }))
      .sort((one, other) => other.sure - one.sure)
      .slice(0, 5)
      .map(({ change }) => change);
  const found = (items: typeof products.risingProducts) =>
    items.map((item) => item.orders.value! - item.previous.orders.value!);
  expect(found(products.risingProducts), where).toEqual(moved('up'));
  expect(found(products.fallingProducts), where).toEqual(moved('down'));
}

/** The figures of a sum of facts, as they are recorded. */
function figuresOf(orders: number): OrderFigures {
  return { orders, orders_var: orders, orders_sd: orders / 10 };
}

async function expectSinceJoining(made: Made, nowMs: number): Promise<void> {
  const { since, points } = await getSinceJoined(testing, { accountId: ACCOUNT }, nowMs);
  expect(since).toBe(isoDay(MOMENTS[0]! - 40 * DAY_MS));
  expect(points.at(-1)?.on).toBe(isoDay(nowMs));
  const mine = ofStores(
    made.facts,
    made.stores.filter((store) => store.isMine),
  );
  for (const point of points) {
    const onDay = mine.filter((fact) => isoDay(fact.hour) === point.on);
    expectSum(point, onDay, point.on);
    expect(point.stores).toBe(new Set(onDay.map((fact) => fact.storeId)).size);
    expect(point.products).toBe([...byKey(onDay, keyOf).values()].filter((orders) => orders > 0).length);
  }
}

function expectBest(items: { orders: Estimate }[], sums: Map<string, number>, where: string): void {
  const best = [...sums.values()].filter((orders) => orders > 0).sort((one, other) => other - one);
  const found = items.map((item) => item.orders.value ?? 0).filter((orders) => orders > 0);
  expect(found, where).toEqual(best.slice(0, 5));
}

/** Without facts there is no value. */
function expectSum(item: { orders: Estimate; revenue: Estimate }, facts: Fact[], where: string): void {
  if (facts.length === 0) expect([item.orders.value, item.revenue.value], where).toEqual([null, null]);
  else {
    expect(item.orders.value, where).toBeCloseTo(sum(facts), 6);
    expect(item.revenue.value, where).toBeCloseTo(sum(facts) * DOLLARS, 6);
  }
}

function within(facts: Fact[], period: Period, isCurrent: boolean): Fact[] {
  const span = isCurrent ? period.current : period.previous;
  const untilMs = isCurrent ? Date.parse(span.until) : period.previousUntilMs;
  return facts.filter((fact) => fact.hour >= Date.parse(span.from) && fact.hour < untilMs);
}

function ofStores(facts: Fact[], stores: { id: number }[]): Fact[] {
  return facts.filter((fact) => stores.some((store) => store.id === fact.storeId));
}

function byKey(facts: Fact[], of: (fact: Fact) => string | null): Map<string, number> {
  const sums = new Map<string, number>();
  for (const fact of facts) {
    const key = of(fact);
    if (key !== null) sums.set(key, (sums.get(key) ?? 0) + fact.orders);
  }
  return sums;
}

function keyOf({ storeId, productId }: Fact): string | null {
  return productId === null ? null : `${storeId}-${productId}`;
}

function sum(facts: Fact[]): number {
  return facts.reduce((orders, fact) => orders + fact.orders, 0);
}

function total(items: { orders: Estimate }[]): number {
  return items.reduce((orders, item) => orders + (item.orders.value ?? 0), 0);
}

const KEPT = [
  ...['store', 'product', 'sale_hour', 'sale_day', 'store_hour', 'store_day', 'product_window', 'store_window'],
  ...['market_day', 'market_hour', 'market_due', 'market_country', 'market_tag', 'window_turn'],
];
let hosts = 0;
async function make({ stores, sales }: World, nowMs: number): Promise<Made> {
  const { database } = testing;
  for (const table of KEPT) await sql`delete from ${sql.table(table)}`.execute(database);
  const made: Made = { facts: [], stores: [], tagsOf: new Map() };
  for (const [index, store] of stores.entries()) {
    const host = `shop${hosts++}.example`;
    const id = await addStore(testing, host, {
      country: store.country,
      product_count: 2,
      last_read_at: new Date(nowMs),
      created_at: new Date(),
    });
    const rows = await database
      .insertInto('product')
      .values(
        store.tags.map((tags, number) => ({
          ...{ store_id: id, external_id: String(number), title: 'Mug', url: '/', currency: 'EUR', price_minor: 100 },
          ...{ first_seen_at: new Date(0), last_seen_at: new Date(nowMs), country: store.country, tags },
        })),
      )
      .returning('id')
      .execute();
    const products = rows.map((row) => row.id);
    for (const [number, productId] of products.entries()) made.tagsOf.set(productId, store.tags[number]!);
    if (store.isMine)
      await database.insertInto('watched_store').values({ account_id: ACCOUNT, store_id: id }).execute();
    const facts = sales
      .filter((sale) => sale.store === index)
      .map((sale) => ({
        ...{ storeId: id, productId: sale.orders === 0 ? null : products[sale.product]!, orders: sale.orders },
        hour: Math.floor((nowMs - sale.hoursAgo * HOUR_MS) / HOUR_MS) * HOUR_MS,
      }));
    made.stores.push({ id, country: store.country, isMine: store.isMine, products });
    made.facts.push(...facts);
    await database.transaction().execute(async (trx) => {
      const productHours = facts.flatMap(({ productId, hour, orders }) =>
        productId === null ? [] : [{ productId, hour, ...figures(orders) }],
      );
      const storeHours = facts.map(({ hour, orders }) => ({ hour, observedSeconds: 60, ...figures(orders) }));
      await recordSales(trx, id, { productHours, storeHours }, () => 2, nowMs);
      await refreshTouchedWindows(trx, id, products, nowMs);
    });
  }
  return made;
}

function turnedTo(nowMs: number) {
  const turned_to = new Date(Math.floor(nowMs / HOUR_MS) * HOUR_MS);
  return testing.database.insertInto('window_turn').values({ turned_to }).execute();
}

function figures(orders: number) {
  return {
    ...{ orders, ordersVar: orders, ordersSd: orders / 10, units: orders, unitsVar: orders, unitsSd: 0 },
    ...{
      revenue: (orders * DOLLARS) / 2,
      revenueVar: orders,
      revenueSd: 0,
      observations: orders,
      basis: 'modified' as const,
    },
  };
}
