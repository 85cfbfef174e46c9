import type { Trend } from '#contract/analytics.ts';
import type { TrendMetric } from './trend-rows.ts';

/** What a sparkline draws of a trend: the bucket that is still running would end every line in a fall. */
export function finishedValues(trend: Trend | undefined, metric: TrendMetric): (number | null)[] | undefined {
  return trend?.points.filter((point) => !point.partial).map((point) => point[metric].value);
}
