import type { DaySpan } from '#contract/date-range.ts';
import { DAY_MS } from '#contract/time.ts';

/** The first and last day of a span as UTC dates: `15 – 21 Nov 2026`, or the one day. */
export function spanText(span: DaySpan, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
  const first = Date.parse(span.from);
  const last = Date.parse(span.until) - DAY_MS;
  return first === last ? format.format(first) : format.formatRange(first, last);
}
