import type { Trend } from '#contract/analytics.ts';
import { type ComparedChange, type Estimate, NO_CHANGE, NO_ESTIMATE } from '#contract/estimate.ts';
import { type ChosenPeriod, spansOf } from '../period/chosen-period.ts';

type Estimates = { orders: Estimate; revenue: Estimate };
type Compared = Estimates & { previous: Estimates; change: ComparedChange };

const NOTHING: Estimates = { orders: NO_ESTIMATE, revenue: NO_ESTIMATE };

/** More than this of a period unread, and it is not set against another. */
const MOST_UNREAD_SHARE = 0.1;

/** A store last read before a period began has not been read in it, whatever it was before. */
export function forPeriod<Item extends Compared>(item: Item, period: ChosenPeriod, nowMs: number): Item {
  const from = Date.parse(spansOf(period, nowMs).current.from);
  return { ...item, orders: unlessUnread(item.orders, from), revenue: unlessUnread(item.revenue, from) };
}

/** Takes the comparison away where the trend shows that either period was read in part only. */
export function unlessPartlyRead<Item extends Compared>(item: Item, trend: Trend | undefined): Item {
  if (trend === undefined || (isWhole(trend.points) && isWhole(trend.previous))) return item;
  return withoutPrevious(item);
}

/** Takes the comparison away. */
export function withoutPrevious<Item extends Compared>(item: Item): Item {
  return { ...item, previous: NOTHING, change: NO_CHANGE };
}

function unlessUnread(estimate: Estimate, fromMs: number): Estimate {
  const isUnread = estimate.value === null && estimate.asOf !== null && Date.parse(estimate.asOf) < fromMs;
  return isUnread ? { ...estimate, asOf: null } : estimate;
}

function isWhole(points: Trend['points']): boolean {
  return points.filter((point) => point.gap && !point.partial).length <= MOST_UNREAD_SHARE * points.length;
}
