import { describe, expect, it } from 'vitest';
import type { PriceHistory } from '#contract/product/price-history.ts';
import { priceEnvelope } from './price-envelope.ts';

const at = (day: number) => `2026-03-${String(day).padStart(2, '0')}T00:00:00.000Z`;
const variant = (id: string, prices: [number, number][], until: number | null = null) => ({
  id,
  title: id,
  until: until === null ? null : at(until),
  isAvailable: null,
  stock: null,
  steps: prices.map(([day, amount]) => ({ at: at(day), price: { amount, currency: 'EUR' }, compareAtPrice: null })),
});
const history = (...variants: PriceHistory['variants']): PriceHistory => ({
  productId: '1-1',
  from: at(1),
  to: at(31),
  soldOutSince: null,
  variants,
});
const days = (given: PriceHistory) =>
  priceEnvelope(given).map(({ at, low, high }) => [new Date(at).getUTCDate(), low, high]);

describe('priceEnvelope', () => {
  it('follows the changes of the cheapest and the dearest price', () => {
    const given = history(variant('small', [[1, 10], [5, 8]]), variant('large', [[1, 20], [9, 25]])); // biome-ignore format: a line a world
    expect(days(given)).toEqual([
      [1, 10, 20],
      [5, 8, 20],
      [9, 8, 25],
    ]);
  });

  it('adds nothing if a change moves neither end', () => {
    const given = history(variant('small', [[1, 10]]), variant('middle', [[1, 12], [4, 13]]), variant('large', [[1, 20]])); // biome-ignore format: a line a world
    expect(days(given)).toEqual([[1, 10, 20]]);
  });

  it('lets a variant appear and disappear', () => {
    const given = history(variant('old', [[1, 5]], 10), variant('new', [[4, 30]]));
    expect(days(given)).toEqual([
      [1, 5, 5],
      [4, 5, 30],
      [10, 30, 30],
    ]);
  });

  it('has no price before the first and after the last variant', () => {
    expect(days(history(variant('late', [[7, 3]], 9)))).toEqual([
      [1, null, null],
      [7, 3, 3],
      [9, null, null],
    ]);
    expect(days(history())).toEqual([[1, null, null]]);
  });
});
