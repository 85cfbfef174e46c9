import { describe, expect, it } from 'vitest';
import { formattersFor } from '../../format/formatters.ts';
import { estimateText } from './estimate-text.ts';

const orders = estimateText('orders', formattersFor('en', 'UTC'));
const revenue = estimateText('revenue', formattersFor('en', 'UTC'));

describe('estimateText', () => {
  it('does not write a few tenths of an order as none', () => {
    expect(orders.value(0.4)).toBe('0.4');
    expect(orders.value(0)).toBe('0');
    expect(orders.value(1240.6)).toBe('1,241');
  });

  it('rounds a range outwards', () => {
    expect(orders.range(0.4, 1.2)).toBe('0–2');
    expect(orders.range(1180.9, 1299.2)).toBe('1,180–1,300');
  });

  it('writes a range without width as one number', () => {
    expect(orders.range(3, 3)).toBe('3');
    expect(revenue.range(1200, 1200.2)).toBe('$1,200');
  });
});
