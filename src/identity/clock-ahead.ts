import { MINUTE_MS } from '#runtime/clock.ts';

/** More than the clocks of two servers may differ by. */
const MAX_AHEAD_MS = 5 * MINUTE_MS;

/** Whether a stored time was written while a clock was ahead. Nothing is decided by such a time. */
export const isAhead = (atMs: number, nowMs: number): boolean => atMs > nowMs + MAX_AHEAD_MS;

/** The same in SQL. */
export const isAheadSql = (at: string, now: string): string =>
  `${at} > ${now}::timestamptz + interval '${MAX_AHEAD_MS} milliseconds'`;
