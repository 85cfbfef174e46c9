import { describe, expect, test } from 'vitest';
import { duePeriods, lastPeriod, nextPeriod } from './due-periods.ts';

const at = (moment: string) => Date.parse(moment);
const daily = (hour: number, zone: string) => ({ frequency: 'daily' as const, hour, zone });
const told = (periods: { from: string; to: string; dueMs: number }[]) =>
  periods.map(({ from, to, dueMs }) => [from, to, new Date(dueMs).toISOString()]);

describe('a brief is due', () => {
  test("each day at its hour in the reader's zone, about the UTC day before", () => {
    expect(told([nextPeriod(daily(7, 'Europe/Paris'), at('2026-11-21T10:30:00Z'))])).toEqual([
      ['2026-11-21', '2026-11-21', '2026-11-22T06:00:00.000Z'],
    ]);
    expect(told([nextPeriod(daily(7, 'America/Los_Angeles'), at('2026-11-21T10:30:00Z'))])).toEqual([
      ['2026-11-20', '2026-11-20', '2026-11-21T15:00:00.000Z'],
    ]);
  });

  test('not before the day that it covers is over, and what was seen late of it is counted', () => {
    expect(told([nextPeriod(daily(7, 'Asia/Tokyo'), at('2026-11-21T10:30:00Z'))])).toEqual([
      ['2026-11-21', '2026-11-21', '2026-11-22T03:00:00.000Z'],
    ]);
  });

  test('on Mondays about the week, on the first about the month', () => {
    const now = at('2026-11-21T10:30:00Z');
    expect(told([nextPeriod({ frequency: 'weekly', hour: 6, zone: 'UTC' }, now)])).toEqual([
      ['2026-11-16', '2026-11-22', '2026-11-23T06:00:00.000Z'],
    ]);
    expect(told([nextPeriod({ frequency: 'monthly', hour: 6, zone: 'UTC' }, now)])).toEqual([
      ['2026-11-01', '2026-11-30', '2026-12-01T06:00:00.000Z'],
    ]);
    expect(lastPeriod('weekly', now)).toMatchObject({ from: '2026-11-09', to: '2026-11-15' });
    expect(lastPeriod('monthly', now)).toMatchObject({ from: '2026-10-01', to: '2026-10-31' });
    expect(lastPeriod('daily', now)).toMatchObject({ from: '2026-11-20', to: '2026-11-20' });
  });

  test('once, where clocks skip its hour and where they show it twice', () => {
    const around = (zone: string, hour: number, from: string, until: string) =>
      told(duePeriods(daily(hour, zone), at(from), at(until)));
    // New York skips 02:00 on March 8, and shows 01:00 twice on November 1
    expect(around('America/New_York', 2, '2026-03-07T12:00:00Z', '2026-03-09T12:00:00Z')).toEqual([
      ['2026-03-07', '2026-03-07', '2026-03-08T07:00:00.000Z'],
      ['2026-03-08', '2026-03-08', '2026-03-09T06:00:00.000Z'],
    ]);
    expect(around('America/New_York', 1, '2026-10-31T12:00:00Z', '2026-11-02T12:00:00Z')).toEqual([
      ['2026-10-31', '2026-10-31', '2026-11-01T05:00:00.000Z'],
      ['2026-11-01', '2026-11-01', '2026-11-02T06:00:00.000Z'],
    ]);
  });

  test('for the latest three periods after an outage, oldest first, and for none before it was made', () => {
    const late = duePeriods(daily(7, 'UTC'), at('2026-11-10T00:00:00Z'), at('2026-11-21T10:30:00Z'));
    expect(late.map(({ from }) => from)).toEqual(['2026-11-18', '2026-11-19', '2026-11-20']);
    expect(duePeriods(daily(7, 'UTC'), at('2026-11-21T08:00:00Z'), at('2026-11-21T10:30:00Z'))).toEqual([]);
    expect(duePeriods(daily(12, 'UTC'), at('2026-11-21T08:00:00Z'), at('2026-11-21T10:30:00Z'))).toEqual([]);
  });
});
