import type { BriefFrequency } from '#contract/brief.ts';
import { isoDay } from '#contract/date-range.ts';
import { DAY_MS, HOUR_MS } from '#runtime/clock.ts';

type Times = { frequency: BriefFrequency; hour: number; zone: string };

/** UTC days, both included, and when they are told. */
export type DuePeriod = { from: string; to: string; dueMs: number };

/** After an outage so many are caught up on; of those before nothing is sent. */
const MOST_CAUGHT_UP = 3;

/** The periods that were due after `sinceMs` until now, the oldest first. */
export function duePeriods(times: Times, sinceMs: number, nowMs: number): DuePeriod[] {
  const due: DuePeriod[] = [];
  let day = localDay(times.zone, nowMs);
  while (due.length < MOST_CAUGHT_UP) {
    day = lastSendingDay(times.frequency, day);
    const period = periodTold(times, day);
    if (period.dueMs <= sinceMs) break;
    if (period.dueMs <= nowMs) due.unshift(period);
    day -= DAY_MS;
  }
  return due;
}

/** The one that is due next. */
export function nextPeriod(times: Times, nowMs: number): DuePeriod {
  for (let day = localDay(times.zone, nowMs); ; day += DAY_MS) {
    if (lastSendingDay(times.frequency, day) !== day) continue;
    const period = periodTold(times, day);
    if (period.dueMs > nowMs) return period;
  }
}

/** The last one whose days are over, due or not: what can be shown now. */
export function lastPeriod(frequency: BriefFrequency, nowMs: number): DuePeriod {
  return periodTold({ frequency, hour: 0, zone: 'UTC' }, lastSendingDay(frequency, localDay('UTC', nowMs)));
}

/** Each day; Mondays; the first of each month: the latest of them that is not after a day. */
function lastSendingDay(frequency: BriefFrequency, day: number): number {
  const date = new Date(day);
  if (frequency === 'daily') return day;
  if (frequency === 'weekly') return day - ((date.getUTCDay() + 6) % 7) * DAY_MS;
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1);
}

/** What is told on a sending day: the UTC days before it. Figures count UTC days, so none is told before it is over. */
function periodTold({ frequency, hour, zone }: Times, day: number): DuePeriod {
  const from = lastSendingDay(frequency, day - DAY_MS);
  const dueMs = Math.max(instantOf(day + hour * HOUR_MS, zone), day);
  return { from: isoDay(from), to: isoDay(day - DAY_MS), dueMs };
}

/** Midnight of the day that it is in a zone, as if it were UTC. */
function localDay(zone: string, atMs: number): number {
  return Math.floor((atMs + offsetMs(zone, atMs)) / DAY_MS) * DAY_MS;
}

/** When a clock in a zone shows a time: the first where it does twice, and where it skips it the moment after. */
function instantOf(wallMs: number, zone: string): number {
  const found = [wallMs - DAY_MS, wallMs + DAY_MS].map((near) => wallMs - offsetMs(zone, near));
  const shown = found.filter((at) => at + offsetMs(zone, at) === wallMs);
  return shown.length > 0 ? Math.min(...shown) : Math.max(...found);
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** By how much clocks of a zone are ahead of UTC. */
function offsetMs(zone: string, atMs: number): number {
  let format = formats.get(zone);
  if (!format) {
    const digits = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const;
    format = new Intl.DateTimeFormat('en-US', { ...digits, timeZone: zone, hourCycle: 'h23' });
    formats.set(zone, format);
  }
  const parts = Object.fromEntries(format.formatToParts(atMs).map(({ type, value }) => [type, Number(value)]));
  const wallMs = Date.UTC(parts.year!, parts.month! - 1, parts.day!, parts.hour!, parts.minute!);
  return wallMs - Math.floor(atMs / 60_000) * 60_000;
}
