import { describe, expect, it } from 'vitest';
import { NUMBER_FORMATS } from '#contract/preferences.ts';
import { fc } from '#runtime/testing-properties.ts';
import { formattersFor } from '../../format/formatters.ts';
import { amountText, readAmount } from './read-amount.ts';

const signsOf = (locale: string, numberFormat?: (typeof NUMBER_FORMATS)[number]) =>
  formattersFor(locale, 'UTC', { numberFormat }).signs;
const ARABIC = 'ar-u-nu-latn-ca-gregory';
const [en, fr, ar, comma] = [signsOf('en'), signsOf('fr'), signsOf(ARABIC), signsOf('en', 'comma')];

describe('readAmount', () => {
  it.each([
    ['', null],
    ['  ', null],
    ['12', 12],
    [' 9.50 ', 9.5],
    ['9,5', 9.5],
    ['.5', 0.5],
    ['0,125', 0.125],
    ['1234,567', 1234.567],
    ['٢٥٫٥', 25.5],
    ['١٬٢٣٤٫٥', 1234.5],
    ['0', 0],
    ['-1', -1],
    ['−12,5', -12.5],
    ['1 000', 1000],
    ['1\u202f234\u202f567,5', 1_234_567.5],
    ['-1,234.5', -1234.5],
    ['1.234,5', 1234.5],
    ['1,234,567', 1_234_567],
  ])('reads %j as %j in every language', (text, amount) => {
    for (const signs of [en, fr, ar, comma]) expect(readAmount(text, signs)).toBe(amount);
  });

  it.each([
    ['1,000', 1000, 1, 1000, 1],
    ['1.000', 1, undefined, 1, 1000],
    ['١،٠٠٠', 1000, 1, 1000, 1],
    ['-12.345', -12.345, undefined, -12.345, -12_345],
  ])('reads %j as its reader writes numbers', (text, ...amounts) => {
    expect([en, fr, ar, comma].map((signs) => readAmount(text, signs))).toEqual(amounts);
  });

  it.each(['--1', 'ten', '1e3', '1.2.3', '1,23,456', '1,2345.6', '1,234 567', '.'])('refuses %j', (text) => {
    for (const signs of [en, fr, ar, comma]) expect(readAmount(text, signs)).toBeUndefined();
  });

  it('reads what is written in the same format', () => {
    const formats = ['en', 'fr', ARABIC].flatMap((locale) =>
      NUMBER_FORMATS.map((numberFormat) => formattersFor(locale, 'UTC', { numberFormat })),
    );
    fc.assert(
      fc.property(fc.constantFrom(...formats), fc.integer({ min: 0, max: 1e12 }), (format, thousandths) => {
        const amount = thousandths / 1000;
        expect(readAmount(amountText(amount, format.signs), format.signs)).toBe(amount);
        expect(readAmount(format.count(thousandths), format.signs)).toBe(thousandths);
      }),
    );
  });
});
