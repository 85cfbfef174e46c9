import { type RawBuilder, sql } from 'kysely';
import type { DateRange } from '#contract/date-range.ts';
import type { FactsTransaction } from '#database/connect.ts';
import { sureGrowth } from './sure-growth.ts';
import { KEPT_POLL, UNREAD, WINDOW_FIGURES, windowFacts, windowSpans, windowSums } from './window-spans.ts';

/** Products of one store, of many (`productIds[n]` belongs to `storeIds[n]`), or all products of some stores. */
export type Sellers =
  | { storeId: number; productIds: number[] }
  | { storeIds: number[]; productIds: number[] }
  | { storeIds: number[] };

const KEPT = [
  ...WINDOW_FIGURES,
  ...[
    'price_usd',
    'country',
    'tags',
    'search_text',
    'first_seen_at',
    'is_gone',
    'is_available',
    'discount',
    'sure_growth',
  ],
];
const COLUMNS = sql.raw(KEPT.join(', '));
const REPLACED = sql.raw(KEPT.map((name) => `${name} = excluded.${name}`).join(', '));
const IS_DIFFERENT = sql.raw(
  `(${KEPT.map((name) => `w.${name}`).join(', ')}) is distinct from (${KEPT.map((name) => `excluded.${name}`).join(', ')})`,
);

/**
 * Recomputes the windows of these products from their days as of `nowMs`. It always computes whole sums, so that late
 * facts correct them and a rebuild gives the same figures. Unchanged rows are not written. Call `lockWindows` first.
 */
export async function refreshProductWindows(
  trx: FactsTransaction,
  sellers: Sellers,
  nowMs: number,
  ranges?: readonly DateRange[],
): Promise<void> {
  const spans = windowSpans(nowMs, ranges);
  const keys = sql.raw('store_id, product_id');
  const sums = windowSums(windowFacts('sale', keys, spans, matching(sellers)), keys, '0');
  await sql`
    with sums (date_range, store_id, product_id, ${sql.raw(WINDOW_FIGURES.join(', '))}) as materialized (
      ${sums}
    ), fresh as (
      select sums.*, p.price_usd, p.country, p.tags, p.search_text, p.first_seen_at, p.gone_at is not null,
        p.is_available, p.discount, case when unread.is_compared then growth.sure end
      from sums
      join product p on p.store_id = sums.store_id and p.id = sums.product_id
      join store s on s.id = sums.store_id
      join ${spans.table} on span.date_range = sums.date_range
      ${KEPT_POLL}
      cross join lateral ${UNREAD}
      cross join lateral ${sureGrowth('sums', 'unread')}
    ), kept as (
      insert into product_window as w (date_range, store_id, product_id, ${COLUMNS})
      select * from fresh
      on conflict (date_range, store_id, product_id) do update set ${REPLACED} where ${IS_DIFFERENT}
    )
    delete from product_window f
    using ${spans.table}
    where f.date_range = span.date_range and ${matching(sellers)} and not exists (
      select from sums where sums.date_range = f.date_range and sums.store_id = f.store_id and sums.product_id = f.product_id
    )`.execute(trx);
}

/** A condition on `f`, a table of facts or of windows. */
function matching(sellers: Sellers): RawBuilder<unknown> {
  if ('storeId' in sellers)
    return sql`f.store_id = ${sellers.storeId} and f.product_id = any(${sellers.productIds}::bigint[])`;
  if ('productIds' in sellers)
    return sql`(f.store_id, f.product_id) in (
      select * from unnest(${sellers.storeIds}::bigint[], ${sellers.productIds}::bigint[]))`;
  return sql`f.store_id = any(${sellers.storeIds}::bigint[])`;
}
