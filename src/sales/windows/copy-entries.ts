import { sql } from 'kysely';
import { DateRange } from '#contract/date-range.ts';
import type { Database } from '#database/connect.ts';

/** Brings what windows carry of their products' entries up to date, where nothing else of them changed. */
export async function copyEntries(database: Database, storeId: number, productIds: number[]): Promise<void> {
  if (productIds.length === 0) return;
  await sql`
    update product_window w
    set price_usd = p.price_usd, country = p.country, tag_mask = p.tag_mask, word_mask = p.word_mask, word_mask_2 = p.word_mask_2,
      is_gone = p.gone_at is not null
    from product p
    where w.date_range = any(${DateRange.options}) and w.store_id = ${storeId} and w.product_id = any(${productIds}::bigint[])
      and p.store_id = w.store_id and p.id = w.product_id
      and (w.price_usd, w.country, w.tag_mask, w.word_mask, w.word_mask_2, w.is_gone)
        is distinct from (p.price_usd, p.country, p.tag_mask, p.word_mask, p.word_mask_2, p.gone_at is not null)`.execute(
    database,
  );
}
