import type { Frequency } from '#contract/date-range.ts';
import { DAY_MS } from '#contract/time.ts';
import type { Formatters } from '../../../format/formatters.ts';

const SHORT: Record<Frequency, Intl.DateTimeFormatOptions> = {
  HOUR: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  DAY: { day: 'numeric', month: 'short', timeZone: 'UTC' },
  WEEK: { day: 'numeric', month: 'short', timeZone: 'UTC' },
  // a two-digit year would read as a day
  MONTH: { month: 'short', year: 'numeric', timeZone: 'UTC' },
  YEAR: { year: 'numeric', timeZone: 'UTC' },
};

const LONG: Record<Frequency, Intl.DateTimeFormatOptions> = {
  HOUR: { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  DAY: { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' },
  WEEK: { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' },
  MONTH: { month: 'long', year: 'numeric', timeZone: 'UTC' },
  YEAR: { year: 'numeric', timeZone: 'UTC' },
};

const WEEK_MS = 7 * DAY_MS;

export type BucketLabels = { short: (at: string) => string; long: (at: string) => string };

/**
 * Names for the buckets of a trend. Days and longer are UTC dates; hours are in the reader's time zone. A week's long
 * name has its first and last day.
 */
export function bucketLabels(
  frequency: Frequency,
  { locale, timeZone }: Pick<Formatters, 'locale' | 'timeZone'>,
): BucketLabels {
  const zone = frequency === 'HOUR' && { timeZone };
  const short = new Intl.DateTimeFormat(locale, { ...SHORT[frequency], ...zone });
  const long = new Intl.DateTimeFormat(locale, { ...LONG[frequency], ...zone });
  return {
    short: (at) => short.format(Date.parse(at)),
    long: (at) => {
      const start = Date.parse(at);
      return frequency === 'WEEK' ? long.formatRange(start, start + WEEK_MS - DAY_MS) : long.format(start);
    },
  };
}
