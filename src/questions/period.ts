import {
  type DateRange,
  type DaySpan,
  FREQUENCY_OF,
  type Frequency,
  spanBetween,
  spanOf,
} from '#contract/date-range.ts';

/** What every analytic question is asked of: a span of UTC days and the one of equal length before it. */
export type Period = { current: DaySpan; previous: DaySpan; frequency: Frequency };

export function periodOf(query: { dateRange: DateRange; from?: string; to?: string }, nowMs: number): Period {
  if (query.from !== undefined && query.to !== undefined) {
    return { ...spanBetween(query.from, query.to), frequency: 'DAY' };
  }
  return { ...spanOf(query.dateRange, nowMs), frequency: FREQUENCY_OF[query.dateRange] };
}
