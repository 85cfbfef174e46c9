import { type RawBuilder, sql } from 'kysely';
import type { DateRange } from '#contract/date-range.ts';
import type { Database } from '#database/connect.ts';
import { FACT_FIGURES, WINDOW_FIGURES, windowSpans, windowSums } from './window-spans.ts';

/** Products of one store, or all products of some stores. */
export type Sellers = { storeId: number; productIds: number[] } | { storeIds: number[] };

const KEPT = [...WINDOW_FIGURES, 'price_usd', 'country', 'tag_mask', 'is_gone'];
const COLUMNS = sql.raw(KEPT.join(', '));
const REPLACED = sql.raw(KEPT.map((name) => `${name} = excluded.${name}`).join(', '));
const IS_DIFFERENT = sql.raw(
  `(${KEPT.map((name) => `w.${name}`).join(', ')}) is distinct from (${KEPT.map((name) => `excluded.${name}`).join(', ')})`,
);

/**
 * Makes the windows of these products anew from their days, as they stand at `nowMs`: always the whole sum, so that
 * late facts correct it and a rebuild gives the same figures. What is as it was is not written.
 */
export async function refreshProductWindows(
  database: Database,
  sellers: Sellers,
  nowMs: number,
  ranges?: readonly DateRange[],
): Promise<void> {
  const spans = windowSpans(nowMs, ranges);
  const facts = sql`
    select date_range, store_id, product_id, true as is_current, ${FACT_FIGURES}
    from ${spans} join sale_day f on day >= from_day and day < until_day where ${matching(sellers)}
    union all
    select date_range, store_id, product_id, false, ${FACT_FIGURES}
    from ${spans} join sale_day f on day >= previous_from and day < cut_day where ${matching(sellers)}
    union all
    select date_range, store_id, product_id, false, ${FACT_FIGURES}
    from ${spans} join sale_hour f on hour >= cut_from and hour < cut_at where ${matching(sellers)}`;
  await sql`
    with sums (date_range, store_id, product_id, ${sql.raw(WINDOW_FIGURES.join(', '))}) as materialized (
      select date_range, store_id, product_id, ${windowSums('0')} from (${facts}) as facts group by 1, 2, 3
    ), fresh as (
      select sums.*, p.price_usd, p.country, p.tag_mask, p.gone_at is not null
      from sums
      join product p on p.store_id = sums.store_id and p.id = sums.product_id
    ), kept as (
      insert into product_window as w (date_range, store_id, product_id, ${COLUMNS})
      select * from fresh
      on conflict (date_range, store_id, product_id) do update set ${REPLACED} where ${IS_DIFFERENT}
    )
    delete from product_window f
    using ${spans}
    where f.date_range = span.date_range and ${matching(sellers)} and not exists (
      select from sums where sums.date_range = f.date_range and sums.store_id = f.store_id and sums.product_id = f.product_id
    )`.execute(database);
}

/** A condition on `f`, a table of facts or windows. */
function matching(sellers: Sellers): RawBuilder<unknown> {
  if ('storeIds' in sellers) return sql`f.store_id = any(${sellers.storeIds}::bigint[])`;
  return sql`f.store_id = ${sellers.storeId} and f.product_id = any(${sellers.productIds}::bigint[])`;
}
