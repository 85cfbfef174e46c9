import { sql } from 'kysely';
import { DateRange } from '#contract/date-range.ts';
import type { Facts } from '#database/connect.ts';

/** Updates the copies of product columns in the windows, for products of which nothing else changed. */
export async function copyEntries(facts: Facts, storeId: number, productIds: number[]): Promise<void> {
  if (productIds.length === 0) return;
  await sql`
    update product_window w
    set price_usd = p.price_usd, country = p.country, tags = p.tags, search_text = p.search_text,
      is_gone = p.gone_at is not null, is_available = p.is_available, discount = p.discount
    from product p
    where w.date_range = any(${DateRange.options}::date_range[]) and w.store_id = ${storeId} and w.product_id = any(${productIds}::bigint[])
      and p.store_id = w.store_id and p.id = w.product_id
      and (w.price_usd, w.country, w.tags, w.search_text, w.is_gone, w.is_available, w.discount)
        is distinct from (p.price_usd, p.country, p.tags, p.search_text, p.gone_at is not null, p.is_available, p.discount)`.execute(
    facts,
  );
}
