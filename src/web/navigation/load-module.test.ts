import { expect, test } from 'vitest';
import { moduleIn } from './load-module.ts';

const page = { connect: () => {} };

test('a module is found in its file, and in one of several modules', () => {
  expect(moduleIn(page, 'connect')).toBe(page);
  expect(moduleIn({ a: () => {}, b: null, t: { other: 1 }, n: page }, 'connect')).toBe(page);
});
