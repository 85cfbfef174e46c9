import { type DaySpan, type Frequency, WEEK_STARTS, type WeekStart } from '#contract/date-range.ts';
import { DAY_MS, HOUR_MS, startOfDay, startOfHour } from '#runtime/clock.ts';

/** How many days before Monday a week begins. */
export function daysBeforeMonday(weekStart: WeekStart): number {
  return WEEK_STARTS.indexOf(weekStart);
}

/** The start of the bucket that holds a moment: milliseconds, UTC. */
export function bucketStart(ms: number, frequency: Frequency, weekStart: WeekStart = 'monday'): number {
  const at = new Date(ms);
  switch (frequency) {
    case 'HOUR':
      return startOfHour(ms);
    case 'DAY':
      return startOfDay(ms);
    case 'WEEK':
      return startOfDay(ms) - ((at.getUTCDay() + 6 + daysBeforeMonday(weekStart)) % 7) * DAY_MS;
    case 'MONTH':
      return Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), 1);
    case 'YEAR':
      return Date.UTC(at.getUTCFullYear(), 0, 1);
  }
}

/** The starts of all buckets that a span touches, oldest first, but none that begins at `endMs` or later. */
export function bucketsOf(
  span: DaySpan,
  frequency: Frequency,
  endMs: number,
  weekStart: WeekStart = 'monday',
): number[] {
  const until = Math.min(Date.parse(span.until), endMs);
  const starts: number[] = [];
  const first = bucketStart(Date.parse(span.from), frequency, weekStart);
  for (let at = first; at < until; at = nextBucket(at, frequency)) {
    starts.push(at);
  }
  return starts;
}

/** The start of the bucket that follows the one that starts here. */
export function nextBucket(start: number, frequency: Frequency): number {
  const at = new Date(start);
  switch (frequency) {
    case 'HOUR':
      return start + HOUR_MS;
    case 'DAY':
      return start + DAY_MS;
    case 'WEEK':
      return start + 7 * DAY_MS;
    case 'MONTH':
      return Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1);
    case 'YEAR':
      return Date.UTC(at.getUTCFullYear() + 1, 0, 1);
  }
}
