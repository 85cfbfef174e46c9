import {
  type ComparedSpans,
  type DateRange,
  DEFAULT_DATE_RANGE,
  FREQUENCY_OF,
  type Frequency,
  spanBetween,
  spanOf,
} from '#contract/date-range.ts';

/** UTC days, both included. */
export type ChosenDays = { from: string; to: string };

/** A range by its name, or days chosen one by one. */
export type ChosenPeriod = DateRange | ChosenDays;

const DAY_MS = 86_400_000;
/** The server answers about no more. */
const MOST_DAYS = 5 * 366;

export function isChosenDays(period: ChosenPeriod): period is ChosenDays {
  return typeof period !== 'string';
}

/** As the API is asked. */
export function periodQuery(period: ChosenPeriod): { dateRange: DateRange } | ChosenDays {
  return isChosenDays(period) ? period : { dateRange: period };
}

export function spansOf(period: ChosenPeriod, nowMs: number): ComparedSpans {
  return isChosenDays(period) ? spanBetween(period.from, period.to, nowMs) : spanOf(period, nowMs);
}

/** In buckets of what length a chart shows it: as many as can be told apart. */
export function frequencyOf(period: ChosenPeriod): Frequency {
  if (!isChosenDays(period)) return FREQUENCY_OF[period];
  const days = (Date.parse(period.to) - Date.parse(period.from)) / DAY_MS + 1;
  if (days <= 1) return 'HOUR';
  if (days <= 62) return 'DAY';
  return days <= 200 ? 'WEEK' : 'MONTH';
}

/** What an address names; its days lead over its range, where they are days. */
export function chosenPeriodOf(range: DateRange | null, from: string | null, to: string | null): ChosenPeriod {
  if (from !== null && to !== null && areDays(from, to)) return { from, to };
  return range ?? DEFAULT_DATE_RANGE;
}

export function areDays(from: string, to: string): boolean {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS;
  return isDay(from) && isDay(to) && days >= 0 && days <= MOST_DAYS;
}

/** As the calendar has it, and as the server takes it. */
export function isDay(text: string): boolean {
  const ms = /^20\d{2}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text);
}
