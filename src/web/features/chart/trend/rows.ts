import type { Trend, TrendPoint } from '#contract/analytics.ts';
import type { Frequency } from '#contract/date-range.ts';
import { type Estimate, NO_ESTIMATE } from '#contract/estimate/estimate.ts';
import { HOUR_MS } from '#contract/time.ts';

export type TrendMetric = 'orders' | 'revenue';

/** One bucket of a trend with the bucket at the same place in the previous period. */
export type TrendRow = {
  at: string;
  current: Estimate;
  /** `gap`: nothing was read; `ahead`: it has not begun; `unpriced`: sold in a currency without an exchange rate. */
  state: 'known' | 'gap' | 'ahead' | 'unpriced';
  /** The bucket is still running. */
  isPartial: boolean;
  /** The bucket began before the period. */
  isInPart: boolean;
  previousAt: string | null;
  previous: Estimate | null;
  /** It is cut off at the point that the running bucket has reached. */
  isPreviousPartial: boolean;
  /** Its value before a revision. Null: it had no number; undefined: it was not revised. */
  restatedFrom?: number | null;
};

export function trendRows(trend: Trend, metric: TrendMetric, nowMs: number): TrendRow[] {
  const ahead = trend.frequency === 'HOUR' ? hoursAhead(trend) : [];
  return [...trend.points, ...ahead].map((point, index) => {
    const before = trend.previous[index];
    const isFirst = index === 0 && trend.points.length > 1;
    return {
      at: point.at,
      current: point[metric],
      state: stateOf(point, metric, nowMs),
      isPartial: point.partial === true && !isFirst,
      isInPart: point.partial === true && isFirst,
      previousAt: before?.at ?? null,
      previous: before?.[metric] ?? null,
      isPreviousPartial: before?.partial === true && !isFirst,
      restatedFrom: point.restated?.[metric],
    };
  });
}

/** Drops the long buckets before the first reading, in this period or the previous one. */
export function sinceFirstRead(rows: readonly TrendRow[], frequency: Frequency): readonly TrendRow[] {
  if (frequency === 'HOUR' || frequency === 'DAY') return rows;
  const first = rows.findIndex(
    (row) => row.state === 'known' || row.state === 'unpriced' || row.previous?.value != null,
  );
  return first > 0 ? rows.slice(first) : rows;
}

/**
 * A bucket's value on the line; null for an incomplete one, which would start the line with a rise or end it with a
 * fall.
 */
export function wholeValue(row: TrendRow): number | null {
  return row.state === 'known' && !row.isInPart && !row.isPartial ? row.current.value : null;
}

export type TrendFacts = { peak: TrendRow | null; known: number; gaps: number };

/**
 * The facts for the sentence: the highest bucket, and how many buckets were read, and how many finished ones were not.
 */
export function trendFacts(rows: readonly TrendRow[]): TrendFacts {
  let peak: TrendRow | null = null;
  let known = 0;
  let gaps = 0;
  for (const row of rows) {
    if (row.state === 'gap' && !row.isPartial && !row.isInPart) gaps += 1;
    if (row.state !== 'known' || row.current.value === null) continue;
    known += 1;
    if (row.current.value > (peak?.current.value ?? 0)) peak = row;
  }
  return { peak, known, gaps };
}

/**
 * The height that the axis must reach: values, their upper bounds and the previous period; null if nothing is known.
 */
export function highestOf(rows: readonly TrendRow[]): number | null {
  const heights = rows.flatMap((row) => [row.current.high ?? row.current.value, row.previous?.value ?? null]);
  const known = heights.filter((height) => height !== null);
  return known.length === 0 ? null : Math.max(...known);
}

/** The remaining hours of a running day, so that the axis shows how much of it is left. */
function hoursAhead(trend: Trend): TrendPoint[] {
  const last = trend.points.at(-1);
  if (!last) return [];
  const missing = 23 - new Date(last.at).getUTCHours();
  return Array.from({ length: missing }, (_, index) => ({
    at: new Date(Date.parse(last.at) + (index + 1) * HOUR_MS).toISOString(),
    orders: NO_ESTIMATE,
    revenue: NO_ESTIMATE,
  }));
}

function stateOf(point: TrendPoint, metric: TrendMetric, nowMs: number): TrendRow['state'] {
  if (point.gap !== true && point[metric].value !== null) return 'known';
  if (point[metric].leftOut !== undefined) return 'unpriced';
  return Date.parse(point.at) > nowMs ? 'ahead' : 'gap';
}
