import {
  type ComparedSpans,
  type DateRange,
  DEFAULT_DATE_RANGE,
  FREQUENCY_OF,
  type Frequency,
  spanBetween,
  spanOf,
} from '#contract/date-range.ts';
import { DAY_MS } from '#contract/time.ts';

/** UTC days, both included. */
export type ChosenDays = { from: string; to: string };

/** A named range, or days chosen freely. */
export type ChosenPeriod = DateRange | ChosenDays;

/** The longest period that the server answers. */
const MAX_DAYS = 5 * 366;

export function isChosenDays(period: ChosenPeriod): period is ChosenDays {
  return typeof period !== 'string';
}

/** The period as API parameters. */
export function periodQuery(period: ChosenPeriod): { dateRange: DateRange } | ChosenDays {
  return isChosenDays(period) ? period : { dateRange: period };
}

export function spansOf(period: ChosenPeriod, nowMs: number): ComparedSpans {
  return isChosenDays(period) ? spanBetween(period.from, period.to, nowMs) : spanOf(period, nowMs);
}

/** The bucket length for a chart of the period: as many buckets as can be told apart. */
export function frequencyOf(period: ChosenPeriod): Frequency {
  if (!isChosenDays(period)) return FREQUENCY_OF[period];
  const days = (Date.parse(period.to) - Date.parse(period.from)) / DAY_MS + 1;
  if (days <= 1) return 'HOUR';
  if (days <= 62) return 'DAY';
  return days <= 200 ? 'WEEK' : 'MONTH';
}

/** The period in an address. Valid days take precedence over the range. */
export function chosenPeriodOf(range: DateRange | null, from: string | null, to: string | null): ChosenPeriod {
  if (from !== null && to !== null && areDays(from, to)) return { from, to };
  return range ?? DEFAULT_DATE_RANGE;
}

export function areDays(from: string, to: string): boolean {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS;
  return isDay(from) && isDay(to) && days >= 0 && days <= MAX_DAYS;
}

/** Whether the text is a real calendar day that the server accepts. */
export function isDay(text: string): boolean {
  const ms = /^20\d{2}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text);
}
