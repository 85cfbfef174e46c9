import { isoDay } from '#contract/date-range.ts';
import type { BriefFrequency } from '#contract/messages/brief.ts';
import { CLOSED_AFTER_MS } from '#questions/closed-after.ts';
import { DAY_MS, HOUR_MS, startOfDay } from '#runtime/clock.ts';

type Times = { frequency: BriefFrequency; hour: number; zone: string };

/** UTC days, both included, and when their brief is due. */
export type DuePeriod = { from: string; to: string; dueMs: number };

/** After an outage, at most this many briefs are sent; earlier ones are skipped. */
const MAX_CAUGHT_UP = 3;

/** The periods that came due after `sinceMs` and by now, oldest first. */
export function duePeriods(times: Times, sinceMs: number, nowMs: number): DuePeriod[] {
  const due: DuePeriod[] = [];
  let day = localDay(times.zone, nowMs);
  while (due.length < MAX_CAUGHT_UP) {
    day = lastSendingDay(times.frequency, day);
    const period = periodTold(times, day);
    if (period.dueMs <= sinceMs) break;
    if (period.dueMs <= nowMs) due.unshift(period);
    day -= DAY_MS;
  }
  return due;
}

/** The next period to come due. */
export function nextPeriod(times: Times, nowMs: number): DuePeriod {
  for (let day = localDay(times.zone, nowMs); ; day += DAY_MS) {
    if (lastSendingDay(times.frequency, day) !== day) continue;
    const period = periodTold(times, day);
    if (period.dueMs > nowMs) return period;
  }
}

/** The last period whose days are over, whether due or not: a preview shows it. */
export function lastPeriod(frequency: BriefFrequency, nowMs: number): DuePeriod {
  return periodTold({ frequency, hour: 0, zone: 'UTC' }, lastSendingDay(frequency, localDay('UTC', nowMs)));
}

/** The latest sending day up to a day: each day, each Monday, or the first of each month. */
function lastSendingDay(frequency: BriefFrequency, day: number): number {
  const date = new Date(day);
  if (frequency === 'daily') return day;
  if (frequency === 'weekly') return day - ((date.getUTCDay() + 6) % 7) * DAY_MS;
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1);
}

/** The period of a sending day: the UTC days before it. Figures count UTC days, so no brief is due before they close. */
function periodTold({ frequency, hour, zone }: Times, day: number): DuePeriod {
  const from = lastSendingDay(frequency, day - DAY_MS);
  const dueMs = Math.max(instantOf(day + hour * HOUR_MS, zone), day + CLOSED_AFTER_MS);
  return { from: isoDay(from), to: isoDay(day - DAY_MS), dueMs };
}

/** Midnight of a zone's present day, as if the zone were UTC. */
function localDay(zone: string, atMs: number): number {
  return startOfDay(atMs + offsetMs(zone, atMs));
}

/** When a zone's clock shows a time: the first time if it shows it twice, the moment after if it skips it. */
function instantOf(wallMs: number, zone: string): number {
  const found = [wallMs - DAY_MS, wallMs + DAY_MS].map((near) => wallMs - offsetMs(zone, near));
  const shown = found.filter((at) => at + offsetMs(zone, at) === wallMs);
  return shown.length > 0 ? Math.min(...shown) : Math.max(...found);
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** How far a zone's clock is ahead of UTC. */
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
