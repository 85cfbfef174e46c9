import { expect, test } from 'vitest';
import type { ReadingProduct } from '../reading.ts';
import { judgeReviews } from './judge-reviews.ts';

function stateOf(counts: (number | null)[]) {
  const products = counts.map((reviewCount) => ({ reviewCount }) as ReadingProduct);
  return judgeReviews(products, 'store-api')[0]?.state;
}

test('a count that is the same on every product is a widget’s; one review each on a few is not', () => {
  expect(stateOf([128, 128, 128, 128, 128, 128])).toBe('refused');
  expect(stateOf([1, 1, 0, 1, 0, 0, 1, 1, 0, 0])).toBe('alive');
  expect(stateOf([0, 0, 0, 0, 0, 0])).toBe('alive');
  expect(stateOf([null, null])).toBeUndefined();
});
