import { DAY_MS } from '#runtime/clock.ts';

/**
 * When items of an age were first seen. It is in whole UTC days, so that the same query later today is the same
 * question.
 */
export function ageSpan(
  { minAge, maxAge }: { minAge?: number; maxAge?: number },
  nowMs: number,
): { from?: Date; until?: Date } {
  const today = Math.floor(nowMs / DAY_MS) * DAY_MS;
  return {
    ...(maxAge === undefined ? {} : { from: new Date(today - maxAge * DAY_MS) }),
    ...(minAge === undefined ? {} : { until: new Date(today - (minAge - 1) * DAY_MS - 1) }),
  };
}
