import { fixed, type Parts } from './parts.ts';

const SUFFIXES = [
  [1e9, 'B'],
  [1e6, 'M'],
  [1e3, 'k'],
] as const;

/** `step`: what the value is rounded to, of which all digits are shown, instead of at most `digits`. */
export type ShortNumber = (value: number, style: Intl.NumberFormatOptions, digits: number, step?: number) => Parts;

/**
 * Thousands, millions and billions by a suffix. French says `milliard` for a billion and separates the suffix: 1,62 M$,
 * 2,5 Md€.
 */
export function shortNumber(locale: string, numberLocale: string): ShortNumber {
  const isFrench = isOf('fr', locale);
  const isUnit = isFrench && isOf('fr', numberLocale);
  return (value, style, digits, step) => {
    const [unit, suffix] = unitOf(value, digits);
    const shown =
      step === undefined
        ? { minimumFractionDigits: 0, maximumFractionDigits: digits }
        : fixed(digitsTo(step, value, unit));
    const parts = new Intl.NumberFormat(numberLocale, { ...style, ...shown }).formatToParts(value / unit);
    const lastDigits = parts.findLastIndex(({ type }) => type === 'integer' || type === 'fraction');
    const named = isFrench && suffix === 'B' ? 'Md' : suffix;
    const name = isUnit && named !== '' ? `\u202f${named}` : named;
    const whole = parts.map((part, at) => (at === lastDigits ? { ...part, value: part.value + name } : part));
    const sign = whole.at(-1);
    const isBeside = name !== named && sign?.type === 'currency' && /^\p{Sc}$/u.test(sign.value);
    return isBeside ? whole.toSpliced(-2, 1) : whole;
  };
}

function isOf(language: string, locale: string): boolean {
  return new Intl.Locale(locale).language === language;
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
