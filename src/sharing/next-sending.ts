import type { ExportEvery } from '#contract/sharing/share.ts';
import { DAY_MS, HOUR_MS, startOfDay } from '#runtime/clock.ts';

/** The UTC time of sending: the day before is over, and has been counted where it was read. */
const SENT_AT_MS = 6 * HOUR_MS;
const MONDAY = 1;

/** The first time after `ms` when an export of every day, week (Mondays) or month (the first) is due. */
export function nextSending(every: ExportEvery, ms: number): number {
  if (every === 'month') {
    const at = new Date(ms);
    const first = Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), 1) + SENT_AT_MS;
    return first > ms ? first : Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1) + SENT_AT_MS;
  }
  let next = startOfDay(ms) + SENT_AT_MS;
  while (next <= ms || (every === 'week' && new Date(next).getUTCDay() !== MONDAY)) next += DAY_MS;
  return next;
}
