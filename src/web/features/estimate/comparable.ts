import type { DateRange } from '#contract/date-range.ts';
import { type Estimate, NO_ESTIMATE } from '#contract/estimate.ts';

type Compared = { previous: { orders: Estimate; revenue: Estimate } };

/**
 * A day that is still going on is not set against a whole one, which would call every morning a fall: for today the
 * period before has no value, and so no change is claimed.
 */
export function comparable<Item extends Compared>(item: Item, range: DateRange): Item {
  return range === 'TODAY' ? { ...item, previous: { orders: NO_ESTIMATE, revenue: NO_ESTIMATE } } : item;
}
