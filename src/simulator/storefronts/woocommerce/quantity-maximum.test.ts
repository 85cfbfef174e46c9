import { expect, test } from 'vitest';
import { quantityMaximum } from './quantity-maximum.ts';

const COUNTED = { stock: 12, reserved: 0, isSoldIndividually: false, cap: null };

test.each([
  ['what is on hand', COUNTED, 12],
  ['less what unpaid orders hold', { ...COUNTED, reserved: 5 }, 7],
  ['9999 where units are not counted', { ...COUNTED, stock: null }, 9_999],
  ['9999 where more is on hand', { ...COUNTED, stock: 80_000 }, 9_999],
  ['9999 at stock 0: the trap', { ...COUNTED, stock: 0 }, 9_999],
  ['9999 where all is held', { ...COUNTED, reserved: 12 }, 9_999],
  ['1 where more is held than there is', { ...COUNTED, reserved: 15 }, 1],
  ['1 where sold one by one', { ...COUNTED, isSoldIndividually: true }, 1],
  ['a plugin’s cap', { ...COUNTED, cap: 5 }, 5],
])('the maximum is %s', (_what, given, maximum) => {
  expect(quantityMaximum(given)).toBe(maximum);
});
