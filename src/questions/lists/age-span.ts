import { DAY_MS } from '#runtime/clock.ts';

/** When what is of an age was first seen. In whole UTC days, so that who asks again today asks the same. */
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
