import { describe, expect, it } from 'vitest';
import { fc } from '#runtime/testing-properties.ts';
import { formattersFor } from '../../format/formatters.ts';
import { estimateText } from './estimate-text.ts';

const bare = (text: string) => text.replace(/[\u2060-\u2069]/g, '').replace(/\u202f/g, ' ');
const orders = estimateText('orders', formattersFor('en', 'UTC'));
const revenue = estimateText('revenue', formattersFor('en', 'UTC'));

describe('estimateText', () => {
  it('does not show a few tenths of an order as 0', () => {
    expect(orders.value(0.4)).toBe('0.4');
    expect(orders.value(0)).toBe('0');
    expect(orders.value(1240.6)).toBe('1,241');
  });

  it('rounds a range outwards', () => {
    expect(bare(orders.range(0.4, 1.2))).toBe('0–2');
    expect(bare(orders.range(1180.9, 1299.2))).toBe('1,180–1,300');
  });

  it('shortens the ends of a long range, and rounds them outwards too', () => {
    expect(bare(revenue.range(34_480_000, 52_570_000))).toBe('$34.4M–$52.6M');
    expect(bare(revenue.range(999_999, 12_341_001))).toBe('$990k–$12.4M');
    expect(bare(revenue.range(1_129_999, 1_050_000_001))).toBe('$1.1M–$1.06B');
    expect(bare(revenue.range(91_608.4, 107_166.2))).toBe('$91,608–$107,167');
  });

  it('writes a currency code only once in a short range', () => {
    const rangeIn = (locale: string, currency: string, shortFrom?: number) =>
      bare(
        estimateText('revenue', formattersFor(locale, 'UTC', { currency }), shortFrom).range(1_022_000, 1_448_000),
      ).replace(/[\u200f\u00a0]/g, (mark) => (mark === '\u00a0' ? ' ' : ''));
    expect(['CHF', 'BRL', 'EUR'].map((currency) => rangeIn('en', currency))).toEqual([
      'CHF 1.02M–1.45M',
      'R$1.02M–1.45M',
      '€1.02M–€1.45M',
    ]);
    expect(rangeIn('fr', 'CHF')).toBe('1,02 M–1,45 M CHF');
    expect(rangeIn('ar-u-nu-latn', 'CHF')).toBe('1.02M–1.45M CHF');
    expect(rangeIn('en', 'USD')).toBe('$1.02M–$1.45M');
    // there is little room beside the value
    expect(['CHF', 'BRL', 'EUR'].map((currency) => rangeIn('en', currency, 10_000))).toEqual([
      ...Array(2).fill('1.02M–1.45M'),
      '€1.02M–€1.45M',
    ]);
  });

  it('shortens thousands too if there is little room', () => {
    const onCard = estimateText('revenue', formattersFor('en', 'UTC'), 10_000);
    expect(bare(onCard.range(48_470, 56_763))).toBe('$48.4k–$56.8k');
    expect(bare(onCard.value(52_536, 56_763))).toBe('$52.5k');
    expect(bare(onCard.range(6_928, 9_999))).toBe('$6,928–$9,999');
  });

  it('keeps two digits of a value far below the end of its range', () => {
    const onCard = estimateText('revenue', formattersFor('en', 'UTC'), 10_000);
    expect([onCard.value(149, 20_149), onCard.value(1_490, 151_490)].map(bare)).toEqual(['$150', '$1.5k']);
  });

  it('shows as many digits of a value as of its range', () => {
    const inRow = estimateText('orders', formattersFor('en', 'UTC'), 10_000);
    expect([inRow.value(12_020, 12_640), bare(inRow.range(11_400, 12_640))]).toEqual(['12.0k', '11.4k–12.7k']);
    expect([inRow.value(120_000, 131_000), inRow.value(999_960, 999_970)]).toEqual(['120k', '1.00M']);
    expect([bare(revenue.value(43_000_000, 52_570_000)), bare(revenue.range(2e6, 2.5e6))]).toEqual([
      '$43.0M',
      '$2.00M–$2.50M',
    ]);
    const decimals = (text: string) =>
      bare(text)
        .match(/[\d.]+(?=M)/g)!
        .map((shown) => shown.split('.')[1]?.length ?? 0);
    fc.assert(
      fc.property(
        fc.double({ min: 1e6, max: 9.9e8, noNaN: true }),
        fc.double({ min: 1, max: 2, noNaN: true }),
        (low, times) => {
          const high = Math.min(9.9e8, low * times);
          for (const text of [orders, revenue]) {
            const [value, range] = [decimals(text.value(low, high)), decimals(text.range(low, high))];
            expect(new Set([...value, ...range]).size).toBe(1);
          }
        },
      ),
    );
  });

  it('formats a value like its range, and the ends alone like those in it', () => {
    expect(bare(revenue.value(43_123_456, 52_570_000))).toBe('$43.1M');
    expect(bare(revenue.value(980_400, 1_100_000))).toBe('$980k');
    expect(bare(revenue.value(312.4, 400))).toBe('$312');
    expect(bare(revenue.value(9.5, 9.9))).toBe('$9.50');
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1e9, noNaN: true }),
        fc.double({ min: 0, max: 1e9, noNaN: true }),
        (a, b) => {
          const [low, high] = [Math.min(a, b), Math.max(a, b)];
          for (const text of [orders, revenue]) {
            const digits = (written: string) =>
              written
                .replace(/[^\d.,]/g, ' ')
                .trim()
                .split(/\s+/);
            const ends = text.ends(low, high);
            const both = [...digits(bare(ends.low)), ...digits(bare(ends.high))];
            expect(digits(bare(text.range(low, high)))).toEqual(ends.low === ends.high ? both.slice(0, 1) : both);
          }
        },
      ),
    );
  });

  it('keeps an amount together, left to right, in Arabic', () => {
    const arabic = estimateText('revenue', formattersFor('ar-u-nu-latn-ca-gregory', 'UTC'));
    expect(arabic.value(38_746)).toMatch(/^\u2066[^\u200e\u200f]+\u2069$/);
    expect(bare(arabic.range(35_258, 42_233))).toContain('35,258–42,233');
  });

  it('writes a range without width as one number', () => {
    expect(bare(orders.range(3, 3))).toBe('3');
    expect(bare(revenue.range(1200, 1200))).toBe('$1,200');
  });
});
