import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addStores } from '#catalog/testing-stores.ts';
import { type TestDatabase, testDatabase } from '#database/testing.ts';
import { sureGrowth } from '#sales/windows/sure-growth.ts';
import { periodOf } from '../period.ts';
import { findMovedProducts } from './find-movers.ts';

/** More than are checked. */
const UNSURE = 5_000;
/** Sold as long as it was counted. */
const UNCOUNTED = UNSURE + 3;

let testing: TestDatabase;
let storeId: number;

beforeAll(async () => {
  testing = await testDatabase();
  const { database } = testing;
  [storeId] = (await addStores(testing, ['shop.example'])) as [number];
  await sql`insert into store_window (date_range, store_id, orders, previous_orders, observations)
    values ('LAST_7_DAYS', ${storeId}::bigint, 1, 1, 1)`.execute(database);
  await database
    .insertInto('product')
    .values({
      ...{ id: UNCOUNTED, store_id: storeId, external_id: 'x', title: 'x', url: 'https://shop.example/x' },
      ...{ currency: 'USD', price_minor: 100, first_seen_at: new Date(0), last_seen_at: new Date(0) },
    })
    .execute();
  await database
    .insertInto('product_state')
    .values({
      ...{ store_id: storeId, product_id: UNCOUNTED, external_id: 'x', content_hash: 'a', rate: '{}' },
      ...{ variants: JSON.stringify([{ externalId: '1', isUncounted: true }]), seen_at: new Date(0) },
    })
    .execute();
  // nearly all changed by far more than the last two, but only the change of those two is sure; and of one that is not counted any more
  await sql`insert into product_window (date_range, store_id, product_id, orders, orders_var, orders_sd, observations,
      previous_orders, previous_orders_var, previous_orders_sd, previous_observations, tags, search_text, first_seen_at,
      is_gone, is_available, basis, sure_growth)
    select 'LAST_7_DAYS', ${storeId}::bigint, id, w.orders, orders_var, 0, 1, previous_orders, previous_orders_var, 0, 1, '{}',
      '', '2026-01-01', false, true, 'stock', growth.sure
    from (
      select id, case id % 2 when 0 then 900 else 100 end::float8 as orders, 1e9::float8 as orders_var, 0 as orders_sd,
        case id % 2 when 0 then 100 else 900 end::float8 as previous_orders, 1e9::float8 as previous_orders_var,
        0 as previous_orders_sd
      from generate_series(1, ${UNSURE}::int) id
      union all values (${UNSURE}::int + 1, 400, 0, 0, 100, 0, 0), (${UNSURE}::int + 2, 100, 0, 0, 400, 0, 0), (${UNCOUNTED}::int, 0, 0, 0, 900, 0, 0)
    ) as w cross join lateral ${sureGrowth('w')}`.execute(database);
});
afterAll(() => testing?.drop());

test.each([
  ['up', 1],
  ['down', 2],
] as const)('what surely went %s is found, however many changed more without being sure', async (direction, place) => {
  const period = periodOf({ dateRange: 'LAST_7_DAYS' }, Date.parse('2026-06-01T12:30:00Z'));
  for (const storeIds of [null, [storeId]]) {
    const moved = await findMovedProducts(testing.database, { storeIds, period, limit: 5 }, direction);
    expect(moved).toEqual([{ storeId, productId: UNSURE + place }]);
  }
});
