import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '#database/testing.ts';
import { fc } from '#runtime/testing-properties.ts';
import { sureGrowth } from '#sales/windows/sure-growth.ts';
import { sureDifference } from './change.ts';

let testing: TestDatabase;
beforeAll(async () => {
  testing = await testDatabase();
});
afterAll(() => testing?.drop());

const span = fc
  .record({
    orders: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 9 }), fc.double({ min: 0.01, max: 1e5, noNaN: true })),
    spread: fc.double({ min: 0, max: 2, noNaN: true }),
    shared: fc.double({ min: 0, max: 0.8, noNaN: true }),
  })
  .map(({ orders, spread, shared }) => ({
    orders,
    // rounded as the windows' columns are
    orders_var: Math.fround(spread * orders),
    orders_sd: Math.fround(shared * orders),
  }));

test('windows store the same sureness that lists of risers and fallers compute', async () => {
  const share = fc.oneof(fc.constant(0), fc.double({ min: 0, max: 0.5, noNaN: true }));
  const pairs = fc.sample(fc.tuple(span, span, fc.record({ now: share, before: share })), 1_000);
  const column = (of: 0 | 1, name: 'orders' | 'orders_var' | 'orders_sd') => pairs.map((pair) => pair[of][name]);
  const { rows } = await sql<{ sure: number }>`
    select growth.sure from unnest(
      ${column(0, 'orders')}::float8[], ${column(0, 'orders_var')}::float8[], ${column(0, 'orders_sd')}::float8[],
      ${column(1, 'orders')}::float8[], ${column(1, 'orders_var')}::float8[], ${column(1, 'orders_sd')}::float8[],
      ${pairs.map(([, , unread]) => unread.now)}::float8[], ${pairs.map(([, , unread]) => unread.before)}::float8[]
    ) with ordinality as w (
      orders, orders_var, orders_sd, previous_orders, previous_orders_var, previous_orders_sd, now, before, place)
    cross join lateral ${sureGrowth('w', 'w')} order by place`.execute(testing.database);
  const expected = pairs.map(([now, before, unread]) => {
    if (sureDifference(now, before, 'up', unread) > 0) return 1;
    return sureDifference(now, before, 'down', unread) > 0 ? -1 : 0;
  });
  expect(rows.flatMap(({ sure }, index) => (sure === expected[index] ? [] : [[sure, ...pairs[index]!]]))).toEqual([]);
  expect(new Set(expected)).toEqual(new Set([1, -1, 0]));
});

test('nothing is sure where a figure is unknown', async () => {
  const { rows } = await sql<{ sure: number | null }>`
    select growth.sure from (values (null::float8, null::float8, null::float8, 3::float8, 3::float8, 0::float8))
      as w (orders, orders_var, orders_sd, previous_orders, previous_orders_var, previous_orders_sd)
    cross join lateral ${sureGrowth('w')}`.execute(testing.database);
  expect(rows).toEqual([{ sure: null }]);
});
