import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addStores } from '#catalog/testing-stores.ts';
import { type TestDatabase, testDatabase } from '#database/testing.ts';
import { all, discountWithin } from './product-filter.ts';

const BEFORE = [100, 1_000, 2_900, 99_900, 123_400];

let testing: TestDatabase;
beforeAll(async () => {
  testing = await testDatabase();
  const [storeId] = await addStores(testing, ['shop1.example']);
  // each price before is reduced by 0 to 99 %
  await sql`
    insert into product (store_id, external_id, title, url, currency, compare_at_minor, price_minor, tags, search_text,
      first_seen_at, last_seen_at)
    select ${storeId}::bigint, before || '-' || off, 'Mug', '/', 'USD', before, before * (100 - off) / 100, '{}', ' mug',
      now(), now()
    from unnest(${BEFORE}::bigint[]) as before cross join generate_series(0, 99) as off`.execute(testing.database);
});
afterAll(() => testing?.drop());

test('a round discount is within the bounds that name it, whatever the price before', async () => {
  for (let percent = 1; percent < 100; percent++) {
    const found = await findReduced(percent, percent);
    expect([percent, found.length]).toEqual([percent, BEFORE.length]);
  }
});

test.each([
  ['98 % or more', 98, undefined, [1, 2]],
  ['2 % at the most', undefined, 2, [98, 99, 100]],
  ['none', undefined, 0, [100]],
  ['99 % and as good as nothing more', 99 - 1e-12, undefined, [1]],
])('of what cost 100, a filter by a discount of %s finds these prices', async (_, least, most, found) => {
  expect(await findReduced(least, most, 100)).toEqual(found);
});

test('a discount of as good as nothing leaves out what is not reduced', async () => {
  expect(await findReduced(1e-100, undefined, 100)).toHaveLength(99);
});

async function findReduced(least?: number, most?: number, before?: number): Promise<number[]> {
  const { rows } = await sql<{ price_minor: number }>`
    select price_minor from product
    where ${all(discountWithin(sql`discount`, least, most))} and compare_at_minor = coalesce(${before ?? null}, compare_at_minor)
    order by price_minor`.execute(testing.database);
  return rows.map((row) => row.price_minor);
}
