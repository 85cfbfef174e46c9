import type { Trend } from '#contract/analytics.ts';
import type { Estimate } from '#contract/estimate/estimate.ts';
import { type TrendMetric, type TrendRow, trendRows, wholeValue } from '../chart/trend/rows.ts';

/** A line of the comparison: its values, or indexed so that the first complete bucket with sales is 100. */
export function comparedRows(trend: Trend, metric: TrendMetric, nowMs: number, from100: boolean): TrendRow[] {
  const rows = trendRows({ ...trend, previous: [] }, metric, nowMs);
  if (!from100) return rows;
  const first = rows.map(wholeValue).find((value) => value !== null && value > 0);
  // without a first value there is no line
  const factor = first ? 100 / first : null;
  return rows.map((row) => ({ ...row, current: scaled(row.current, factor) }));
}

function scaled(estimate: Estimate, factor: number | null): Estimate {
  const times = (amount: number | null) => (amount === null || factor === null ? null : amount * factor);
  return { ...estimate, value: times(estimate.value), low: times(estimate.low), high: times(estimate.high) };
}

/** For lines that begin at different times: the buckets from the first one that is known in any line. */
export function sinceAnyKnown(lines: readonly (readonly TrendRow[])[]): TrendRow[][] {
  const firsts = lines.map((rows) => rows.findIndex((row) => row.state === 'known')).filter((at) => at >= 0);
  const first = firsts.length === 0 ? 0 : Math.min(...firsts);
  return lines.map((rows) => rows.slice(first));
}
