import { localTimeZone } from './local-time-zone.ts';

/**
 * Formats every number, date and name for a reader with Intl, in one locale. Instants are ISO strings or milliseconds.
 */
export type Formatters = ReturnType<typeof createFormatters>;

type Instant = string | number;

type Parts = readonly { type: string; value: string }[];

const SUFFIXES = [
  [1e9, 'B'],
  [1e6, 'M'],
  [1e3, 'k'],
] as const;

const BYTES = [
  [1e9, 'gigabyte'],
  [1e6, 'megabyte'],
  [1e3, 'kilobyte'],
] as const;

const cache = new Map<string, Formatters>();

/** The user's preferences for figures. What is missing follows the language. */
export type Written = {
  numberFormat?: keyof typeof NUMBER_LOCALES | 'language';
  /** The currency in which revenue is shown. */
  currency?: string;
  unitsPerUsd?: number;
};

/** For each number format, a locale that writes numbers in that way. */
const NUMBER_LOCALES = { point: 'en-US', comma: 'de-DE', space: 'fr-FR' } as const;

export function formattersFor(locale: string, timeZone = localTimeZone(), written: Written = {}): Formatters {
  const key = [locale, timeZone, written.numberFormat, written.currency, written.unitsPerUsd].join(' ');
  const known = cache.get(key);
  if (known) return known;
  const made = createFormatters(locale, timeZone, written);
  cache.set(key, made);
  return made;
}

/** The signs in numbers of a thousand and more. */
function signsOf(format: Intl.NumberFormat): { decimal: string; group: string } {
  const parts = format.formatToParts(12_345.6);
  const sign = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return { decimal: sign('decimal'), group: sign('group') };
}

function isOf(language: string, locale: string): boolean {
  return new Intl.Locale(locale).language === language;
}

function joined(parts: Parts): string {
  return parts.map(({ value }) => value).join('');
}

/** An amount without its currency and the space beside it. */
function withoutSign(parts: Parts): Parts {
  const isSign = (at: number) => parts[at]?.type === 'currency';
  return parts.filter(
    ({ type, value }, at) =>
      !isSign(at) && !(type === 'literal' && value.trim() === '' && (isSign(at - 1) || isSign(at + 1))),
  );
}

function createFormatters(locale: string, timeZone: string, written: Written) {
  const { numberFormat = 'language', currency: worthIn = 'USD', unitsPerUsd = 1 } = written;
  const numberLocale = numberFormat === 'language' ? locale : NUMBER_LOCALES[numberFormat];
  const number = (options: Intl.NumberFormatOptions) => new Intl.NumberFormat(numberLocale, options);
  const moment = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options);
  const usd = moneyStyle(numberLocale, 'USD');

  const counts = number({ maximumFractionDigits: 0 });
  const decimals = number({ maximumFractionDigits: 2 });
  const wholeUsd = number({ ...usd, maximumFractionDigits: 0 });
  const exactUsd = number(usd);
  const percents = number({ style: 'percent', maximumFractionDigits: 1 });
  const tenths = number({ style: 'percent', ...fixed(1) });
  const signedPercents = number({ style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  const dates = moment({ dateStyle: 'medium', timeZone });
  const utcDays = moment({ dateStyle: 'medium', timeZone: 'UTC' });
  const utcTimes = moment({ timeStyle: 'medium', timeZone: 'UTC' });
  const utcMinutes = moment({ dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
  const utcSeconds = moment({ dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' });
  const dateTimes = moment({ dateStyle: 'medium', timeStyle: 'short', timeZone });
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const regions = new Intl.DisplayNames(locale, { type: 'region' });
  const lists = new Intl.ListFormat(locale, { type: 'conjunction' });
  const moneys = new Map<string, Intl.NumberFormat>();
  // Each fact of a line is isolated, or it would merge with its neighbour's number. Arabic percentages begin with a
  // mark of the other direction, so their direction is set instead of detected.
  const isolateStart = new Intl.Locale(locale).language === 'ar' ? '\u2067' : '\u2068';

  const dollars = (parts: readonly { type: string; value: string }[]) =>
    parts.map((part) => (part.type === 'currency' ? '$' : part.value)).join('');
  const money = (amount: number, currency: string) => {
    if (currency === 'USD') return dollars(exactUsd.formatToParts(amount));
    let format = moneys.get(currency);
    if (!format) {
      format = currencyFormat(numberLocale, currency);
      moneys.set(currency, format);
    }
    return format.format(amount);
  };
  const usdFor = (...amounts: number[]) => (amounts.every(Number.isInteger) ? wholeUsd : exactUsd);

  // French says `milliard` for a billion and separates the suffix: 1,62 M$, 2,5 Md€
  const isFrench = isOf('fr', locale);
  const isUnit = isFrench && isOf('fr', numberLocale);
  const suffixed = (value: number, style: Intl.NumberFormatOptions, digits: number, step?: number) => {
    const [unit, suffix] = unitOf(value, digits);
    const shown =
      step === undefined
        ? { minimumFractionDigits: 0, maximumFractionDigits: digits }
        : fixed(digitsTo(step, value, unit));
    const parts = number({ ...style, ...shown }).formatToParts(value / unit);
    const lastDigits = parts.findLastIndex(({ type }) => type === 'integer' || type === 'fraction');
    const named = isFrench && suffix === 'B' ? 'Md' : suffix;
    const name = isUnit && named !== '' ? `\u202f${named}` : named;
    const whole = parts.map((part, at) => (at === lastDigits ? { ...part, value: part.value + name } : part));
    const sign = whole.at(-1);
    const isBeside = name !== named && sign?.type === 'currency' && /^\p{Sc}$/u.test(sign.value);
    return isBeside ? whole.toSpliced(-2, 1) : whole;
  };

  const isInDollars = worthIn === 'USD';
  const textOf = (parts: Parts) => (isInDollars ? dollars(parts) : joined(parts));
  const worthStyle = moneyStyle(numberLocale, worthIn);
  const [wholeWorth, exactWorth] = [number({ ...worthStyle, maximumFractionDigits: 0 }), number(worthStyle)];
  const suffixedTo = ([amount, step]: Stepped): Parts => suffixed(amount, worthStyle, 2, step);
  /** Revenue, in the user's currency. `of`: converts US dollars. */
  const worth = {
    of: (amountUsd: number) => amountUsd * unitsPerUsd,
    whole: (amount: number) => (isInDollars ? dollars(wholeWorth.formatToParts(amount)) : wholeWorth.format(amount)),
    exact: (amount: number) => (isInDollars ? dollars(exactWorth.formatToParts(amount)) : exactWorth.format(amount)),
    compact: (amount: number, step?: number) => textOf(suffixed(amount, worthStyle, 2, step)),
    /**
     * The ends of a range. A currency code is written at only one of them, as Intl does, and at neither if it stands
     * beside an amount that has it.
     */
    compactEnds(low: Stepped, high: Stepped, isBeside: boolean): [string, string] {
      const [from, to]: [Parts, Parts] = [suffixedTo(low), suffixedTo(high)];
      const sign = from.findIndex(({ type }) => type === 'currency');
      if (isInDollars || sign < 0 || from[sign]!.value.length === 1) return [textOf(from), textOf(to)];
      if (isBeside) return [textOf(withoutSign(from)), textOf(withoutSign(to))];
      const isAhead = sign < from.findIndex(({ type }) => type === 'integer');
      return isAhead ? [textOf(from), textOf(withoutSign(to))] : [textOf(withoutSign(from)), textOf(to)];
    },
    range(low: number, high: number) {
      const [from, to] = [worth.whole(low), worth.whole(high)];
      if (from === to) return from;
      return unspaced(textOf(wholeWorth.formatRangeToParts(low, high)));
    },
  };

  return {
    locale,
    timeZone,
    worth,
    signs: signsOf(decimals),
    count: (value: number) => counts.format(value),
    decimal: (value: number) => decimals.format(value),
    countRange: (low: number, high: number) => range(counts, low, high),
    /**
     * 1234567 → 1.23M: thousands, millions and billions by k, M and B (Md in French), with two digits by default.
     * `step`: what the value is rounded to, of which all digits are shown: 12000 in steps of 100 → 12.0k.
     */
    compact: (value: number, { digits = 2, step }: { digits?: number; step?: number } = {}) =>
      joined(suffixed(value, {}, digits, step)),
    decimalRange: (low: number, high: number) => range(decimals, low, high),
    /** US dollars with the plain sign, in every language. Cents only if there are any. */
    usd: (amount: number) => dollars(usdFor(amount).formatToParts(amount)),
    wholeUsd: (amount: number) => dollars(wholeUsd.formatToParts(amount)),
    usdRange(low: number, high: number) {
      const format = usdFor(low, high);
      const [from, to] = [dollars(format.formatToParts(low)), dollars(format.formatToParts(high))];
      return from === to ? from : unspaced(dollars(format.formatRangeToParts(low, high)));
    },
    money,
    /** Charges and refunds: to the cent, US dollars with the plain sign. */
    price: ({ amount, currency }: { amount: number; currency: string }) => money(amount, currency).replace('-', '−'),
    /** 38912 → 39 kB, of a thousand bytes each. */
    bytes(size: number) {
      const [unit, name] = BYTES.find(([step]) => size >= step) ?? ([1, 'byte'] as const);
      return number({ style: 'unit', unit: name, unitDisplay: 'short', maximumFractionDigits: 0 }).format(size / unit);
    },
    /** 38912 → +39 kB. */
    signedBytes(size: number) {
      const [unit, name] = BYTES.find(([step]) => Math.abs(size) >= step) ?? ([1, 'byte'] as const);
      const signed = { signDisplay: 'exceptZero', maximumFractionDigits: 0 } as const;
      return number({ style: 'unit', unit: name, unitDisplay: 'short', ...signed })
        .format(size / unit)
        .replace('-', '−');
    },
    /** 3 → 3 days. */
    span: (value: number, unit: 'day' | 'hour') => number({ style: 'unit', unit, unitDisplay: 'long' }).format(value),
    /** 0.123 → 12.3 %. */
    percent: (ratio: number) => percents.format(ratio),
    /** 0.32 → 32.0 %, as precise as its neighbours; but 0 % and 100 %, also of what rounds to them. */
    share: (ratio: number) => (ratio >= 0.0005 && ratio < 0.9995 ? tenths : percents).format(ratio),
    /** 0.123 → +12.3 %, −0.123 → −12.3 % with a true minus. */
    signedPercent: (ratio: number) => signedPercents.format(ratio).replace('-', '−'),
    /** 12 → +12, −12 → −12 with a true minus; +12 % with `hasUnit`. `digits`: how many follow the decimal sign. */
    signed: (value: number, { hasUnit = false, signDisplay = 'exceptZero', digits }: SignedStyle = {}) =>
      number({
        ...(hasUnit && { style: 'unit', unit: 'percent' }),
        ...(digits === undefined ? { maximumFractionDigits: 3 } : fixed(digits)),
        signDisplay,
      })
        .format(value)
        .replace('-', '−'),
    date: (at: Instant) => dates.format(new Date(at)),
    dateRange: (first: Instant, last: Instant) => dates.formatRange(new Date(first), new Date(last)),
    /** A UTC day, as figures count days. */
    utcDay: (at: Instant) => utcDays.format(new Date(at)),
    /** A time as receipts show it, with the zone's name. */
    utcTime: (at: Instant) => unbroken(`${utcTimes.format(new Date(at))} UTC`),
    utcDateTime: (at: Instant, hasSeconds = false) =>
      `${(hasSeconds ? utcSeconds : utcMinutes).format(new Date(at))}\u00a0UTC`,
    dateTime: (at: Instant) => dateTimes.format(new Date(at)),
    relativeTime(at: Instant, nowMs: number) {
      const [amount, unit] = elapsed((new Date(at).getTime() - nowMs) / 1000);
      return relative.format(amount, unit);
    },
    countryName(code: string) {
      try {
        return regions.of(code) ?? code;
      } catch {
        return code;
      }
    },
    list: (items: readonly string[]) => lists.format(items),
    /** Short facts in one line, without missing ones. A line breaks before a fact's text, never before the dot. */
    facts: (items: readonly (string | false | null | undefined)[]) =>
      items
        .filter((item) => item)
        .map((item) => `${isolateStart}${item}\u2069`)
        .join('\u00a0· '),
  };
}

/** An amount, and what it is rounded to. */
type Stepped = readonly [amount: number, step: number];

type SignedStyle = { hasUnit?: boolean; signDisplay?: 'always' | 'exceptZero' | 'never'; digits?: number };

function fixed(digits: number): Intl.NumberFormatOptions {
  return { minimumFractionDigits: digits, maximumFractionDigits: digits };
}

/** Prevents line breaks. */
function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}

/** With the shortest sign of a currency. The plain dollar sign is that of US dollars alone. */
function moneyStyle(locale: string, currency: string): Intl.NumberFormatOptions {
  const style = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  const isPlain = new Intl.NumberFormat(locale, style).formatToParts(0).some(({ value }) => value === '$');
  return isPlain && currency !== 'USD' ? { ...style, currencyDisplay: 'symbol' } : style;
}

/** Intl puts spaces around the dash of some ranges and not of others. */
function unspaced(range: string): string {
  return range.replaceAll(/\s*–\s*/g, '–');
}

/** If both ends read the same, only one number: Intl would write `~3`. */
function range(format: Intl.NumberFormat, low: number, high: number): string {
  const [from, to] = [format.format(low), format.format(high)];
  return from === to ? from : format.formatRange(low, high);
}

function currencyFormat(locale: string, currency: string): Intl.NumberFormat {
  try {
    return new Intl.NumberFormat(locale, { style: 'currency', currency });
  } catch {
    return new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  }
}

/** 999,999 rounds to 1M, not to 1,000k. */
function unitOf(value: number, digits: number): readonly [number, string] {
  const size = Math.abs(value);
  const half = 0.5 * 10 ** -digits;
  return SUFFIXES.find(([unit]) => size >= unit - (unit === 1e3 ? half : (half * unit) / 1e3)) ?? [1, ''];
}

/** How many decimals of a number before a suffix its rounding leaves, but no more than make three digits. */
function digitsTo(step: number, value: number, unit: number): number {
  const whole = Math.floor(Math.log10(Math.max(1, Math.abs(value) / unit)));
  return Math.max(0, Math.min(2 - whole, Math.round(Math.log10(unit / step))));
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
