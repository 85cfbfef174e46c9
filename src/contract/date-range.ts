import { z } from 'zod';
import { DAY_MS, HOUR_MS, startOfDay, startOfHour } from './time.ts';

export const DATE_RANGES = [
  'TODAY',
  'YESTERDAY',
  'LAST_7_DAYS',
  'LAST_30_DAYS',
  'LAST_3_MONTHS',
  'LAST_6_MONTHS',
  'LAST_12_MONTHS',
  'LAST_24_MONTHS',
  'LAST_5_YEARS',
] as const;
export const DateRange = z.enum(DATE_RANGES);
export type DateRange = z.infer<typeof DateRange>;

export const Frequency = z.enum(['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR']);
export type Frequency = z.infer<typeof Frequency>;

/** On which day weeks begin. The index of a day here is how many days before Monday it is. */
export const WEEK_STARTS = ['monday', 'sunday', 'saturday'] as const;
export const WeekStart = z.enum(WEEK_STARTS);
export type WeekStart = z.infer<typeof WeekStart>;

export const DEFAULT_DATE_RANGE: DateRange = 'LAST_7_DAYS';

export const FREQUENCY_OF: Record<DateRange, Frequency> = {
  TODAY: 'HOUR',
  YESTERDAY: 'HOUR',
  LAST_7_DAYS: 'DAY',
  LAST_30_DAYS: 'DAY',
  LAST_3_MONTHS: 'WEEK',
  LAST_6_MONTHS: 'WEEK',
  LAST_12_MONTHS: 'MONTH',
  LAST_24_MONTHS: 'MONTH',
  LAST_5_YEARS: 'YEAR',
};

/** A half-open span of UTC days: from `from` 00:00 up to `until` 00:00, which is excluded. ISO dates (YYYY-MM-DD). */
export type DaySpan = { from: string; until: string };

/**
 * A span and the span of equal length just before it. Equal parts are compared: while the current span runs, the
 * previous one ends at `previousUntilMs`, after as many whole hours as have passed of the current one.
 */
export type ComparedSpans = { current: DaySpan; previous: DaySpan; previousUntilMs: number };

/** The share of either span that must have been read for a comparison. */
const MIN_READ_SHARE = 0.9;

/**
 * The UTC days of a range, today included, and the span to compare it with. Ranges named in months go back by calendar
 * months, clamped to the month's last day.
 */
export function spanOf(range: DateRange, nowMs: number): ComparedSpans {
  const today = startOfDay(nowMs);
  if (range === 'YESTERDAY') return withPrevious(today - DAY_MS, today, nowMs);
  return withPrevious(startOf(range, today), today + DAY_MS, nowMs);
}

/** The span from one day to another, both included. */
export function spanBetween(fromDay: string, toDay: string, nowMs: number): ComparedSpans {
  return withPrevious(Date.parse(fromDay), Date.parse(toDay) + DAY_MS, nowMs);
}

/** A store first read later than this was read for too little of the period before. */
export function latestFirstRead({ previous, previousUntilMs }: ComparedSpans): Date {
  const fromMs = Date.parse(previous.from);
  return new Date(previousUntilMs - MIN_READ_SHARE * (previousUntilMs - fromMs));
}

/** A store last read earlier than this was read for too little of the current span, as far as that has run. */
export function earliestLastRead({ current, previous, previousUntilMs }: ComparedSpans): Date {
  const ranMs = previousUntilMs - Date.parse(previous.from);
  const unreadMs = Math.max((1 - MIN_READ_SHARE) * ranMs, HOUR_MS);
  return new Date(Date.parse(current.from) + ranMs - unreadMs);
}

/** How long both spans are. */
export function lengthOf({ current, previous }: ComparedSpans): number {
  return Date.parse(current.from) - Date.parse(previous.from);
}

/** When a store was first and last read. Null: unknown, and taken as read throughout. */
export type ReadTimes = { first: Date | null; last: Date | null };
/** The share of each span's compared part in which a store was not read, 0 to 1. */
export type UnreadShares = { now: number; before: number };

export function unreadShares({ current, previous, previousUntilMs }: ComparedSpans, read: ReadTimes): UnreadShares {
  const previousFromMs = Date.parse(previous.from);
  const ranMs = previousUntilMs - previousFromMs;
  const share = (unreadMs: number) => (ranMs > 0 ? Math.min(1, Math.max(0, unreadMs / ranMs)) : 0);
  return {
    now: read.last ? share(Date.parse(current.from) + ranMs - read.last.getTime()) : 0,
    before: read.first ? share(read.first.getTime() - previousFromMs) : 0,
  };
}

function startOf(range: Exclude<DateRange, 'YESTERDAY'>, today: number): number {
  const tomorrow = today + DAY_MS;
  switch (range) {
    case 'TODAY':
      return today;
    case 'LAST_7_DAYS':
      return tomorrow - 7 * DAY_MS;
    case 'LAST_30_DAYS':
      return tomorrow - 30 * DAY_MS;
    case 'LAST_3_MONTHS':
      return monthsBefore(tomorrow, 3);
    case 'LAST_6_MONTHS':
      return monthsBefore(tomorrow, 6);
    case 'LAST_12_MONTHS':
      return monthsBefore(tomorrow, 12);
    case 'LAST_24_MONTHS':
      return monthsBefore(tomorrow, 24);
    case 'LAST_5_YEARS':
      return monthsBefore(tomorrow, 60);
  }
}

function monthsBefore(ms: number, months: number): number {
  const at = new Date(ms);
  const lastDay = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() - months + 1, 0)).getUTCDate();
  return Date.UTC(at.getUTCFullYear(), at.getUTCMonth() - months, Math.min(at.getUTCDate(), lastDay));
}

function withPrevious(from: number, until: number, nowMs: number): ComparedSpans {
  const length = until - from;
  const wholeHours = startOfHour(nowMs);
  return {
    current: { from: isoDay(from), until: isoDay(until) },
    previous: { from: isoDay(from - length), until: isoDay(from) },
    previousUntilMs: Math.min(from, Math.max(from - length, wholeHours - length)),
  };
}

export function isoDay(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}
