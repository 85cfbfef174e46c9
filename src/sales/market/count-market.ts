import { sql } from 'kysely';
import { Tag } from '#contract/tag.ts';
import type { Database } from '#database/connect.ts';
import { HOUR_MS } from '#runtime/clock.ts';

/** Up to so many products their categories are counted each time; above, a count takes seconds and is made once an hour. */
const MOST_COUNTED_AT_ONCE = 200_000;

/** Counts what the shared database holds: stores and products by country, products by category. */
export async function countMarket(database: Database, nowMs: number): Promise<void> {
  await database.transaction().execute(async (trx) => {
    await trx.deleteFrom('market_country').execute();
    await sql`
      insert into market_country (country, stores, products, read_at)
      select coalesce(s.country, ''), count(*), sum(s.product_count),
        max(greatest(s.last_read_at, due.unchanged_at))
      from store s left join poll_due due on due.store_id = s.id
      group by 1`.execute(trx);
  });
  const counted = await database.selectFrom('market_tag').select('counted_at').limit(1).executeTakeFirst();
  if (counted && counted.counted_at.getTime() > nowMs - HOUR_MS && (await hasManyProducts(database))) return;
  // literals, so that each is counted in the index of its own
  const counts = Tag.options.map(
    (tag, bit) => sql`select ${sql.lit(tag)} as tag, count(*) as products from product
      where gone_at is null and tag_mask & ${sql.lit(1 << bit)} <> 0`,
  );
  await sql`
    insert into market_tag (tag, products, counted_at)
    select tag, products, ${new Date(nowMs)}::timestamptz from (${sql.join(counts, sql` union all `)}) as counts
    on conflict (tag) do update set products = excluded.products, counted_at = excluded.counted_at`.execute(database);
}

async function hasManyProducts(database: Database): Promise<boolean> {
  const { rows } = await sql<{ products: number | null }>`
    select sum(products) as products from market_country`.execute(database);
  return (rows[0]?.products ?? 0) > MOST_COUNTED_AT_ONCE;
}
