import { expect, it } from 'vitest';
import { isolate } from './isolate.ts';

it('keeps the last dot of an Arabic currency with its letters', () => {
  expect(isolate('69.00\u00a0د.إ.\u200f')).toBe('\u206669.00\u00a0د.إ.\u200f\u2069');
  expect(isolate('\u200f69.00\u00a0US$')).toBe('\u206669.00\u00a0US$\u2069');
});

it('keeps a range on one line', () => {
  expect(isolate('140–160')).toBe('\u2066140–\u2060160\u2069');
  expect(isolate('$9.50–$2,000.00')).toBe('\u2066$9.50–\u2060$2,000.00\u2069');
});
