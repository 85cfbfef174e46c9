import { type DaySpan, type Frequency, isoDay } from '#contract/date-range.ts';
import { DAY_MS } from '#contract/time.ts';
import type { ChosenDays } from '../../period/chosen-period.ts';
import type { TrendRow } from '../trend/rows.ts';

/** The days from the first bucket to the last, limited to the shown span. */
export function daysOfRows(first: TrendRow, last: TrendRow, frequency: Frequency, span: DaySpan): ChosenDays {
  const fromMs = Math.max(Date.parse(first.at), Date.parse(span.from));
  const untilMs = Math.min(endOf(Date.parse(last.at), frequency), Date.parse(span.until));
  return { from: isoDay(fromMs), to: isoDay(untilMs - DAY_MS) };
}

function endOf(startMs: number, frequency: Frequency): number {
  const at = new Date(startMs);
  switch (frequency) {
    case 'HOUR':
    case 'DAY':
      return startMs + DAY_MS;
    case 'WEEK':
      return startMs + 7 * DAY_MS;
    case 'MONTH':
      return Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1);
    case 'YEAR':
      return Date.UTC(at.getUTCFullYear() + 1, 0, 1);
  }
}
