import { describe, expect, it } from 'vitest';
import { formattersFor } from '../../format/formatters.ts';
import { estimateText } from './estimate-text.ts';

const bare = (text: string) => text.replace(/[\u2066\u2069]/g, '');
const orders = estimateText('orders', formattersFor('en', 'UTC'));
const revenue = estimateText('revenue', formattersFor('en', 'UTC'));

describe('estimateText', () => {
  it('does not write a few tenths of an order as none', () => {
    expect(orders.value(0.4)).toBe('0.4');
    expect(orders.value(0)).toBe('0');
    expect(orders.value(1240.6)).toBe('1,241');
  });

  it('rounds a range outwards', () => {
    expect(bare(orders.range(0.4, 1.2))).toBe('0–2');
    expect(bare(orders.range(1180.9, 1299.2))).toBe('1,180–1,300');
  });

  it('writes the ends of a long range short, and rounds them outwards too', () => {
    expect(bare(revenue.range(9_999_990, 9_999_999))).toBe('$9,999,990 – $9,999,999');
    expect(bare(revenue.range(999_999, 12_341_001))).toBe('$999.99k – $12.35M');
    expect(bare(revenue.range(1_129_999, 1_050_000_001))).toBe('$1.12M – $1.06B');
  });

  it('keeps an amount in one piece, from left to right, inside Arabic', () => {
    const arabic = estimateText('revenue', formattersFor('ar-u-nu-latn-ca-gregory', 'UTC'));
    expect(arabic.value(38_746)).toMatch(/^\u2066[^\u200e\u200f]+\u2069$/);
    expect(bare(arabic.range(35_258, 42_233))).toContain('35,258–42,233');
  });

  it('writes a range without width as one number', () => {
    expect(bare(orders.range(3, 3))).toBe('3');
    expect(bare(revenue.range(1200, 1200.2))).toBe('$1,200');
  });
});
