import type { Trend, TrendPoint } from '#contract/analytics.ts';
import type { Frequency } from '#contract/date-range.ts';
import { type Estimate, NO_ESTIMATE } from '#contract/estimate.ts';

export type TrendMetric = 'orders' | 'revenue';

const HOUR_MS = 3_600_000;

/** One bucket of a trend with the bucket that lies at the same place in the period before. */
export type TrendRow = {
  at: string;
  current: Estimate;
  /** `gap`: nothing was read; `ahead`: it has not begun; `unpriced`: sold in a currency without an exchange rate. */
  state: 'known' | 'gap' | 'ahead' | 'unpriced';
  /** It is still running. */
  isPartial: boolean;
  /** It began before the period does. */
  isInPart: boolean;
  previousAt: string | null;
  previous: Estimate | null;
  /** It ends early, where the running one has come to. */
  isPreviousPartial: boolean;
  /** What it came to before it was revised, after it had settled: null where it had no number; undefined where it was not. */
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

/** Without the long buckets that lie before anything was read, in this period or the one before it. */
export function sinceFirstRead(rows: readonly TrendRow[], frequency: Frequency): readonly TrendRow[] {
  if (frequency === 'HOUR' || frequency === 'DAY') return rows;
  const first = rows.findIndex(
    (row) => row.state === 'known' || row.state === 'unpriced' || row.previous?.value != null,
  );
  return first > 0 ? rows.slice(first) : rows;
}

/** What its line draws of a bucket: nothing of one that is not whole, which would begin it with a rise or end it in a fall. */
export function wholeValue(row: TrendRow): number | null {
  return row.state === 'known' && !row.isInPart && !row.isPartial ? row.current.value : null;
}

export type TrendFacts = { peak: TrendRow | null; known: number; gaps: number };

/** What a sentence about the trend needs: its highest bucket, and how many were read, or were not though they are over. */
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

/** The height that the axis must reach: values, their upper bounds and the period before; null where nothing is known. */
export function highestOf(rows: readonly TrendRow[]): number | null {
  const heights = rows.flatMap((row) => [row.current.high ?? row.current.value, row.previous?.value ?? null]);
  const known = heights.filter((height) => height !== null);
  return known.length === 0 ? null : Math.max(...known);
}

/** The hours to come of a day that is still going on, so that the axis shows how much of it is left. */
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
