import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { isoDay } from '#contract/date-range.ts';
import { DAY_MS, HOUR_MS } from '#runtime/clock.ts';
import { refreshTouchedWindows } from '#sales/windows/refresh-touched-windows.ts';
import { alertCalls, clearAlerts, openAlertWorld } from '../../testing/alert-world.ts';
import { call, NOW_MS, type TestApp } from '../../testing/test-app.ts';
import { figuresOf, type TestStore } from '../../testing/test-sales.ts';

const YESTERDAY = isoDay(NOW_MS - DAY_MS);

let t: TestApp;
let shop: TestStore;
beforeAll(async () => {
  ({ t, shop } = await openAlertWorld());
});
afterAll(() => t?.close());
beforeEach(async () => {
  await clearAlerts(t);
  for (const table of ['sale_day', 'store_day', 'restatement', 'product_window', 'delivery'] as const)
    await t.database.deleteFrom(table).execute();
  const products = [
    { name: 'What sells', search: '?minOrders=2' },
    { name: 'Few', search: '?maxOrders=2' },
    { name: 'Cheap', search: '?maxPrice=9' },
  ];
  await call(t, 'PATCH', '/user/preferences', { body: { savedFilters: { products } } });
});

const { channel, judgeNow, make, messages, read, rings, rules } = alertCalls(() => t);
const MATCHES = { condition: { kind: 'matches' } };

/** Sets yesterday's sales of a product. */
async function tell(productId: number, orders: number): Promise<void> {
  const figures = figuresOf({ orders });
  await t.database
    .insertInto('sale_day')
    .values({ store_id: shop.id, product_id: productId, day: YESTERDAY, ...figures })
    .onConflict((conflict) => conflict.columns(['store_id', 'product_id', 'day']).doUpdateSet(figures))
    .execute();
  await t.database
    .insertInto('store_day')
    .values({ store_id: shop.id, day: YESTERDAY, ...figures, observed_seconds: 86_400 })
    .onConflict((conflict) => conflict.columns(['store_id', 'day']).doUpdateSet(figures))
    .execute();
  await t.database.transaction().execute((trx) => refreshTouchedWindows(trx, shop.id, [productId], t.clock.now()));
}

/** Revises the day after it had settled, with a log entry, or before, without one. */
async function revise(productId: number, orders: number, { isNoted = true } = {}): Promise<void> {
  t.clock.set(NOW_MS + (isNoted ? 3 * DAY_MS : DAY_MS));
  const figures = `orders, orders_var, orders_sd, units, units_var, units_sd, revenue, revenue_usd, revenue_usd_var,
    revenue_usd_sd, observations, basis`;
  if (isNoted)
    await sql`
      insert into restatement (store_id, product_id, day, at, why, ${sql.raw(figures)}, new_orders, new_units, new_revenue_usd)
      select store_id, product_id, day, ${new Date(t.clock.now())}, 'content-changed', ${sql.raw(figures)}, ${orders}, ${orders}, ${orders * 10}
      from sale_day where product_id = ${productId}`.execute(t.database);
  await tell(productId, orders);
  await read(shop, []);
  await judgeNow();
}

async function ringFor(productId: number, orders: number): Promise<void> {
  t.clock.advance(HOUR_MS);
  await judgeNow();
  await tell(productId, orders);
  await read(shop, [{ productId, kind: 'sold_out' }]);
  await judgeNow();
}

test('a match that a revised number undoes is retracted, and one message says so', async () => {
  const [first] = shop.products as [number];
  await make({ filter: 'What sells', ...MATCHES, channelIds: [await channel()] });
  await ringFor(first, 3);
  expect(await rings()).toMatchObject([{ kind: 'matches', isRetracted: false }]);
  await t.database.updateTable('delivery').set({ state: 'delivered' }).execute();
  await revise(first, 1);
  await judgeNow();
  expect(await rings()).toMatchObject([{ isRetracted: true, changeNow: null }]);
  const [, told, ...more] = await messages();
  expect(more).toEqual([]);
  expect(told!.title).toBe(
    'Revised: Product 1 of Shop · Shop. By the revised numbers, it did not match the filter “What sells”, and the earlier alert no longer holds.',
  );
  expect(await rules()).toMatchObject([{ rang: 1, nothing: 1 }]);
});

test('so is an event of a product that the filter then no longer matched', async () => {
  const [first] = shop.products as [number];
  await make({ filter: 'What sells' });
  await ringFor(first, 3);
  await revise(first, 1);
  expect(await rings()).toMatchObject([{ kind: 'sold_out', isRetracted: true }]);
});

test('also by a number that had not settled yet', async () => {
  const [first] = shop.products as [number];
  await make({ filter: 'What sells', ...MATCHES });
  await ringFor(first, 3);
  await revise(first, 1, { isNoted: false });
  expect(await rings()).toMatchObject([{ isRetracted: true }]);
});

test.each([
  ['that it still matches', 'What sells', 2],
  ['of sales that it does not ask of', 'Cheap', 50],
])('a revised number %s changes nothing', async (_name, filter, orders) => {
  const [first] = shop.products as [number];
  await t.database.updateTable('product').set({ price_usd: 5 }).where('id', '=', first).execute();
  await make({ filter });
  await ringFor(first, 3);
  await revise(first, orders);
  expect(await rings()).toMatchObject([{ isRetracted: false }]);
});

test('sales after it rang retract nothing', async () => {
  const [first] = shop.products as [number];
  await make({ filter: 'Few' });
  await ringFor(first, 1);
  const today = { store_id: shop.id, product_id: first, day: isoDay(NOW_MS + DAY_MS), ...figuresOf({ orders: 9 }) };
  await t.database.insertInto('sale_day').values(today).execute();
  await revise(first, 2);
  expect(await rings()).toMatchObject([{ kind: 'sold_out', isRetracted: false }]);
});
