import { expect, it } from 'vitest';
import { isolate } from './isolate.ts';

it('keeps the last dot of an Arabic currency with its letters', () => {
  expect(isolate('69.00\u00a0د.إ.\u200f')).toBe('\u206669.00\u00a0د.إ.\u200f\u2069');
  expect(isolate('\u200f69.00\u00a0US$')).toBe('\u206669.00\u00a0US$\u2069');
});
