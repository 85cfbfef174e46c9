import { describe, expect, it } from 'vitest';
import { bucketLabels } from './bucket-label.ts';

const EN = { locale: 'en', timeZone: 'UTC' };

describe('bucketLabels', () => {
  it('keeps days on their UTC date in any time zone', () => {
    const labels = bucketLabels('DAY', { locale: 'en', timeZone: 'America/Los_Angeles' });
    expect(labels.short('2026-11-21T00:00:00.000Z')).toBe('Nov 21');
    expect(labels.long('2026-11-21T00:00:00.000Z')).toBe('Sat, November 21, 2026');
  });

  it("names hours in the reader's time zone", () => {
    const labels = bucketLabels('HOUR', { locale: 'en', timeZone: 'Asia/Dubai' });
    expect(labels.short('2026-11-21T22:00:00.000Z')).toBe('02:00');
    expect(labels.long('2026-11-21T22:00:00.000Z')).toContain('Nov 22');
  });

  it('gives a week its first and last day', () => {
    expect(bucketLabels('WEEK', EN).long('2026-11-16T00:00:00.000Z')).toMatch(/Nov 16.+22, 2026/);
  });

  it('names months and years in full', () => {
    expect(bucketLabels('MONTH', { ...EN, locale: 'fr' }).long('2026-11-01T00:00:00.000Z')).toBe('novembre 2026');
    expect(bucketLabels('MONTH', EN).short('2025-11-01T00:00:00.000Z')).toBe('Nov 2025');
    expect(bucketLabels('YEAR', EN).short('2026-01-01T00:00:00.000Z')).toBe('2026');
  });
});
