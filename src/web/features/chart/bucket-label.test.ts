import { describe, expect, it } from 'vitest';
import { bucketLabels } from './bucket-label.ts';

describe('bucketLabels', () => {
  it('keeps days on their UTC date in any time zone', () => {
    const labels = bucketLabels('DAY', 'en', 'America/Los_Angeles');
    expect(labels.short('2026-11-21T00:00:00.000Z')).toBe('Nov 21');
    expect(labels.long('2026-11-21T00:00:00.000Z')).toBe('Sat, November 21, 2026');
  });

  it("names hours in the reader's time zone", () => {
    expect(bucketLabels('HOUR', 'en', 'Asia/Dubai').short('2026-11-21T22:00:00.000Z')).toBe('02:00');
    expect(bucketLabels('HOUR', 'en', 'Asia/Dubai').long('2026-11-21T22:00:00.000Z')).toContain('Nov 22');
  });

  it('gives a week its first and last day', () => {
    expect(bucketLabels('WEEK', 'en').long('2026-11-16T00:00:00.000Z')).toMatch(/Nov 16.+22, 2026/);
  });

  it('names months and years in full', () => {
    expect(bucketLabels('MONTH', 'fr').long('2026-11-01T00:00:00.000Z')).toBe('novembre 2026');
    expect(bucketLabels('MONTH', 'en').short('2025-11-01T00:00:00.000Z')).toBe('Nov 2025');
    expect(bucketLabels('YEAR', 'en').short('2026-01-01T00:00:00.000Z')).toBe('2026');
  });
});
