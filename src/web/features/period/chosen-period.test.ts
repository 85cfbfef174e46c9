import { describe, expect, it } from 'vitest';
import { areDays, chosenPeriodOf, frequencyOf, isDay, periodQuery, spansOf } from './chosen-period.ts';

const NOW = Date.parse('2026-11-21T06:00:00Z');
const days = { from: '2026-11-03', to: '2026-11-09' };

describe('a period', () => {
  it('is sent by its name, or by its days', () => {
    expect(periodQuery('TODAY')).toEqual({ dateRange: 'TODAY' });
    expect(periodQuery(days)).toEqual(days);
    expect(spansOf(days, NOW)).toMatchObject({
      current: { from: '2026-11-03', until: '2026-11-10' },
      previous: { from: '2026-10-27', until: '2026-11-03' },
    });
  });

  it('has buckets that can be told apart', () => {
    const until = (to: string) => frequencyOf({ from: '2026-01-01', to });
    expect(frequencyOf('LAST_12_MONTHS')).toBe('MONTH');
    expect(['2026-01-01', '2026-01-02', '2026-03-03', '2026-03-04', '2026-12-31'].map(until)).toEqual([
      'HOUR',
      'DAY',
      'DAY',
      'WEEK',
      'MONTH',
    ]);
  });

  it("is the address's days if valid, otherwise its range, otherwise the default", () => {
    expect(chosenPeriodOf('TODAY', days.from, days.to)).toEqual(days);
    for (const [from, to] of [
      [days.to, days.from],
      ['2026-02-30', '2026-03-01'],
      ['1999-01-01', '2026-01-01'],
      ['2001-01-01', '2026-01-01'],
      ['x', '2026-01-01'],
    ] as const) {
      expect(chosenPeriodOf('TODAY', from, to)).toBe('TODAY');
    }
    expect(chosenPeriodOf(null, days.from, null)).toBe('LAST_7_DAYS');
    expect(isDay('2026-02-29')).toBe(false);
    expect(areDays('2026-02-28', '2026-02-28')).toBe(true);
  });
});
