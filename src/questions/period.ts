import {
  type ComparedSpans,
  type DateRange,
  FREQUENCY_OF,
  type Frequency,
  spanBetween,
  spanOf,
} from '#contract/date-range.ts';

/** What every analytic question is asked of: a span of UTC days, what to compare it with, and when it is asked. */
export type Period = ComparedSpans & { frequency: Frequency; nowMs: number };

export function periodOf(query: { dateRange: DateRange; from?: string; to?: string }, nowMs: number): Period {
  if (query.from !== undefined && query.to !== undefined) {
    return { ...spanBetween(query.from, query.to, nowMs), frequency: 'DAY', nowMs };
  }
  return { ...spanOf(query.dateRange, nowMs), frequency: FREQUENCY_OF[query.dateRange], nowMs };
}
