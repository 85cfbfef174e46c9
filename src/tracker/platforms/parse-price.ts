import { minorDigits, minorOf } from '#runtime/money.ts';

/** A currency that is not known: ISO 4217's code for "no currency". It has no rate, so it is never converted. */
export const NO_CURRENCY = 'XXX';

/** Above this no price is believed; sums over a year still fit a bigint and a double's whole numbers. */
const MOST_MINOR = 1_000_000_000_000;

/** A price of an API in major units, `"12.00"` or `12`, in minor units of the currency; null where it is none. */
export function majorPriceOf(value: unknown, currency: string): number | null {
  if (typeof value === 'string' && !/^\d{1,15}(\.\d{1,12})?$/.test(value)) return null;
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  return boundedMinor(minorOf(Number(value), currency));
}

/** A price of an API in units of 10^-`digits`, `"1200"` with 2, in minor units of the currency; null where it is none. */
export function scaledPriceOf(value: unknown, digits: number, currency: string): number | null {
  if (typeof value === 'string' && !/^\d{1,15}$/.test(value)) return null;
  if (typeof value !== 'string' && !Number.isSafeInteger(value)) return null;
  if (!Number.isInteger(digits) || digits < 0 || digits > 8) return null;
  const shift = minorDigits(currency) - digits;
  // by a whole divisor: 10 ** -2 is no exact number
  return boundedMinor(Math.round(shift >= 0 ? Number(value) * 10 ** shift : Number(value) / 10 ** -shift));
}

/**
 * A price as people write it: `12,12 €`, `1.234,50`, `1,234.50`, `١٢٫٥٠`, `SAR 160.00`. The last of two kinds of
 * separator is the decimal one; a single one with three digits after it groups thousands, unless the currency has
 * three minor digits. Null where it is no price.
 */
export function writtenPriceOf(value: unknown, currency: string): number | null {
  if (typeof value === 'number') return majorPriceOf(value, currency);
  if (typeof value !== 'string' || value.length > 60) return null;
  const text = latinDigits(value);
  const numbers = text.match(/\d[\d.,'’\s\u00a0\u202f]*/g);
  if (numbers?.length !== 1 || /-\s*\d/.test(text) || /\de\+?\d/i.test(text)) return null;
  const number = numbers[0].replace(/['’\s\u00a0\u202f]/g, '').replace(/[.,]+$/, '');
  return majorPriceOf(withPoint(number, currency), currency);
}

function withPoint(number: string, currency: string): string {
  const decimal = Math.max(number.lastIndexOf('.'), number.lastIndexOf(','));
  if (decimal < 0) return number;
  const separator = number[decimal]!;
  const isOnlyKind = !number.includes(separator === '.' ? ',' : '.');
  const isRepeated = number.indexOf(separator) !== decimal;
  const digitsAfter = number.length - decimal - 1;
  const groups = isOnlyKind && (isRepeated || (digitsAfter === 3 && minorDigits(currency) !== 3));
  if (groups) return number.replace(/[.,]/g, '');
  return `${number.slice(0, decimal).replace(/[.,]/g, '')}.${number.slice(decimal + 1)}`;
}

/** Arabic-Indic and Persian digits and separators as Latin ones. */
export function latinDigits(text: string): string {
  return text
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/\u066b/g, '.')
    .replace(/\u066c/g, ',');
}

function boundedMinor(minor: number): number | null {
  return Number.isSafeInteger(minor) && minor >= 0 && minor <= MOST_MINOR ? minor : null;
}
