import { DAY_MS, HOUR_MS, SECOND_MS } from '#runtime/clock.ts';
import type { StoreHour } from '../estimate/types.ts';

const MOST_MS = 30 * DAY_MS;

/** The hours in which a signal stood still before it was proven: observed, and without a sale. */
export function quietHours(kind: 'modified' | 'stock', from: number, to: number): StoreHour[] {
  const hours: StoreHour[] = [];
  for (let at = Math.max(from, to - MOST_MS); at < to; ) {
    const hour = Math.floor(at / HOUR_MS) * HOUR_MS;
    const until = Math.min(to, hour + HOUR_MS);
    hours.push({
      hour,
      orders: 0,
      ordersVar: 0,
      ordersSd: 0,
      units: 0,
      unitsVar: 0,
      unitsSd: 0,
      revenue: 0,
      revenueVar: 0,
      revenueSd: 0,
      observations: 0,
      basis: kind,
      observedSeconds: Math.round((until - at) / SECOND_MS),
    });
    at = until;
  }
  return hours;
}
