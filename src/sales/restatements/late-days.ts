import { isoDay } from '#contract/date-range.ts';
import { SETTLED_AFTER_HOURS } from '#contract/estimate/restatement.ts';
import { STORE_ITSELF } from '#database/store-itself.ts';
import { DAY_MS, HOUR_MS, startOfDay } from '#runtime/clock.ts';

/** A day that changes after its figures had settled. `isNew`: no increment of the same batch was on time for it. */
export type LateDay = { productId: number; day: string; at: number; isNew: boolean };

type Increment = { productId?: number; hour: number; seenAt?: number };

/** The settled days that a store's increments change. */
export function lateDays(increments: readonly Increment[]): LateDay[] {
  const late = new Map<string, LateDay>();
  const onTime = new Set<string>();
  for (const { productId = STORE_ITSELF, hour, seenAt } of increments) {
    const startsAt = startOfDay(hour);
    const key = `${productId} ${startsAt}`;
    if (seenAt === undefined || seenAt < startsAt + DAY_MS + SETTLED_AFTER_HOURS * HOUR_MS) {
      onTime.add(key);
      continue;
    }
    const day = isoDay(startsAt);
    late.set(key, { productId, day, at: Math.max(seenAt, late.get(key)?.at ?? 0), isNew: true });
  }
  return [...late].map(([key, day]) => ({ ...day, isNew: !onTime.has(key) }));
}
