export { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS, startOfDay, startOfHour } from '#contract/time.ts';

/** The time in milliseconds since 1970, UTC. It is passed in everywhere, so that a year can pass in seconds. */
export type Clock = { now(): number };

export const systemClock: Clock = { now: () => Date.now() };

/** The time as ISO 8601 has it. */
export function isoOf(ms: number | null): string | null {
  return ms === null ? null : new Date(ms).toISOString();
}

/** A clock that only moves when it is set. */
export function manualClock(startMs: number): Clock & { set(ms: number): void; advance(ms: number): void } {
  let current = startMs;
  return {
    now: () => current,
    set: (ms) => {
      current = ms;
    },
    advance: (ms) => {
      current += ms;
    },
  };
}
