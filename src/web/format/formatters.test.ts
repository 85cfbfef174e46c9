import { describe, expect, it } from 'vitest';
import { fc } from '#runtime/testing-properties.ts';
import { formattersFor } from './formatters.ts';

const ARABIC = 'ar-u-nu-latn-ca-gregory';
const NOW = Date.parse('2026-03-10T12:00:00Z');
const en = formattersFor('en', 'UTC');

/** Removes the direction marks of Arabic text. */
const bare = (text: string) => text.replace(/[\u200e\u200f\u061c]/g, '').replace(/[\u00a0\u202f]/g, ' ');

describe('compact numbers', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1000, '1k'],
    [1234, '1.23k'],
    [999_994, '999.99k'],
    [999_996, '1M'],
    [1_234_567, '1.23M'],
    [2_500_000_000, '2.5B'],
    [-1500, '-1.5k'],
  ])('writes %d as %s', (value, text) => {
    expect(en.compact(value)).toBe(text);
  });

  it('accept another number of digits', () => {
    expect(en.compact(1234, { digits: 0 })).toBe('1k');
    expect(en.compact(999_600, { digits: 0 })).toBe('1M');
  });

  it('have the suffix at the number and the currency where the language puts it', () => {
    expect(en.worth.compact(1_234_567)).toBe('$1.23M');
    expect(bare(formattersFor(ARABIC, 'UTC').worth.compact(1_234_567))).toBe('1.23M $');
  });

  it('have a suffix in French that is a unit, with a one-letter sign', () => {
    const fr = formattersFor('fr', 'UTC');
    expect(bare(fr.compact(13_100))).toBe('13,1 k');
    expect(bare(fr.worth.compact(1_234_567))).toBe('1,23 M$');
    expect(bare(fr.worth.compact(999))).toBe('999 $');
    expect(bare(formattersFor('fr', 'UTC', { currency: 'EUR' }).worth.compact(2.5e9))).toBe('2,5 Md€');
    const francs = formattersFor('fr', 'UTC', { currency: 'CHF' });
    expect(bare(francs.worth.compact(1_234_567))).toBe('1,23 M CHF');
    expect(francs.worth.compactEnds([1_200_000, 100_000], [1_300_000, 100_000], true).map(bare)).toEqual([
      '1,2 M',
      '1,3 M',
    ]);
    expect(bare(formattersFor('fr', 'UTC', { currency: 'ZAR' }).worth.compact(1_234_567))).toBe('1,23 M R');
    const pointed = formattersFor('fr', 'UTC', { numberFormat: 'point' });
    expect(bare(pointed.worth.compact(1_234_567))).toBe('$1.23M');
    expect(bare(pointed.worth.compact(2.5e9))).toBe('$2.5Md');
  });

  it('never show four digits before a suffix', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 999e9, noNaN: true }), (value) => {
        expect(en.compact(value).replace(/,/g, '')).toMatch(/^\d{1,3}(\.\d{1,2})?[kMB]?$/);
      }),
    );
  });
});

describe('money', () => {
  it('has cents only if there are any', () => {
    expect(en.usd(12)).toBe('$12');
    expect(en.usd(12.5)).toBe('$12.50');
    expect(en.usd(1234.56)).toBe('$1,234.56');
  });

  it('names every other dollar, so that none looks like the US dollar', () => {
    expect(en.money(5, 'CAD')).toBe('CA$5.00');
    expect(en.money(5, 'EUR')).toBe('€5.00');
  });

  it('has the chosen number format in every currency', () => {
    const comma = formattersFor('en', 'UTC', { numberFormat: 'comma' });
    expect(['USD', 'EUR', 'CAD'].map((currency) => bare(comma.money(1234.5, currency)))).toEqual([
      '1.234,50 $',
      '1.234,50 €',
      '1.234,50 CA$',
    ]);
  });

  it('has the plain dollar sign only for US dollars, also where revenue is shown in another currency', () => {
    for (const locale of ['en', 'fr', ARABIC])
      for (const currency of ['CAD', 'AUD', 'NZD', 'HKD', 'SGD', 'MXN']) {
        const { worth } = formattersFor(locale, 'UTC', { currency });
        for (const text of [worth.whole(5), worth.exact(5), worth.compact(5)]) expect(text).toMatch(/[A-Z]/);
      }
    expect(formattersFor('en', 'UTC', { currency: 'SEK' }).worth.whole(5)).toMatch(/kr/);
  });

  it('writes refunds with a true minus', () => {
    expect(en.price({ amount: -19.36, currency: 'USD' })).toBe('−$19.36');
    expect(en.price({ amount: -5, currency: 'EUR' })).toBe('−€5.00');
  });

  it('survives an unknown currency', () => {
    expect(en.money(5, 'nonsense')).toBe('5.00');
  });

  it('writes a range once, and a single value without a range', () => {
    expect(bare(en.usdRange(10, 20))).toBe('$10–$20');
    expect(bare(en.usdRange(9.5, 2000))).toBe('$9.50–$2,000.00');
    expect(en.usdRange(10, 10)).toBe('$10');
    expect(en.countRange(3, 3)).toBe('3');
  });
});

describe('dates and shares', () => {
  it('count days in UTC, as figures do', () => {
    expect(formattersFor('en', 'America/Los_Angeles').utcDay('2026-03-10T00:30:00Z')).toBe('Mar 10, 2026');
    expect(formattersFor('en', 'America/Los_Angeles').date('2026-03-10T00:30:00Z')).toBe('Mar 9, 2026');
  });

  it.each([
    [NOW - 20_000, '20 seconds ago'],
    [NOW - 59_900, '1 minute ago'],
    [NOW - 3 * 3_600_000, '3 hours ago'],
    [NOW + 26 * 3_600_000, 'tomorrow'],
    [NOW - 400 * 86_400_000, 'last year'],
  ])('say how long from now %d is', (at, text) => {
    expect(en.relativeTime(at, NOW)).toBe(text);
  });

  it('write a share to a tenth of a percent', () => {
    expect(en.percent(0.1234)).toBe('12.3%');
    expect(en.percent(0)).toBe('0%');
    expect([0, 0.0004, 0.32, 0.3412, 0.9996, 1].map(en.share)).toEqual(['0%', '0%', '32.0%', '34.1%', '100%', '100%']);
  });

  it('keep Latin digits and the Gregorian calendar in Arabic', () => {
    const ar = formattersFor(ARABIC, 'UTC');
    expect(bare(ar.count(1234))).toBe('1,234');
    expect(bare(ar.date(NOW))).toMatch(/2026/);
  });

  it('join the existing facts, each with its own direction', () => {
    expect(en.facts(['USD', null, false, undefined, '', '51 products'])).toBe(
      '\u2068USD\u2069\u00a0· \u206851 products\u2069',
    );
    expect(formattersFor(ARABIC, 'UTC').facts(['USD', '51 منتجًا'])).toBe('\u2067USD\u2069\u00a0· \u206751 منتجًا\u2069');
    expect(en.facts([null])).toBe('');
  });

  it('return an unknown country code unchanged', () => {
    expect(en.countryName('FR')).toBe('France');
    expect(en.countryName('nowhere')).toBe('nowhere');
  });
});
