import { DAY_MS, SECOND_MS } from '#runtime/clock.ts';

const EARLIEST_MS = Date.UTC(1995, 0, 1);
const AHEAD_MS = 2 * DAY_MS;

const ISO = /^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?\s?(Z|[+-]\d{2}:?\d{2})?)?$/;

/**
 * A time in ISO 8601, in milliseconds; one without a zone is UTC. Null if it is no time, before the web had shops, or
 * more than two days after `nowMs`.
 */
export function timeOf(value: unknown, nowMs: number): number | null {
  if (typeof value !== 'string' || value.length > 40 || !ISO.test(value)) return null;
  const hasZone = /(Z|[+-]\d{2}:?\d{2})$/.test(value.slice(10));
  const time = Date.parse(value.length > 10 && !hasZone ? `${value}Z` : value);
  return time >= EARLIEST_MS && time <= nowMs + AHEAD_MS ? time : null;
}

/** A time in an HTTP header, within the same bounds: a date, or seconds since 1970 as WooCommerce sends it. */
export function headerTimeOf(value: string | undefined, nowMs: number): number | null {
  const time = /^\d{9,11}$/.test(value ?? '') ? Number(value) * SECOND_MS : Date.parse(value ?? '');
  return time >= EARLIEST_MS && time <= nowMs + AHEAD_MS ? time : null;
}
