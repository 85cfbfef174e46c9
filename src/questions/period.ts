import {
  type ComparedSpans,
  type DateRange,
  FREQUENCY_OF,
  type Frequency,
  spanBetween,
  spanOf,
} from '#contract/date-range.ts';

/**
 * What every analytic question is asked of: a span of UTC days, what to compare it with, and when it is asked. `range`:
 * its name, where it has one; then there are windows of it.
 */
export type Period = ComparedSpans & { frequency: Frequency; nowMs: number; range: DateRange | null };

export function periodOf(query: { dateRange: DateRange; from?: string; to?: string }, nowMs: number): Period {
  if (query.from !== undefined && query.to !== undefined) {
    return { ...spanBetween(query.from, query.to, nowMs), frequency: 'DAY', nowMs, range: null };
  }
  return { ...spanOf(query.dateRange, nowMs), frequency: FREQUENCY_OF[query.dateRange], nowMs, range: query.dateRange };
}

/** Of the period before so much has to have been read for the two to be compared. */
const LEAST_READ_SHARE = 0.9;

/** A store first read later than this was read in too small a part of the period before. */
export function latestFirstRead({ previous, previousUntilMs }: Period): Date {
  const fromMs = Date.parse(previous.from);
  return new Date(previousUntilMs - LEAST_READ_SHARE * (previousUntilMs - fromMs));
}

/** `firstReadAt`: null where it is not known. */
export function isPreviousRead(period: Period, firstReadAt: Date | null): boolean {
  return firstReadAt === null || firstReadAt <= latestFirstRead(period);
}
