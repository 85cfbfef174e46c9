/** ISO, or milliseconds. */
type Instant = string | number;

export function timeFormats(locale: string, timeZone: string) {
  const moment = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, options);
    return (at: Instant) => format.format(new Date(at));
  };
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone });
  const utcTimes = moment({ timeStyle: 'medium', timeZone: 'UTC' });
  const utcMinutes = moment({ dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
  const utcSeconds = moment({ dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' });
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });

  return {
    date: (at: Instant) => dates.format(new Date(at)),
    dateRange: (first: Instant, last: Instant) => dates.formatRange(new Date(first), new Date(last)),
    dateTime: moment({ dateStyle: 'medium', timeStyle: 'short', timeZone }),
    /** A UTC day, as figures count days. */
    utcDay: moment({ dateStyle: 'medium', timeZone: 'UTC' }),
    /** A time as receipts show it, with the zone's name. */
    utcTime: (at: Instant) => unbroken(`${utcTimes(at)} UTC`),
    utcDateTime: (at: Instant, hasSeconds = false) => `${(hasSeconds ? utcSeconds : utcMinutes)(at)}\u00a0UTC`,
    relativeTime(at: Instant, nowMs: number) {
      const [amount, unit] = elapsed((new Date(at).getTime() - nowMs) / 1000);
      return relative.format(amount, unit);
    },
  };
}

/** Prevents line breaks. */
function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}

const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['second', 60],
  ['minute', 60],
  ['hour', 24],
  ['day', 30],
  ['month', 12],
];

function elapsed(seconds: number): [number, Intl.RelativeTimeFormatUnit] {
  let amount = seconds;
  for (const [unit, size] of STEPS) {
    if (Math.abs(Math.round(amount)) < size) return [Math.round(amount), unit];
    amount /= size;
  }
  return [Math.round(amount), 'year'];
}
