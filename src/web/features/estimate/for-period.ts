import type { Trend } from '#contract/analytics.ts';
import { type DateRange, spanOf } from '#contract/date-range.ts';
import { type Estimate, NO_ESTIMATE } from '#contract/estimate.ts';

type Figures = { orders: Estimate; revenue: Estimate };
type Compared = Figures & { previous: Figures };

const DAY_MS = 86_400_000;

const NOTHING: Figures = { orders: NO_ESTIMATE, revenue: NO_ESTIMATE };

/** More than this of a period unread, and it is not set against another. */
const MOST_UNREAD_SHARE = 0.1;

/**
 * Figures as they may be told of a period. A day still going on is not set against a whole one, which would call every
 * morning a fall, and a longer period against as much of the one before as has passed of it; a store last read before
 * the period began has not been read in it, whatever it was before.
 */
export function forPeriod<Item extends Compared>(item: Item, range: DateRange, nowMs: number): Item {
  const { current } = spanOf(range, nowMs);
  const from = Date.parse(current.from);
  const days = (Date.parse(current.until) - from) / DAY_MS;
  const passedDays = Math.min(days, (nowMs - from) / DAY_MS);
  const { orders, revenue } = item.previous;
  const soFar = { orders: part(orders, passedDays, days), revenue: part(revenue, passedDays, days) };
  return {
    ...item,
    orders: unlessUnread(item.orders, from),
    revenue: unlessUnread(item.revenue, from),
    previous: range === 'TODAY' ? NOTHING : soFar,
  };
}

/** Takes the comparison away where the trend shows that either period was read in part only. */
export function unlessPartlyRead<Item extends Compared>(item: Item, trend: Trend | undefined): Item {
  if (trend === undefined || (isWhole(trend.points) && isWhole(trend.previous))) return item;
  return { ...item, previous: NOTHING };
}

/**
 * What a whole period's estimate comes to over its first days. A day sells little by night, so the day still going on
 * counts from not at all to whole in the range.
 */
function part(estimate: Estimate, passedDays: number, days: number): Estimate {
  if (estimate.value === null || passedDays === days) return estimate;
  return {
    ...estimate,
    value: (estimate.value * passedDays) / days,
    low: estimate.low === null ? null : (estimate.low * Math.floor(passedDays)) / days,
  };
}

function unlessUnread(estimate: Estimate, fromMs: number): Estimate {
  const isUnread = estimate.value === null && estimate.asOf !== null && Date.parse(estimate.asOf) < fromMs;
  return isUnread ? { ...estimate, asOf: null } : estimate;
}

function isWhole(points: Trend['points']): boolean {
  return points.filter((point) => point.gap).length <= MOST_UNREAD_SHARE * points.length;
}
