import { DAY_MS } from '#runtime/clock.ts';
import type { OrderLine } from './order-log.ts';

/** The median of |N − μ| divided by the standard deviation, for a normal N. */
const MEDIAN_OF_ABSOLUTE = 0.6745;

export type Floor = { totalPct: number; dailyMedianPct: number };

/**
 * The error of an estimate that sees every order which shows in a stamp at some poll, and knows the true rate of the
 * others. It is the noise of a Poisson count: one standard deviation of the total, and the median of the days.
 */
export function floorOf(log: readonly OrderLine[], pollsAt: readonly number[]): Floor {
  const gapOf = (at: number) => firstAfter(pollsAt, at);
  const lastTouch = new Map<string, number>();
  for (const { productId, placedAt } of log) {
    const key = `${gapOf(placedAt)}:${productId}`;
    lastTouch.set(key, Math.max(placedAt, lastTouch.get(key) ?? 0));
  }
  const days = new Map<number, { orders: number; hidden: number }>();
  for (const lines of Map.groupBy(log, (line) => line.orderId).values()) {
    const { placedAt } = lines[0]!;
    const number = Math.floor(placedAt / DAY_MS);
    const day = days.get(number) ?? { orders: 0, hidden: 0 };
    day.orders++;
    if (lines.every(({ productId }) => lastTouch.get(`${gapOf(placedAt)}:${productId}`)! > placedAt)) day.hidden++;
    days.set(number, day);
  }
  const hidden = [...days.values()].reduce((sum, day) => sum + day.hidden, 0);
  const orders = [...days.values()].reduce((sum, day) => sum + day.orders, 0);
  const errors = [...days.values()].map((day) => Math.sqrt(day.hidden) / day.orders).sort((one, other) => one - other);
  return {
    totalPct: (Math.sqrt(hidden) / orders) * 100,
    dailyMedianPct: MEDIAN_OF_ABSOLUTE * errors[errors.length >> 1]! * 100,
  };
}

/** The place of the first time that is later, in times in order. */
function firstAfter(times: readonly number[], at: number): number {
  let [low, high] = [0, times.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (times[middle]! > at) high = middle;
    else low = middle + 1;
  }
  return low;
}
