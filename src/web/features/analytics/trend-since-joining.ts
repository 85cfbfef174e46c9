import type { SinceJoined, Trend } from '#contract/analytics.ts';
import type { DaySpan } from '#contract/date-range.ts';
import { DAY_MS } from '#contract/time.ts';

/** The days since joining as the points of a trend, at least one. A day without a number was not read. */
export function trendSinceJoining(days: SinceJoined['points']): { trend: Trend; span: DaySpan } {
  const points = days.map(({ on, orders, revenue }) => ({
    at: `${on}T00:00:00.000Z`,
    orders,
    revenue,
    gap: orders.value === null,
  }));
  const [from, last] = [days[0]!.on, days.at(-1)!.on];
  const until = new Date(Date.parse(last) + DAY_MS).toISOString().slice(0, 10);
  return { trend: { frequency: 'DAY', points, previous: [] }, span: { from, until } };
}
