import { expect, it } from 'vitest';
import { formatAmount } from './format-amount.ts';

it.each([
  ['en', 5900, 'USD', '$59.00'],
  ['fr', 5900, 'USD', '59,00\u00a0$'],
  ['ar', 5900, 'USD', '\u206659.00\u00a0$\u2069'],
  ['en', 5900, 'EUR', '€59.00'],
  ['ar', 5900, 'CAD', '\u206659.00\u00a0CA$\u2069'],
  ['en', 5900, 'JPY', '¥5,900'],
] as const)('in %s, %i minor units of %s are %s', (language, minor, currency, written) => {
  expect(formatAmount(language, minor, currency)).toBe(written);
});
