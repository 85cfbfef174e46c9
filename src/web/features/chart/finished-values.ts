import type { Trend } from '#contract/analytics.ts';
import type { TrendMetric } from './trend-rows.ts';

/** What a sparkline draws of a trend: buckets that are not whole would begin every line with a rise and end it in a fall. */
export function finishedValues(trend: Trend | undefined, metric: TrendMetric): (number | null)[] | undefined {
  return trend?.points.filter((point) => !point.partial).map((point) => point[metric].value);
}
