import { expect, it } from 'vitest';
import type { KnownVariant } from '../../known/product.ts';
import { overdispersed } from './overdispersion.ts';

const SHOP = { mean: 1.3, variance: 0.4, sharedSd: 0.1, shape: 5 };

function variant(...falls: number[]): KnownVariant {
  const sold = falls.map((units, index) => ({ from: index, to: index, units, priceMinor: 900 }));
  return { externalId: 'a', priceMinor: 900, compareAtMinor: null, isAvailable: true, stock: 9, sold };
}

it('is less sure of goods that leave by fours than of those that leave singly', () => {
  expect(overdispersed(SHOP, [variant(1, 1, 1, 1, 1, 1)], () => 0)).toEqual(SHOP);
  const byFours = overdispersed(SHOP, [variant(4, 4, 4, 4, 4, 4)], () => 0);
  expect(byFours.variance).toBeGreaterThan(2);
  expect(byFours).toMatchObject({ mean: SHOP.mean, sharedSd: SHOP.sharedSd, shape: SHOP.shape });
});

it('sees no overdispersion in many units in a gap in which many were expected', () => {
  expect(overdispersed(SHOP, [variant(40, 38, 43, 39)], () => 40)).toEqual(SHOP);
  expect(overdispersed(SHOP, [variant(80, 5, 70, 5)], () => 40).variance).toBeGreaterThan(30);
});

it('changes nothing if nothing was sold recently', () => {
  expect(overdispersed(SHOP, [{ ...variant(), sold: undefined }], () => 1)).toEqual(SHOP);
});
