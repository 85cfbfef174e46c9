import { localTimeZone } from './local-time-zone.ts';
import { moneyFormats, worthFormats } from './money.ts';
import { fixed, joined, withTrueMinus } from './parts.ts';
import { type ShortNumber, shortNumber } from './short-number.ts';
import { timeFormats } from './times.ts';

/**
 * Formats every number, date and name for a reader with Intl, in one locale. Instants are ISO strings or milliseconds.
 */
export type Formatters = ReturnType<typeof createFormatters>;

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

function createFormatters(locale: string, timeZone: string, written: Written) {
  const { numberFormat = 'language', currency = 'USD', unitsPerUsd = 1 } = written;
  const numberLocale = numberFormat === 'language' ? locale : NUMBER_LOCALES[numberFormat];
  const short = shortNumber(locale, numberLocale);
  return {
    locale,
    timeZone,
    ...numberFormats(numberLocale, short),
    ...moneyFormats(numberLocale),
    worth: worthFormats(numberLocale, currency, unitsPerUsd, short),
    ...timeFormats(locale, timeZone),
    ...wordFormats(locale),
  };
}

function numberFormats(numberLocale: string, short: ShortNumber) {
  const number = (options: Intl.NumberFormatOptions) => new Intl.NumberFormat(numberLocale, options);
  const counts = number({ maximumFractionDigits: 0 });
  const decimals = number({ maximumFractionDigits: 2 });
  const percents = number({ style: 'percent', maximumFractionDigits: 1 });
  const tenths = number({ style: 'percent', ...fixed(1) });
  const signedPercents = number({ style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  const inBytes = (size: number, signDisplay: 'auto' | 'exceptZero') => {
    const [unit, name] = BYTES.find(([step]) => Math.abs(size) >= step) ?? ([1, 'byte'] as const);
    const style = { style: 'unit', unit: name, unitDisplay: 'short', maximumFractionDigits: 0, signDisplay } as const;
    return number(style).format(size / unit);
  };

  return {
    signs: signsOf(decimals),
    count: (value: number) => counts.format(value),
    decimal: (value: number) => decimals.format(value),
    countRange: (low: number, high: number) => range(counts, low, high),
    decimalRange: (low: number, high: number) => range(decimals, low, high),
    /**
     * 1234567 → 1.23M: thousands, millions and billions by k, M and B (Md in French), with two digits by default.
     * `step`: what the value is rounded to, of which all digits are shown: 12000 in steps of 100 → 12.0k.
     */
    compact: (value: number, { digits = 2, step }: { digits?: number; step?: number } = {}) =>
      joined(short(value, {}, digits, step)),
    /** 38912 → 39 kB, of a thousand bytes each. */
    bytes: (size: number) => inBytes(size, 'auto'),
    /** 38912 → +39 kB. */
    signedBytes: (size: number) => withTrueMinus(inBytes(size, 'exceptZero')),
    /** 3 → 3 days. */
    span: (value: number, unit: 'day' | 'hour') => number({ style: 'unit', unit, unitDisplay: 'long' }).format(value),
    /** 0.123 → 12.3 %. */
    percent: (ratio: number) => percents.format(ratio),
    /** 0.32 → 32.0 %, as precise as its neighbours; but 0 % and 100 %, also of what rounds to them. */
    share: (ratio: number) => (ratio >= 0.0005 && ratio < 0.9995 ? tenths : percents).format(ratio),
    /** 0.123 → +12.3 %, −0.123 → −12.3 % with a true minus. */
    signedPercent: (ratio: number) => withTrueMinus(signedPercents.format(ratio)),
    /** 12 → +12, −12 → −12 with a true minus; +12 % with `hasUnit`. `digits`: how many follow the decimal sign, at least. */
    signed: (value: number, { hasUnit = false, signDisplay = 'exceptZero', digits }: SignedStyle = {}) => {
      const unit = hasUnit ? ({ style: 'unit', unit: 'percent' } as const) : {};
      const shown = { minimumFractionDigits: digits, maximumFractionDigits: 3, signDisplay };
      return withTrueMinus(number({ ...unit, ...shown }).format(value));
    },
  };
}

function wordFormats(locale: string) {
  const regions = new Intl.DisplayNames(locale, { type: 'region' });
  const lists = new Intl.ListFormat(locale, { type: 'conjunction' });
  // Each fact of a line is isolated, or it would merge with its neighbour's number. Arabic percentages begin with a
  // mark of the other direction, so their direction is set instead of detected.
  const isolateStart = new Intl.Locale(locale).language === 'ar' ? '\u2067' : '\u2068';

  return {
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

type SignedStyle = { hasUnit?: boolean; signDisplay?: 'exceptZero' | 'never'; digits?: number };

/** If both ends read the same, only one number: Intl would write `~3`. */
function range(format: Intl.NumberFormat, low: number, high: number): string {
  const [from, to] = [format.format(low), format.format(high)];
  return from === to ? from : format.formatRange(low, high);
}
