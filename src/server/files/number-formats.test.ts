import { expect, test } from 'vitest';
import { numberFormats } from './number-formats.ts';

test.each([
  ['orders_low', {}, '#,##0.0'],
  ['revenue_usd', {}, '[$$]#,##0.00'],
  ['revenue_usd', { numberFormat: 'language' }, '[$$]#,##0.00'],
  ['revenue_usd', { numberFormat: 'point' }, '[$$-409]#,##0.00'],
  ['revenue_eur_low', { numberFormat: 'comma' }, '#,##0.00 [$€-407]'],
  ['revenue_jpy', { numberFormat: 'space' }, '#,##0 [$¥-40C]'],
  ['price', { numberFormat: 'comma' }, '[$-407]#,##0.00'],
  ['share_of_revenue', { numberFormat: 'comma' }, '[$-407]0.0%'],
  ['orders_change_high', {}, '0.0%'],
  ['title', { numberFormat: 'comma' }, undefined],
  ['currency', {}, undefined],
] as const)('a number of %s shows by %j as %s', (name, chosen, format) => {
  expect(numberFormats(chosen)(name)).toBe(format);
});
