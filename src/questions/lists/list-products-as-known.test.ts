import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addStores } from '#catalog/testing-stores.ts';
import { ProductListQuery } from '#contract/filters.ts';
import { type TestDatabase, testDatabase } from '#database/testing.ts';
import { asKnownOn, periodOf } from '../period.ts';
import { listProductsAsKnown } from './list-products-as-known.ts';

const NOW = Date.parse('2026-06-01T12:30:00Z');
const PRODUCTS = 30;

// before the first connection, which keeps the function that it finds
const asked = vi.spyOn(pg.Client.prototype, 'query');

let testing: TestDatabase;
beforeAll(async () => {
  testing = await testDatabase();
});
afterAll(async () => {
  await testing?.drop();
  asked.mockRestore();
});

test('a page asks for the past of its own products, unless the list is chosen or sorted by it', async () => {
  const [storeId] = (await addStores(testing, ['shop.example'])) as [number];
  await sql`insert into product (store_id, external_id, title, url, currency, price_minor, first_seen_at, last_seen_at)
    select ${storeId}::bigint, number, 'Mug', '/', 'USD', 100, '2026-05-01', '2026-06-01'
    from generate_series(1, ${PRODUCTS}) as number`.execute(testing.facts);
  const mostAskedFor = async (given: object) => {
    const query = ProductListQuery.parse(given);
    const before = asked.mock.calls.length;
    const { total } = await listProductsAsKnown(testing, {
      ...{ accountId: 'anna', storeId, query, period: asKnownOn(periodOf(query, NOW), '2026-05-20') },
      pictureUrl: (url) => url,
    });
    expect(total).toBe(PRODUCTS);
    const ofEvents = (asked.mock.calls as unknown[][]).slice(before).filter((call) => {
      return JSON.stringify(call[0]).includes('from product_event');
    });
    return Math.max(...ofEvents.flatMap((call) => (call[1] as unknown[]).map((one) => (one as unknown[]).length ?? 0)));
  };
  expect(await mostAskedFor({})).toBe(ProductListQuery.parse({}).pageSize);
  for (const given of [{ stock: 'in' }, { sortBy: 'price' }, { maxDiscount: 50 }])
    expect(await mostAskedFor(given)).toBe(PRODUCTS);
});
