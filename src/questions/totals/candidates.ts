import { type RawBuilder, sql } from 'kysely';
import { DateRange, spanOf } from '#contract/date-range.ts';
import { DAY_MS } from '#runtime/clock.ts';

/** Days of facts that are summed, at the most, to answer about a span that has no windows. */
const MOST_DAYS_SUMMED = 60_000;

/** `storeIds`: of these stores; null for the whole catalogue. */
type Asked = { storeIds: number[] | null; fromMs: number; untilMs: number; nowMs: number };

/**
 * Whose facts are summed for a span without a name, as a condition on `store_id`: the stores given, which are few; of the database
 * those that sold the most in the shortest range around the span. What is best in the span is among them, but for what
 * sold all at once and hardly before or after.
 */
export function candidateStores(asked: Asked): RawBuilder<unknown> {
  if (asked.storeIds) return ofStores(asked.storeIds);
  return sql`store_id in (select store_id from store_window where date_range = ${sql.lit(rangeAround(asked))}
    order by orders desc nulls last, store_id limit ${most(asked)})`;
}

/** The same on `(store_id, product_id)`. */
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
  return Math.max(50, Math.min(1_000, Math.floor(MOST_DAYS_SUMMED / days)));
}

/** The shortest range that holds a span, or the longest there is; days to come are in none. */
export function rangeAround({ fromMs, untilMs, nowMs }: Pick<Asked, 'fromMs' | 'untilMs' | 'nowMs'>): DateRange {
  const holds = (range: DateRange) => {
    const { current } = spanOf(range, nowMs);
    return Date.parse(current.from) <= fromMs && Math.min(untilMs, nowMs) <= Date.parse(current.until);
  };
  return DateRange.options.find(holds) ?? 'LAST_5_YEARS';
}
