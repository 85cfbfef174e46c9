import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RestatementWhy } from '#contract/estimate/restatement.ts';
import { makePartitions } from '#database/partitions.ts';
import { type TestDatabase, testDatabase } from '#database/testing.ts';
import { DAY_MS, HOUR_MS } from '#runtime/clock.ts';
import { fc } from '#runtime/testing-properties.ts';
import type { ProductHour, StoreHour } from '../facts.ts';
import { forgetSales } from '../forget-sales.ts';
import { recordSales } from '../record-sales.ts';
import { shownFigure } from './shown-figure.ts';

const START = Date.parse('2026-03-01T00:00:00Z');
const ON_TIME = START + DAY_MS;
const LATE = START + 3 * DAY_MS;
let test: TestDatabase;

beforeAll(async () => {
  test = await testDatabase();
  await makePartitions(test.database, START + 10 * DAY_MS);
});
afterAll(() => test.drop());

describe('restatements', () => {
  it('hold the old and the new figures of a settled day whose shown figures change', async () => {
    await record(1, 12, ON_TIME);
    await record(1, 2, LATE);
    expect(await listed(1)).toEqual([
      ['store', 12, 14, 120, 140, 'later-reading'],
      ['product 7', 12, 14, 120, 140, 'later-reading'],
    ]);
  });

  it('leave out days that ended less than 48 hours ago, and changes too small to be shown', async () => {
    await record(2, 12, ON_TIME);
    await record(2, 2, LATE - 1);
    await record(2, 0.01, LATE + HOUR_MS);
    expect(await listed(2)).toEqual([]);
  });

  it('give the reason of a product and of its store', async () => {
    await record(3, 12, ON_TIME);
    await record(3, -2, LATE, (productId) => (productId === null ? 'order-cancelled' : 'content-changed'));
    expect(await listed(3)).toEqual([
      ['store', 12, 10, 120, 100, 'order-cancelled'],
      ['product 7', 12, 10, 120, 100, 'content-changed'],
    ]);
  });

  it('distinguish a day without figures from one on which a product sold none', async () => {
    await record(4, 5, LATE);
    expect(await listed(4)).toEqual([
      ['store', null, 5, null, 50, 'later-reading'],
      ['product 7', null, 5, null, 50, 'later-reading'],
    ]);
    await recordOf(5, [], [storeHour(0, ON_TIME)]);
    await record(5, 5, LATE);
    expect(await listed(5)).toEqual([
      ['store', 0, 5, 0, 50, 'later-reading'],
      ['product 7', 0, 5, 0, 50, 'later-reading'],
    ]);
  });

  it('leave out what one batch of polls added and took back, because nobody was shown it', async () => {
    const [before, after] = [storeHour(12, ON_TIME), storeHour(-2, LATE)];
    await recordOf(6, [], [before, after]);
    expect(await listed(6)).toEqual([]);
  });

  it('are deleted with the store', async () => {
    await record(7, 12, ON_TIME);
    await record(7, 2, LATE);
    await forgetSales(test.facts, 7);
    expect(await listed(7)).toEqual([]);
  });
});

describe('shownFigure', () => {
  it.each([
    [0.44, 'count', 0.4],
    [9.96, 'count', 10],
    [12.5, 'count', 13],
    [3.456, 'money', 3.46],
    [1234.5, 'money', 1235],
    [1_234_567, 'count', 1_230_000],
  ] as const)('%d of %s is shown as %d', (amount, kind, shown) => {
    expect(shownFigure(amount, kind)).toBeCloseTo(shown, 9);
  });

  it("differs from the amount by no more than a screen's precision", () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e9, noNaN: true }), (amount) => {
        expect(Math.abs(shownFigure(amount, 'count') - amount)).toBeLessThanOrEqual(Math.max(0.5, amount * 0.005));
      }),
    );
  });
});

function record(storeId: number, orders: number, seenAt: number, reasonOf?: Reason): Promise<void> {
  return recordOf(storeId, [productHour(orders, seenAt)], [storeHour(orders, seenAt)], reasonOf);
}

type Reason = (productId: number | null) => RestatementWhy;

function recordOf(storeId: number, productHours: ProductHour[], storeHours: StoreHour[], reasonOf?: Reason) {
  return test.database
    .transaction()
    .execute((trx) => recordSales(trx, storeId, { productHours, storeHours, reasonOf }, () => 1, START + 10 * DAY_MS));
}

async function listed(storeId: number) {
  const rows = await test.database
    .selectFrom('restatement')
    .selectAll()
    .where('store_id', '=', storeId)
    .orderBy('product_id')
    .execute();
  return rows.map((row) => [
    row.product_id === 0 ? 'store' : `product ${row.product_id}`,
    ...[row.orders, row.new_orders, row.revenue_usd, row.new_revenue_usd, row.why],
  ]);
}

function productHour(orders: number, seenAt: number): ProductHour {
  return { productId: 7, hour: START + 5 * HOUR_MS, seenAt, ...figures(orders) };
}

function storeHour(orders: number, seenAt: number): StoreHour {
  return { hour: START + 5 * HOUR_MS, seenAt, observedSeconds: 600, ...figures(orders) };
}

function figures(orders: number) {
  return {
    ...{ orders, ordersVar: 1, ordersSd: 0, units: orders, unitsVar: 1, unitsSd: 0 },
    ...{ revenue: orders * 10, revenueVar: 1, revenueSd: 0, observations: 1, basis: 'modified' as const },
  };
}
