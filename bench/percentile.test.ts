import { expect, test } from 'vitest';
import { percentile } from './percentile.ts';

test('a percentile is the value that this share of values does not exceed', () => {
  const values = Array.from({ length: 20 }, (_, index) => 20 - index);
  expect([0.5, 0.95, 0.99, 1].map((share) => percentile(values, share))).toEqual([10, 19, 20, 20]);
  expect(percentile([7], 0.5)).toBe(7);
  expect(percentile([], 0.5)).toBe(0);
});
