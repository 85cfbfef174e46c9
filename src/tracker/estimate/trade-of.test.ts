import { expect, test } from 'vitest';
import type { KnownProduct } from '../known/product.ts';
import { areSoldBySeveral, tradeOf } from './trade-of.ts';

const STORE = { usdRate: 1, medianPriceUsd: 20, tags: [] };

/** Products by the fewest units of each of their variants; null where nothing is said. */
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
])('a shop sells to shops by its products: %s', (_, given, isWholesale) => {
  expect(tradeOf(STORE, given).isWholesale).toBe(isWholesale);
});

test('what a shop tells with its best sellers counts, and is kept in mind', () => {
  expect(tradeOf(STORE, products([null]), true)).toMatchObject({ isWholesale: true, isSoldBySeveral: true });
  expect(tradeOf(STORE, products([null]), false)).toMatchObject({ isWholesale: false, isSoldBySeveral: false });
  expect(tradeOf(STORE, products([null]))).not.toHaveProperty('isSoldBySeveral');
});

test.each([
  [[6, 6, 1], true],
  [[6, 1, 1], false],
  [[1], false],
  [[], false],
])('best sellers that are sold by %j are those of a wholesaler: %s', (leastUnits, isWholesale) => {
  expect(areSoldBySeveral(leastUnits)).toBe(isWholesale);
});
