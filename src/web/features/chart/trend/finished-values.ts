import type { Trend } from '#contract/analytics.ts';
import type { TrendMetric } from './rows.ts';

/**
 * The values for a sparkline. Incomplete buckets are left out, because they would start every line with a rise and end
 * it with a fall.
 */
export function finishedValues(trend: Trend | undefined, metric: TrendMetric): (number | null)[] | undefined {
  return trend?.points.filter((point) => !point.partial).map((point) => point[metric].value);
}
