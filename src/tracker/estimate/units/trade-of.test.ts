import { expect, test } from 'vitest';
import type { KnownProduct } from '../../known/product.ts';
import { tradeOf, usualLeast } from './trade-of.ts';

const STORE = { usdRate: 1, medianPriceUsd: 20, tags: [] };

/** Products, given by the least quantity of each of their variants; null if the shop does not say. */
function products(...all: (number | null)[][]): KnownProduct[] {
  return all.map((leastUnits, index) => ({
    ...{ externalId: String(index), contentHash: '', modifiedAt: null, reviewCount: null, missedReads: 0, seenAt: 0 },
    rate: { lines: 0, together: 0, orders: 0, at: 0, clock: 0, soldAt: null },
    variants: leastUnits.map((units, variant) => ({
      ...{ externalId: String(variant), priceMinor: 100, compareAtMinor: null, isAvailable: true, stock: null },
      ...(units === null ? {} : { leastUnits: units }),
    })),
  }));
}

test.each([
  ['all by the dozen', products([12], [12, 6]), true],
  ['half of them by several', products([6], [null]), true],
  ['fewer', products([6], [null], [null]), false],
  ['one variant of each singly', products([6, null], [6, null]), false],
  ['none', products([null], [null]), false],
  ['an empty catalogue', [], false],
])('whether a shop sells to shops follows from its products: %s', (_, given, isWholesale) => {
  expect(tradeOf(STORE, given).isWholesale).toBe(isWholesale);
});

test('the least quantity is that of a usual product', () => {
  expect(tradeOf(STORE, products([12], [12, 6], [24])).leastUnits).toBe(12);
  expect(tradeOf(STORE, products([6], [null], [null]))).not.toHaveProperty('leastUnits');
});

test('what a shop shows with its best sellers counts, and is remembered', () => {
  expect(tradeOf(STORE, products([null]), 6)).toMatchObject({ isWholesale: true, leastUnits: 6, leastTold: 6 });
  expect(tradeOf(STORE, products([6]), 1)).toMatchObject({ isWholesale: false, leastTold: 1 });
  expect(tradeOf(STORE, products([null]))).not.toHaveProperty('leastTold');
});

test.each([
  [[6, 1, 12], 6],
  [[1, 6], 6],
  [[6, 1, 1], 1],
  [[1], 1],
  [[], 1],
])('the usual quantity of %j is %d', (leastUnits, usual) => {
  expect(usualLeast(leastUnits)).toBe(usual);
});
