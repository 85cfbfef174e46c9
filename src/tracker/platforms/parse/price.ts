import { minorDigits, minorOf } from '#runtime/money.ts';

/** An unknown currency: ISO 4217's code for "no currency". It has no rate, so it is never converted. */
export const NO_CURRENCY = 'XXX';

/** No price above this is believed; sums over a year still fit a bigint and a double's whole numbers. */
const MAX_MINOR = 1_000_000_000_000;

/** A price of an API in major units, `"12.00"` or `12`, in minor units of the currency; null if it is no price. */
export function majorPriceOf(value: unknown, currency: string): number | null {
  if (typeof value === 'string' && !/^\d{1,15}(\.\d{1,12})?$/.test(value)) return null;
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  return boundedMinor(minorOf(Number(value), currency));
}

/**
 * A price of an API in units of 10^-`digits`, `"1200"` with 2, in minor units of the currency; null if it is no price.
 */
export function scaledPriceOf(value: unknown, digits: number, currency: string): number | null {
  if (typeof value === 'string' && !/^\d{1,15}$/.test(value)) return null;
  if (typeof value !== 'string' && !Number.isSafeInteger(value)) return null;
  if (!Number.isInteger(digits) || digits < 0 || digits > 8) return null;
  const shift = minorDigits(currency) - digits;
  // divides by a whole number: 10 ** -2 is not exact
  return boundedMinor(Math.round(shift >= 0 ? Number(value) * 10 ** shift : Number(value) / 10 ** -shift));
}

/** What is written between two prices of a range; a minus sign before a single number makes it negative. */
const RANGE = /^\s*\D{0,6}\s*(?:[-\u2010-\u2015\u2212~]|to|bis|à|a|til|إلى|الى)\s*\D{0,6}\s*$/i;
const NUMBER = /\d+(?:(?:[.,'\u2019\u02bc\u00b4]|\s(?=\d{3}(?!\d)))\d+)*/g;
/** Marks of direction and of joining, which Arabic and Hebrew pages put between digits. */
const UNSEEN_MARKS = /[\u200b-\u200f\u061c\u202a-\u202e\u2066-\u2069\ufeff]/g;

/**
 * A price as people write it: `12,12 €`, `1.234,50`, `1'234.50`, `Rs. 1,200.00`, `١٢٫٥٠`, `ab 12,00`; for a range, the
 * lower end. Of two kinds of separator, the last one is the decimal one. A single separator with three digits after it
 * groups thousands, unless the currency has three minor digits or the digits before it form no group. Null if it is no
 * price, or more than one.
 */
export function writtenPriceOf(value: unknown, currency: string): number | null {
  if (typeof value === 'number') return majorPriceOf(value, currency);
  if (typeof value !== 'string' || value.length > 80) return null;
  const text = latinDigits(value.replace(UNSEEN_MARKS, ''));
  if (/\de[+-]?\d|%/i.test(text)) return null;
  const numbers = [...text.matchAll(NUMBER)];
  if (numbers.length === 0 || numbers.length > 2 || isNegative(text, numbers[0]!.index)) return null;
  const prices = numbers.map(([number]) => majorPriceOf(plainNumber(number, currency), currency));
  const [first = null, last = null] = prices;
  if (numbers.length === 1) return first;
  const between = text.slice(numbers[0]!.index + numbers[0]![0].length, numbers[1]!.index);
  if (first === null || last === null || !RANGE.test(between)) return null;
  return Math.min(first, last);
}

function isNegative(text: string, start: number): boolean {
  return /(^|[^\p{L}\d])[-\u2212]\s*[^\p{L}\d-]{0,3}\s*$/u.test(text.slice(0, start));
}

function plainNumber(written: string, currency: string): string {
  const number = written.replace(/['\u2019\u02bc\u00b4\s]/g, '').replace(/[.,]+$/, '');
  const decimal = Math.max(number.lastIndexOf('.'), number.lastIndexOf(','));
  if (decimal < 0) return number;
  const separator = number[decimal]!;
  const isOnlyKind = !number.includes(separator === '.' ? ',' : '.');
  const isRepeated = number.indexOf(separator) !== decimal;
  const mayGroup = /^[1-9]\d{0,2}[.,]\d{3}$/.test(number) && minorDigits(currency) !== 3;
  if (isOnlyKind && (isRepeated || mayGroup)) return number.replace(/[.,]/g, '');
  return `${number.slice(0, decimal).replace(/[.,]/g, '')}.${number.slice(decimal + 1)}`;
}

/** The zero of every script whose digits shops write; nine more digits follow it. */
const ZEROES = [
  0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0, 0x1040, 0x17e0, 0xff10,
];

/** Converts digits and separators of Arabic, Persian, Indian and other scripts to Latin ones. */
export function latinDigits(text: string): string {
  return text
    .replace(/[^\P{Nd}0-9]/gu, (digit) => {
      const point = digit.codePointAt(0)!;
      const zero = ZEROES.find((one) => point >= one && point < one + 10);
      return zero === undefined ? digit : String(point - zero);
    })
    .replace(/[\u066b\uff0e]/g, '.')
    .replace(/[\u066c\u060c\uff0c]/g, ',');
}

function boundedMinor(minor: number): number | null {
  return Number.isSafeInteger(minor) && minor >= 0 && minor <= MAX_MINOR ? minor : null;
}
