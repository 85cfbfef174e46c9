import type { Trend } from '#contract/analytics.ts';
import { type ComparedChange, type Estimate, NO_CHANGE, NO_ESTIMATE } from '#contract/estimate/estimate.ts';
import { type ChosenPeriod, spansOf } from '../period/chosen-period.ts';

type Estimates = { orders: Estimate; revenue: Estimate };
type Compared = Estimates & { previous: Estimates; change: ComparedChange };

const NOTHING: Estimates = { orders: NO_ESTIMATE, revenue: NO_ESTIMATE };

/** If more than this share of a period was not read, it is not compared. */
const MAX_UNREAD_SHARE = 0.1;

/** Treats a store as not read if it has no number and was last read before the period. */
export function forPeriod<Item extends Estimates>(item: Item, period: ChosenPeriod, nowMs: number): Item {
  const from = Date.parse(spansOf(period, nowMs).current.from);
  return { ...item, orders: unlessUnread(item.orders, from), revenue: unlessUnread(item.revenue, from) };
}

/** Removes the comparison if the trend shows that either period was only partly read. */
export function unlessPartlyRead<Item extends Compared>(item: Item, trend: Trend | undefined): Item {
  if (trend === undefined || (isWhole(trend.points) && isWhole(trend.previous))) return item;
  return withoutPrevious(item);
}

/** Removes the comparison. */
export function withoutPrevious<Item extends Compared>(item: Item): Item {
  return { ...item, previous: NOTHING, change: NO_CHANGE };
}

function unlessUnread(estimate: Estimate, fromMs: number): Estimate {
  const isUnread = estimate.value === null && estimate.asOf !== null && Date.parse(estimate.asOf) < fromMs;
  return isUnread ? { ...estimate, asOf: null } : estimate;
}

function isWhole(points: Trend['points']): boolean {
  return points.filter((point) => point.gap && !point.partial).length <= MAX_UNREAD_SHARE * points.length;
}
