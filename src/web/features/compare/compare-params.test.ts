import { expect, it } from 'vitest';
import { isProductId } from '#contract/product/product.ts';
import { comparableIds, comparePath } from './compare-params.ts';

it('accepts each id once, at most five, and only ids of stores and products', () => {
  expect(comparableIds(['1', '1', '2-3', 'x', '', '-', '1-2-3', '4', '5', '6', '7'])).toEqual([
    '1',
    '2-3',
    '4',
    '5',
    '6',
  ]);
});

it('fits into an address', () => {
  expect(comparePath(['1', '2-3'])).toBe('/compare?of=1,2-3');
  expect(isProductId('2-3')).toBe(true);
  expect(isProductId('2')).toBe(false);
});
