import { type RawBuilder, sql } from 'kysely';
import { DateRange, spanOf } from '#contract/date-range.ts';
import { DAY_MS } from '#runtime/clock.ts';

/** At most this many days of facts are summed for a span without windows. */
const MAX_DAYS_SUMMED = 60_000;

/** `storeIds`: only these stores; null for the whole catalogue. */
type Asked = { storeIds: number[] | null; fromMs: number; untilMs: number; nowMs: number };

/**
 * A condition on `store_id` that picks the stores whose facts are summed for a custom span: the given stores, or the
 * best sellers of the shortest named range that covers the span. A store that sold almost only within the span may be
 * missed.
 */
export function candidateStores(asked: Asked): RawBuilder<unknown> {
  if (asked.storeIds) return ofStores(asked.storeIds);
  return sql`store_id in (select store_id from store_window where date_range = ${sql.lit(rangeAround(asked))}
    order by orders desc nulls last, store_id limit ${most(asked)})`;
}

/** The same for `(store_id, product_id)`. */
export function candidateProducts(asked: Asked): RawBuilder<unknown> {
  if (asked.storeIds) return ofStores(asked.storeIds);
  const windows = sql.table(`product_window_${rangeAround(asked).toLowerCase()}`);
  return sql`(store_id, product_id) in (select store_id, product_id from ${windows} where not is_gone
    order by orders desc, store_id, product_id limit ${most(asked)})`;
}

export function ofStores(storeIds: number[]): RawBuilder<unknown> {
  return sql`store_id = any(${storeIds}::bigint[])`;
}

function most({ fromMs, untilMs }: Asked): number {
  const days = (untilMs - fromMs) / DAY_MS;
  return Math.max(50, Math.min(1_000, Math.floor(MAX_DAYS_SUMMED / days)));
}

/** The shortest range that covers a span, or else the longest range. Future days of the span are ignored. */
export function rangeAround({ fromMs, untilMs, nowMs }: Pick<Asked, 'fromMs' | 'untilMs' | 'nowMs'>): DateRange {
  const holds = (range: DateRange) => {
    const { current } = spanOf(range, nowMs);
    return Date.parse(current.from) <= fromMs && Math.min(untilMs, nowMs) <= Date.parse(current.until);
  };
  return DateRange.options.find(holds) ?? 'LAST_5_YEARS';
}
