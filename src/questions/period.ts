import {
  type ComparedSpans,
  type DateRange,
  earliestLastRead,
  FREQUENCY_OF,
  type Frequency,
  isoDay,
  latestFirstRead,
  type ReadTimes,
  spanBetween,
  spanOf,
} from '#contract/date-range.ts';
import { DAY_MS, startOfHour } from '#runtime/clock.ts';
import { Problem } from '#runtime/problem.ts';
import type { Visibility } from './store-access.ts';

/**
 * What every analytic question covers: a span of UTC days, the span to compare with, and the time of asking. `range`:
 * the span's name, if it has one; such a span has windows.
 */
export type Period = ComparedSpans & {
  frequency: Frequency;
  nowMs: number;
  range: DateRange | null;
  /** Set if asked as of an earlier time, such as a store's suspension: facts count up to this whole hour. */
  asKnownAtMs?: number;
};

export function periodOf(query: { dateRange: DateRange; from?: string; to?: string }, nowMs: number): Period {
  if (query.from !== undefined && query.to !== undefined) {
    return { ...spanBetween(query.from, query.to, nowMs), frequency: 'DAY', nowMs, range: null };
  }
  return { ...spanOf(query.dateRange, nowMs), frequency: FREQUENCY_OF[query.dateRange], nowMs, range: query.dateRange };
}

/** The same question as it was answered when the user suspended the store. */
export function asKnownAtSuspension(period: Period, { visibleUntil }: Visibility): Period {
  if (visibleUntil === null) return period;
  const nowMs = Math.min(period.nowMs, visibleUntil.getTime());
  const { from, until } = period.current;
  const spans =
    period.range === null ? spanBetween(from, isoDay(Date.parse(until) - DAY_MS), nowMs) : spanOf(period.range, nowMs);
  return { ...period, ...spans, nowMs, asKnownAtMs: startOfHour(nowMs) };
}

/** The same question as it was answered at the end of a UTC day. */
export function asKnownOn(period: Period, day: string | undefined): Period {
  if (day === undefined) return period;
  const endMs = Date.parse(day) + DAY_MS;
  if (endMs - DAY_MS > period.nowMs && period.asKnownAtMs === undefined)
    throw new Problem('invalid-input', { fields: [{ path: 'asKnownOn', message: 'must not be in the future' }] });
  if (endMs > period.nowMs) return period;
  const { from, until } = period.range === null ? period.current : spanOf(period.range, endMs - 1).current;
  const spans = spanBetween(from, isoDay(Date.parse(until) - DAY_MS), endMs);
  return { ...period, ...spans, nowMs: endMs - 1, asKnownAtMs: endMs };
}

/** The earlier time as of which a question is asked; null if it is asked as of now. */
export function asKnownAtOf({ asKnownAtMs, nowMs }: Period): Date | null {
  return asKnownAtMs === undefined ? null : new Date(nowMs);
}

/** A time, cut to the period's earlier time if it has one. */
export function notLater(at: Date | null, period: Period): Date | null {
  const asKnownAt = asKnownAtOf(period);
  return at && asKnownAt && at > asKnownAt ? asKnownAt : at;
}

/** Whether enough of the span before was read to compare with it. `firstReadAt`: null if unknown. */
export function isPreviousRead(spans: ComparedSpans, firstReadAt: Date | null): boolean {
  return firstReadAt === null || firstReadAt <= latestFirstRead(spans);
}

/** Whether enough of both spans was read to compare them. */
export function isCompared(period: Period, read: ReadTimes): boolean {
  return isPreviousRead(period, read.first) && (read.last === null || read.last >= earliestLastRead(period));
}
