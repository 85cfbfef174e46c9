import { expect, test } from 'vitest';
import { parseAsDay } from './use-receipt.ts';

test('an invalid day opens nothing', () => {
  expect(parseAsDay.parse('2026-02-28')).toBe('2026-02-28');
  expect(parseAsDay.parse('2026-02-30')).toBeNull();
  expect(parseAsDay.parse('yesterday')).toBeNull();
});
