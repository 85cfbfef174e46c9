import { sql } from 'kysely';
import type { DateRange } from '#contract/date-range.ts';
import type { FactsTransaction } from '#database/connect.ts';
import { sureGrowth } from './sure-growth.ts';
import { KEPT_POLL, UNREAD, WINDOW_FIGURES, windowFacts, windowSpans, windowSums } from './window-spans.ts';

const COLUMNS = sql.raw(WINDOW_FIGURES.join(', '));
const REPLACED = sql.raw([...WINDOW_FIGURES, 'sure_growth'].map((name) => `${name} = excluded.${name}`).join(', '));

/** Recomputes the windows of these stores from their days as of `nowMs`. Call `lockWindows` first. */
export async function refreshStoreWindows(
  trx: FactsTransaction,
  storeIds: number[],
  nowMs: number,
  ranges?: readonly DateRange[],
): Promise<void> {
  const spans = windowSpans(nowMs, ranges);
  const theirs = sql`f.store_id = any(${storeIds}::bigint[])`;
  const keys = sql.raw('store_id');
  const sums = windowSums(windowFacts('store', keys, spans, theirs), keys, 'null');
  await sql`
    with sums (date_range, store_id, ${COLUMNS}) as materialized (
      ${sums}
    ), kept as (
      insert into store_window (date_range, store_id, ${COLUMNS}, sure_growth)
      select sums.*, case when unread.is_compared then growth.sure end
      from sums
      join store s on s.id = sums.store_id
      join ${spans.table} on span.date_range = sums.date_range
      ${KEPT_POLL}
      cross join lateral ${UNREAD}
      cross join lateral ${sureGrowth('sums', 'unread')}
      on conflict (store_id, date_range) do update set ${REPLACED}
    )
    delete from store_window f
    using ${spans.table}
    where f.date_range = span.date_range and ${theirs} and not exists (
      select from sums where sums.date_range = f.date_range and sums.store_id = f.store_id
    )`.execute(trx);
}
