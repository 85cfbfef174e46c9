import { describe, expect, it } from 'vitest';
import { spanOf } from '#contract/date-range.ts';
import { spanText } from './span-text.ts';

const now = Date.parse('2026-11-21T23:30:00Z');

describe('spanText', () => {
  it('ends with the last day of the span, not the day after', () => {
    expect(spanText(spanOf('LAST_7_DAYS', now).current, 'en')).toMatch(/^Nov 15.+21, 2026$/u);
  });

  it('names a single day once', () => {
    expect(spanText(spanOf('TODAY', now).current, 'en')).toBe('Nov 21, 2026');
    expect(spanText(spanOf('TODAY', now).previous, 'en')).toBe('Nov 20, 2026');
  });

  it('has both years if a span crosses one', () => {
    expect(spanText(spanOf('LAST_12_MONTHS', now).current, 'fr')).toMatch(/2025.+2026/);
  });
});
