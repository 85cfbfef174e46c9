import { describe, expect, test } from 'vitest';
import { fc } from '#runtime/testing-properties.ts';
import { DateRange, isoDay, spanBetween, spanOf } from './date-range.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const moment = fc.integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2090, 0, 1) });
const days = (span: { from: string; until: string }) => (Date.parse(span.until) - Date.parse(span.from)) / DAY_MS;

describe('the span of a range', () => {
  test('ends with today (or yesterday) and has one of equal length just before it', () => {
    fc.assert(
      fc.property(moment, fc.constantFrom(...DateRange.options), (nowMs, range) => {
        const { current, previous } = spanOf(range, nowMs);
        const today = isoDay(nowMs);
        expect(current.until).toBe(range === 'YESTERDAY' ? today : isoDay(Date.parse(today) + DAY_MS));
        expect(days(current)).toBeGreaterThan(0);
        expect(days(previous)).toBe(days(current));
        expect(previous.until).toBe(current.from);
      }),
    );
  });

  test('is compared with as many whole hours as have passed of it', () => {
    fc.assert(
      fc.property(moment, fc.constantFrom(...DateRange.options), (nowMs, range) => {
        const { current, previous, previousUntilMs } = spanOf(range, nowMs);
        const passed = Math.min(Date.parse(current.until), nowMs) - Date.parse(current.from);
        const compared = previousUntilMs - Date.parse(previous.from);
        expect(compared).toBe(Math.floor(passed / HOUR_MS) * HOUR_MS);
        if (range === 'YESTERDAY') expect(previousUntilMs).toBe(Date.parse(previous.until));
      }),
    );
  });

  test.each([
    ['in the middle of a day', '2026-11-21T10:30Z', '2026-11-14T10:00Z'],
    ['on the hour', '2026-11-21T10:00Z', '2026-11-14T10:00Z'],
    ['in the first hour of a day', '2026-11-21T00:59Z', '2026-11-14T00:00Z'],
    ['in the last hour of a day', '2026-11-21T23:59Z', '2026-11-14T23:00Z'],
  ])('of seven days with today, %s', (_, now, until) => {
    expect(spanOf('LAST_7_DAYS', Date.parse(now)).previousUntilMs).toBe(Date.parse(until));
  });

  test('of given days is cut while it runs, has nothing to compare before it begins, and is compared whole once it is over', () => {
    const until = (now: string) => spanBetween('2026-11-10', '2026-11-19', Date.parse(now)).previousUntilMs;
    expect(until('2026-11-01T12:00Z')).toBe(Date.parse('2026-10-31T00:00Z'));
    expect(until('2026-11-12T05:20Z')).toBe(Date.parse('2026-11-02T05:00Z'));
    expect(until('2026-11-20T00:00Z')).toBe(Date.parse('2026-11-10T00:00Z'));
    expect(until('2027-11-20T00:00Z')).toBe(Date.parse('2026-11-10T00:00Z'));
  });

  test.each([
    ['TODAY', 1],
    ['YESTERDAY', 1],
    ['LAST_7_DAYS', 7],
    ['LAST_30_DAYS', 30],
  ] as const)('%s is %i days', (range, length) => {
    expect(days(spanOf(range, Date.UTC(2028, 2, 1, 23, 59)).current)).toBe(length);
  });

  test('months are calendar months, clamped to the last day of a shorter one', () => {
    const at = (day: string, range: DateRange) => spanOf(range, Date.parse(day)).current;
    expect(at('2026-11-21', 'LAST_3_MONTHS')).toEqual({ from: '2026-08-22', until: '2026-11-22' });
    // the day after 30 May is 31 May; there is no 31 February
    expect(at('2028-05-30', 'LAST_3_MONTHS')).toEqual({ from: '2028-02-29', until: '2028-05-31' });
    expect(at('2027-05-30', 'LAST_3_MONTHS')).toEqual({ from: '2027-02-28', until: '2027-05-31' });
    expect(at('2028-02-28', 'LAST_12_MONTHS')).toEqual({ from: '2027-02-28', until: '2028-02-29' });
    expect(at('2026-01-15', 'LAST_5_YEARS')).toEqual({ from: '2021-01-16', until: '2026-01-16' });
  });

  test('of two days includes both of them, also with a leap day', () => {
    expect(spanBetween('2028-02-28', '2028-03-01', Date.UTC(2028, 5, 1))).toEqual({
      current: { from: '2028-02-28', until: '2028-03-02' },
      previous: { from: '2028-02-25', until: '2028-02-28' },
      previousUntilMs: Date.UTC(2028, 1, 28),
    });
  });
});
