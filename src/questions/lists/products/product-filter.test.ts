import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '#database/testing.ts';
import { discountOf } from '#sales/windows/discount-of.ts';
import { all, discountWithin } from './product-filter.ts';

let testing: TestDatabase;
beforeAll(async () => {
  testing = await testDatabase();
});
afterAll(() => testing?.drop());

test('a round discount is within the bounds that name it, whatever the price before', async () => {
  const befores = [100, 1_000, 2_900, 99_900, 123_400];
  for (let percent = 1; percent < 100; percent++) {
    const { rows } = await sql`
      select from (
        select before as compare_at_minor, before * ${100 - percent}::int / 100 as price_minor
        from unnest(${befores}::bigint[]) as before
      ) as p
      where ${all(discountWithin(discountOf('p'), percent, percent))}`.execute(testing.database);
    expect([percent, rows.length]).toEqual([percent, befores.length]);
  }
});

test.each([
  ['20 % or more', 20, undefined, [70, 80]],
  ['20 % at the most', undefined, 20, [80, 90, 100]],
  ['none', undefined, 0, [100]],
  ['as good as nothing or more', 1e-100, undefined, [70, 80, 90]],
])('of 70, 80, 90 and 100 instead of 100, a filter by a discount of %s finds these', async (_, least, most, found) => {
  const { rows } = await sql<{ price_minor: number }>`
    select price_minor from (select price_minor::bigint, 100::bigint as compare_at_minor
      from unnest('{70,80,90,100}'::bigint[]) as price_minor) as p
    where ${all(discountWithin(discountOf('p'), least, most))} order by price_minor`.execute(testing.database);
  expect(rows.map((row) => row.price_minor)).toEqual(found);
});
