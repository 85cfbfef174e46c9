import { DAY_MS, startOfDay } from '#runtime/clock.ts';

/** When items of an age were first seen, in whole UTC days, so that a query repeated that day is the same. */
export function ageSpan(
  { minAge, maxAge }: { minAge?: number; maxAge?: number },
  nowMs: number,
): { from?: Date; until?: Date } {
  const today = startOfDay(nowMs);
  return {
    ...(maxAge === undefined ? {} : { from: new Date(today - maxAge * DAY_MS) }),
    ...(minAge === undefined ? {} : { until: new Date(today - (minAge - 1) * DAY_MS - 1) }),
  };
}
