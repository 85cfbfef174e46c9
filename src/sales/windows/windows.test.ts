import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addStore } from '#catalog/testing-stores.ts';
import { DateRange, spanOf } from '#contract/date-range.ts';
import type { FactsTransaction } from '#database/connect.ts';
import { type TestDatabase, testDatabase } from '#database/testing.ts';
import { DAY_MS, HOUR_MS } from '#runtime/clock.ts';
import { fc } from '#runtime/testing-properties.ts';
import { until } from '#runtime/testing-until.ts';
import type { Figures, ProductHour } from '../facts.ts';
import { keepMarket } from '../market/keep-market.ts';
import { ALL_COUNTRIES } from '../market/sum-countries.ts';
import { rebuildFacts } from '../rebuild-facts.ts';
import { recordSales } from '../record-sales.ts';
import { lockWindows } from './lock-windows.ts';
import { refreshTouchedWindows } from './refresh-touched-windows.ts';
import { turnWindows } from './turn-windows.ts';

/** Just after a leap day, so that ranges of months end on one. */
const NOW = Date.UTC(2024, 2, 1, 10, 30);
const PRODUCTS = [1, 2, 3];
let testing: TestDatabase;

beforeAll(async () => {
  testing = await testDatabase();
  for (const table of ['sale_hour', 'store_hour']) {
    await sql`select ensure_partitions(${table}, '1 month', ${new Date(NOW - 800 * DAY_MS)}, ${new Date(NOW + 40 * DAY_MS)})`.execute(
      testing.database,
    );
  }
});
afterAll(() => testing?.drop());

type Sale = { product: number; hoursAgo: number; orders: number };

// most are recent, some fall within the last year, and some in the year before
const hoursAgo = fc.oneof(
  fc.integer({ min: 0, max: 80 }),
  fc.integer({ min: 0, max: 24 * 70 }),
  fc.integer({ min: 0, max: 24 * 790 }),
);
const sales = fc.array(
  fc.record({ product: fc.constantFrom(...PRODUCTS), hoursAgo, orders: fc.integer({ min: 1, max: 9 }) }),
  { maxLength: 40 },
);

describe('windows', () => {
  test('equal a plain sum over the hours: after polls, an hour later, a day later, and after a full rebuild', async () => {
    await fc.assert(
      fc.asyncProperty(sales, sales, fc.integer({ min: 1, max: 50 }), async (first, late, hoursLater) => {
        const { storeId, ids } = await newStore();
        await poll(storeId, ids, first, NOW);
        await expectWindows(storeId, ids, first, NOW);
        await turnTo(NOW);
        const then = NOW + hoursLater * HOUR_MS;
        await turnWindows(testing.database, then);
        await expectWindows(storeId, ids, first, then);
        await poll(storeId, ids, late, then);
        await expectWindows(storeId, ids, [...first, ...late], then);
        const before = await derivedFrom(storeId);
        await rebuildFacts(testing.database, then, () => {});
        expect(await derivedFrom(storeId)).toEqual(before);
        await testing.database.deleteFrom('store').where('id', '=', storeId).execute();
      }),
      { numRuns: 8 },
    );
  });

  test("follow a product's price, country, categories and search words", async () => {
    const { storeId, ids } = await newStore();
    await poll(storeId, ids, [{ product: 1, hoursAgo: 2, orders: 3 }], NOW);
    await testing.database
      .updateTable('product')
      .set({
        ...{ price_minor: 50, compare_at_minor: 200, is_available: false },
        ...{ price_usd: 12.5, country: 'EG', tags: ['SHOES', 'PET_SUPPLIES'], search_text: ' lamp' },
        gone_at: new Date(NOW),
      })
      .where('id', '=', ids[0]!)
      .execute();
    await testing.database.transaction().execute((trx) => refreshTouchedWindows(trx, storeId, ids, NOW));
    const rows = await testing.database
      .selectFrom('product_window')
      .selectAll()
      .where('store_id', '=', storeId)
      .execute();
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      expect(row).toMatchObject({ price_usd: 12.5, country: 'EG', tags: ['SHOES', 'PET_SUPPLIES'], is_gone: true });
      expect(row).toMatchObject({ is_available: false, discount: 0.75 });
      expect(row).toMatchObject({ search_text: ' lamp', first_seen_at: new Date(NOW) });
    }
  });
});

test('a turn does not overwrite what a poll writes meanwhile', async () => {
  const { storeId, ids } = await newStore();
  const [first, late]: Sale[] = [
    { product: 1, hoursAgo: 2, orders: 1 },
    { product: 1, hoursAgo: 1, orders: 4 },
  ];
  await poll(storeId, ids, [first!], NOW);
  await turnTo(NOW);
  const then = NOW + DAY_MS;
  const turning = await testing.database.transaction().execute(async (trx) => {
    await trx.insertInto('poll_kept').values({ store_id: storeId, claim: 1, follows: 0 }).execute();
    await keep(trx, storeId, ids, [late!], then);
    const turned = turnWindows(testing.facts, then);
    await untilOneWaits();
    return { turned };
  });
  await turning.turned;
  await expectWindows(storeId, ids, [first!, late!], then);
  await testing.database.deleteFrom('store').where('id', '=', storeId).execute();
});

test('a turn and a poll of several stores do not block each other', async () => {
  const stores = await Promise.all(Array.from({ length: 3 }, newStore));
  const sale = { product: 1, hoursAgo: 2, orders: 1 };
  for (const { storeId, ids } of stores) await poll(storeId, ids, [sale], NOW);
  await turnTo(NOW);
  const then = NOW + DAY_MS;
  const sold = [{ ...sale, hoursAgo: -22 }];
  let turned: Promise<void> | undefined;
  await testing.database.transaction().execute(async (trx) => {
    await lockWindows(
      trx,
      stores.map(({ storeId }) => storeId),
    );
    const [first, ...others] = stores;
    await keep(trx, first!.storeId, first!.ids, sold, then);
    turned = turnWindows(testing.facts, then);
    await untilOneWaits();
    for (const { storeId, ids } of others) await keep(trx, storeId, ids, sold, then);
  });
  await turned;
  for (const { storeId, ids } of stores) await expectWindows(storeId, ids, [sale, ...sold], then);
});

test('growth is compared only where the store was read in the period before', async () => {
  const sold: Sale[] = [
    { product: 1, hoursAgo: 2, orders: 90 },
    { product: 1, hoursAgo: 24 * 8, orders: 9 },
  ];
  const sureOf = async (table: 'product_window' | 'store_window', storeId: number) =>
    testing.database
      .selectFrom(table)
      .select('sure_growth')
      .where('store_id', '=', storeId)
      .where('date_range', '=', 'LAST_7_DAYS')
      .executeTakeFirst();
  for (const [firstReadDaysAgo, sure] of [
    [20, 1],
    [8, null],
  ] as const) {
    const { storeId, ids } = await newStore();
    await testing.database
      .updateTable('store')
      .set({ first_read_at: new Date(NOW - firstReadDaysAgo * DAY_MS) })
      .where('id', '=', storeId)
      .execute();
    await poll(storeId, ids, sold, NOW);
    expect(await sureOf('product_window', storeId)).toEqual({ sure_growth: sure });
    expect(await sureOf('store_window', storeId)).toEqual({ sure_growth: sure });
  }
});

test('the market sums the sales of stores and categories by day and by hour, late facts included', async () => {
  for (const table of ['store', 'sale_day', 'market_day', 'market_hour', 'market_due'] as const)
    await testing.database.deleteFrom(table).execute();
  const [one, two] = [await newStore('FR'), await newStore('FR')];
  await testing.database
    .updateTable('product')
    .set({ tags: ['TOYS', 'BABY'] })
    .where('id', '=', one.ids[0]!)
    .execute();
  await poll(
    one.storeId,
    one.ids,
    [
      { product: 1, hoursAgo: 3, orders: 3 },
      { product: 2, hoursAgo: 3, orders: 1 },
    ],
    NOW,
  );
  await poll(two.storeId, two.ids, [{ product: 1, hoursAgo: 24 * 40, orders: 5 }], NOW);
  await keepMarket(testing.database, NOW);
  const days = await testing.database
    .selectFrom('market_day')
    .select(['day', 'country', 'tag', 'stores', 'products', 'orders', 'orders_sd'])
    .where('country', '!=', ALL_COUNTRIES)
    .orderBy('day')
    .orderBy('tag')
    .execute();
  expect(days).toEqual([
    { day: '2024-01-21', country: 'FR', tag: '', stores: 1, products: 1, orders: 5, orders_sd: 0.5 },
    { day: '2024-03-01', country: 'FR', tag: '', stores: 1, products: 2, orders: 4, orders_sd: expect.closeTo(0.4) },
    {
      day: '2024-03-01',
      country: 'FR',
      tag: 'BABY',
      stores: 1,
      products: 1,
      orders: 3,
      orders_sd: expect.closeTo(0.3),
    },
    {
      day: '2024-03-01',
      country: 'FR',
      tag: 'TOYS',
      stores: 1,
      products: 1,
      orders: 3,
      orders_sd: expect.closeTo(0.3),
    },
  ]);
  const hours = await testing.database
    .selectFrom('market_hour')
    .select(['hour', 'orders'])
    .where('country', '=', 'FR')
    .orderBy('hour')
    .execute();
  expect(hours.map((row) => row.orders)).toEqual([5, 4]);
  expect(await testing.database.selectFrom('market_due').selectAll().execute()).toEqual([]);
});

const HOURS_A_DAY = 24;

test("a market day recomputed during a poll is recomputed again with that poll's facts", async () => {
  const [one, two] = [await newStore('PT'), await newStore('PT')];
  const late: Sale = { product: 1, hoursAgo: HOURS_A_DAY * 50, orders: 2 };
  await poll(one.storeId, one.ids, [late], NOW);
  await testing.database.transaction().execute(async (trx) => {
    await keep(trx, two.storeId, two.ids, [late], NOW);
    await keepMarket(testing.facts, NOW);
    expect(await ordersIn('PT')).toEqual([2]);
  });
  await keepMarket(testing.facts, NOW);
  expect(await ordersIn('PT')).toEqual([4]);
});

test('polls that write the same late days in different orders do not wait for each other', async () => {
  const [one, two] = [await newStore('DK'), await newStore('DK')];
  const [early, late] = [60, 50].map((days): Sale => ({ product: 1, hoursAgo: HOURS_A_DAY * days, orders: 2 }));
  await testing.database.transaction().execute(async (first) => {
    await keep(first, one.storeId, one.ids, [early!], NOW);
    await testing.database.transaction().execute(async (second) => {
      await keep(second, two.storeId, two.ids, [late!], NOW);
      await keep(second, two.storeId, two.ids, [early!], NOW);
    });
    await keep(first, one.storeId, one.ids, [late!], NOW);
  });
  await keepMarket(testing.facts, NOW);
  expect(await ordersIn('DK')).toEqual([4, 4]);
});

/** Until a session waits for a lock. */
async function untilOneWaits(): Promise<void> {
  await until(async () => {
    const { rows } = await sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      testing.facts,
    );
    return rows.length > 0;
  });
}

async function ordersIn(country: string): Promise<number[]> {
  const rows = await testing.database
    .selectFrom('market_day')
    .select('orders')
    .where('country', '=', country)
    .where('tag', '=', '')
    .orderBy('day')
    .execute();
  return rows.map(({ orders }) => orders);
}

let stores = 0;
async function newStore(country: string | null = null): Promise<{ storeId: number; ids: number[] }> {
  const host = `shop${stores++}.example`;
  const storeId = await addStore(testing, host, { country });
  const rows = await testing.database
    .insertInto('product')
    .values(
      PRODUCTS.map((product) => ({
        ...{
          store_id: storeId,
          external_id: String(product),
          title: 'Mug',
          url: '/',
          currency: 'EUR',
          price_minor: 100,
        },
        ...{ first_seen_at: new Date(NOW), last_seen_at: new Date(NOW), country },
      })),
    )
    .returning('id')
    .execute();
  return { storeId, ids: rows.map((row) => row.id) };
}

function poll(storeId: number, ids: number[], sold: Sale[], nowMs: number): Promise<void> {
  return testing.database.transaction().execute((trx) => keep(trx, storeId, ids, sold, nowMs));
}

async function keep(trx: FactsTransaction, storeId: number, ids: number[], sold: Sale[], nowMs: number): Promise<void> {
  const productHours: ProductHour[] = sold.map((sale) => ({
    ...{ productId: ids[sale.product - 1]!, hour: hourOf(sale) },
    ...figures(sale.orders),
  }));
  const storeHours = sold.map((sale) => ({ hour: hourOf(sale), observedSeconds: 60, ...figures(sale.orders) }));
  await lockWindows(trx, [storeId]);
  await recordSales(trx, storeId, { productHours, storeHours }, () => 2, nowMs);
  await refreshTouchedWindows(trx, storeId, ids, nowMs);
}

function turnTo(nowMs: number) {
  const turned_to = new Date(Math.floor(nowMs / HOUR_MS) * HOUR_MS);
  return testing.database
    .insertInto('window_turn')
    .values({ turned_to })
    .onConflict((conflict) => conflict.column('is_only').doUpdateSet({ turned_to }))
    .execute();
}

async function expectWindows(storeId: number, ids: number[], sold: Sale[], nowMs: number): Promise<void> {
  const expected: Record<string, [number, number]> = {};
  for (const range of DateRange.options) {
    const { current, previous, previousUntilMs } = spanOf(range, nowMs);
    const between = (of: Sale[], from: string, untilMs: number) =>
      of
        .filter((sale) => hourOf(sale) >= Date.parse(from) && hourOf(sale) < untilMs)
        .reduce((sum, sale) => sum + sale.orders, 0);
    for (const product of [null, ...PRODUCTS]) {
      const of = sold.filter((sale) => product === null || sale.product === product);
      const now = between(of, current.from, Date.parse(current.until));
      const before = between(of, previous.from, previousUntilMs);
      const key = `${range} ${product === null ? 'store' : ids[product - 1]}`;
      if (now + before > 0) expected[key] = [now, before];
    }
  }
  const products = await testing.database
    .selectFrom('product_window')
    .selectAll()
    .where('store_id', '=', storeId)
    .execute();
  const store = await testing.database.selectFrom('store_window').selectAll().where('store_id', '=', storeId).execute();
  const found = Object.fromEntries([
    ...products.map((row) => [`${row.date_range} ${row.product_id}`, [row.orders, row.previous_orders]]),
    ...store.map((row) => [`${row.date_range} store`, [row.orders ?? 0, row.previous_orders ?? 0]]),
  ]);
  expect(found).toEqual(expected);
  for (const row of [...products, ...store]) expect(row.revenue_usd ?? 0).toBeCloseTo((row.orders ?? 0) * 20, 6);
}

async function derivedFrom(storeId: number) {
  const days = await sql`select * from sale_day where store_id = ${storeId} order by product_id, day`.execute(
    testing.database,
  );
  const products =
    await sql`select * from product_window where store_id = ${storeId} order by date_range, product_id`.execute(
      testing.database,
    );
  const store = await sql`select * from store_window where store_id = ${storeId} order by date_range`.execute(
    testing.database,
  );
  // sums of the same figures in another order differ in their last digits
  return [...days.rows, ...products.rows, ...store.rows].map((row) =>
    mapValues(row as object, (value) => (typeof value === 'number' ? Number(value.toPrecision(9)) : value)),
  );
}

function hourOf(sale: Sale): number {
  return Math.floor((NOW - sale.hoursAgo * HOUR_MS) / HOUR_MS) * HOUR_MS;
}

function figures(orders: number): Figures {
  return {
    ...{ orders, ordersVar: orders, ordersSd: orders / 10, units: orders, unitsVar: orders, unitsSd: 0 },
    ...{ revenue: orders * 10, revenueVar: orders, revenueSd: 0, observations: orders, basis: 'modified' },
  };
}

function mapValues(row: object, change: (value: unknown) => unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).map(([key, value]) => [key, change(value)]));
}
