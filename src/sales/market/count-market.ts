import { sql } from 'kysely';
import { Tag } from '#contract/tag.ts';
import type { Facts } from '#database/connect.ts';
import { HOUR_MS } from '#runtime/clock.ts';
import { withMarketLock } from './with-market-lock.ts';
import { writeSums } from './write-sums.ts';

/** Up to this many products, categories are counted every time; above, a count takes seconds and runs hourly. */
const MAX_COUNTED_AT_ONCE = 200_000;

/** Counts the catalogue: stores and products by country, products by category. */
export async function countMarket(facts: Facts, nowMs: number): Promise<void> {
  await withMarketLock(facts, async (trx) => {
    await trx.deleteFrom('market_country').execute();
    await writeSums(
      trx,
      'market_country',
      sql`country, stores, products, read_at`,
      sql`
      select coalesce(s.country, ''), count(*), sum(s.product_count), max(greatest(s.last_read_at, kept.unchanged_at))
      from store s left join poll_kept kept on kept.store_id = s.id
      group by 1`,
    );
  });
  const counted = await facts.selectFrom('market_tag').select('counted_at').limit(1).executeTakeFirst();
  if (counted && counted.counted_at.getTime() > nowMs - HOUR_MS && (await hasManyProducts(facts))) return;
  await withMarketLock(facts, async (trx) => {
    await trx.deleteFrom('market_tag').execute();
    await writeSums(
      trx,
      'market_tag',
      sql`tag, products, counted_at`,
      sql`
      select tag, coalesce(products, 0), ${new Date(nowMs)}::timestamptz
      from unnest(${Tag.options}::text[]) as tag
      left join (
        select tag, count(*) as products from product cross join unnest(tags) as tag where gone_at is null group by 1
      ) as counted using (tag)`,
    );
  });
}

async function hasManyProducts(facts: Facts): Promise<boolean> {
  const { rows } = await sql<{ products: number | null }>`
    select sum(products) as products from market_country`.execute(facts);
  return (rows[0]?.products ?? 0) > MAX_COUNTED_AT_ONCE;
}
