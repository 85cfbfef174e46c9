import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePartitions } from '#database/partitions.ts';
import { type TestDatabase, testDatabase } from '#database/testing.ts';
import { HOUR_MS } from '#runtime/clock.ts';
import { fc } from '#runtime/testing-properties.ts';
import type { ProductHour, StoreHour } from './facts.ts';
import { recordSales } from './record-sales.ts';
import { type UsdRate, usdRates } from './usd-rates.ts';

const START = Date.parse('2026-02-27T00:00:00Z');
let test: TestDatabase;

beforeAll(async () => {
  test = await testDatabase();
  await makePartitions(test.database, Date.parse('2026-03-10T00:00:00Z'));
});
afterAll(() => test.drop());

describe('recording sales', () => {
  it('adds the increments of a later poll to the same hour, and keeps the day equal to its hours', async () => {
    await record(1, [productHour(7, 5, 2)], [storeHour(5, 2, 1800)]);
    await record(1, [productHour(7, 5, 3)], [storeHour(5, 3, 1800)]);
    const hour = await test.database
      .selectFrom('sale_hour')
      .selectAll()
      .where('store_id', '=', 1)
      .executeTakeFirstOrThrow();
    expect(hour).toMatchObject({ orders: 5, units: 10, revenue: 50, revenue_usd: 100, revenue_usd_var: 20 });
    const day = await test.database
      .selectFrom('store_day')
      .selectAll()
      .where('store_id', '=', 1)
      .executeTakeFirstOrThrow();
    expect(day).toMatchObject({
      day: '2026-02-27',
      orders: 5,
      revenue_usd: 100,
      observed_seconds: 3600,
      basis: 'modified',
    });
  });

  it('takes back sales that a later poll corrects, and leaves no hour or day below zero', async () => {
    await record(5, [productHour(7, 5, 2)], [storeHour(5, 2, 3600)]);
    await record(5, [productHour(7, 5, -1)], [storeHour(5, -1, 0)]);
    const left = await test.database.selectFrom('store_day').selectAll().where('store_id', '=', 5).executeTakeFirst();
    expect(left).toMatchObject({ orders: 1, revenue: 10 });
    await record(5, [productHour(7, 5, -2)], [storeHour(5, -2, 0)]);
    for (const table of ['sale_hour', 'sale_day', 'store_hour', 'store_day'] as const) {
      const row = await test.database.selectFrom(table).selectAll().where('store_id', '=', 5).executeTakeFirstOrThrow();
      expect(row).toMatchObject({ orders: 0, units: 0, revenue: 0, revenue_usd: 0, revenue_usd_sd: 0 });
    }
  });

  it('calls a day mixed when its hours rest on different signals', async () => {
    await record(2, [], [storeHour(1, 1, 3600), { ...storeHour(2, 1, 3600), basis: 'stock' }]);
    const day = await test.database
      .selectFrom('store_day')
      .select('basis')
      .where('store_id', '=', 2)
      .executeTakeFirstOrThrow();
    expect(day.basis).toBe('mixed');
  });

  it('gives null dollars, not zero, for a currency without a rate', async () => {
    await record(3, [productHour(7, 5, 2)], [storeHour(5, 2, 1800)], await usdRates(test.database, 'XXX'));
    for (const table of ['sale_hour', 'sale_day', 'store_hour', 'store_day'] as const) {
      const row = await test.database.selectFrom(table).selectAll().where('store_id', '=', 3).executeTakeFirstOrThrow();
      expect(row).toMatchObject({ orders: 2, revenue: 20 });
      expect(row).toMatchObject({ revenue_usd: null, revenue_usd_var: null, revenue_usd_sd: null });
    }
  });

  it('gives a day dollars only if every hour has them, and an hour only if every poll has them', async () => {
    const unknown = () => null;
    await record(4, [], [storeHour(1, 1, 60)]);
    await record(4, [], [storeHour(2, 1, 60), storeHour(25, 1, 60)], unknown);
    await record(4, [], [storeHour(25, 1, 60), storeHour(49, 1, 60)]);
    const days = await test.database
      .selectFrom('store_day')
      .select(['day', 'orders', 'revenue_usd'])
      .where('store_id', '=', 4)
      .orderBy('day')
      .execute();
    expect(days).toEqual([
      { day: '2026-02-27', orders: 2, revenue_usd: null },
      { day: '2026-02-28', orders: 2, revenue_usd: null },
      { day: '2026-03-01', orders: 1, revenue_usd: 20 },
    ]);
  });

  it('stores an error too small for its column as zero', async () => {
    const tiny = { ordersVar: 1e-60, unitsSd: 1e-200, revenueVar: 1e-60 };
    await record(6, [{ ...productHour(7, 5, 2), ...tiny }], [{ ...storeHour(5, 2, 1800), ...tiny }]);
    for (const table of ['sale_hour', 'sale_day', 'store_hour', 'store_day'] as const) {
      const row = await test.database.selectFrom(table).selectAll().where('store_id', '=', 6).executeTakeFirstOrThrow();
      expect(row).toMatchObject({ orders: 2, orders_var: 0, units_sd: 0, revenue_usd_var: 0 });
    }
  });

  it('keeps days equal to the sums of their hours, in whatever order polls come, on a leap day too', async () => {
    let storeId = 100;
    const poll = fc.array(
      fc.record({ product: fc.integer({ min: 1, max: 3 }), hour: fc.integer({ min: 0, max: 95 }), orders: fc.nat(9) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(poll, { minLength: 1, maxLength: 4 }), async (polls) => {
        storeId++;
        for (const sales of polls) {
          await record(
            storeId,
            sales.map((sale) => productHour(sale.product, sale.hour, sale.orders)),
            sales.map((sale) => storeHour(sale.hour, sale.orders, 60)),
          );
        }
        const differing = await sql`
          select day, sum(d.revenue_usd) as days, (select sum(revenue_usd) from sale_hour h
            where h.store_id = d.store_id and (h.hour at time zone 'UTC')::date = d.day) as hours
          from sale_day d where d.store_id = ${storeId} group by d.store_id, day
          having abs(sum(d.revenue_usd) - (select sum(revenue_usd) from sale_hour h
            where h.store_id = d.store_id and (h.hour at time zone 'UTC')::date = d.day)) > 1e-6`.execute(
          test.database,
        );
        expect(differing.rows).toEqual([]);
        const total = polls.flat().reduce((sum, sale) => sum + sale.orders, 0);
        const days = await sql<{ orders: number }>`
          select coalesce(sum(orders), 0) as orders from store_day where store_id = ${storeId}`.execute(test.database);
        expect(days.rows[0]!.orders).toBeCloseTo(total, 6);
      }),
      { numRuns: 25 },
    );
  });
});

function record(
  storeId: number,
  productHours: ProductHour[],
  storeHours: StoreHour[],
  usdRate: UsdRate = () => 2,
): Promise<void> {
  return test.database
    .transaction()
    .execute((trx) => recordSales(trx, storeId, { productHours, storeHours }, usdRate, START + 10 * 24 * HOUR_MS));
}

function productHour(productId: number, hour: number, orders: number): ProductHour {
  return { productId, hour: START + hour * HOUR_MS, ...figures(orders) };
}

function storeHour(hour: number, orders: number, observedSeconds: number): StoreHour {
  return { hour: START + hour * HOUR_MS, observedSeconds, ...figures(orders) };
}

function figures(orders: number) {
  return {
    orders,
    ordersVar: orders / 10,
    ordersSd: 0,
    units: orders * 2,
    unitsVar: orders / 5,
    unitsSd: orders / 4,
    revenue: orders * 10,
    revenueVar: orders,
    revenueSd: orders,
    observations: orders,
    basis: 'modified' as const,
  };
}
