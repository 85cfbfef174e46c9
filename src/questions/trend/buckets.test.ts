import { describe, expect, test } from 'vitest';
import { Frequency, isoDay, WEEK_STARTS } from '#contract/date-range.ts';
import { DAY_MS } from '#runtime/clock.ts';
import { fc } from '#runtime/testing-properties.ts';
import { bucketStart, bucketsOf } from './buckets.ts';

const day = fc
  .integer({ min: Date.UTC(2000, 0, 1) / DAY_MS, max: Date.UTC(2060, 0, 1) / DAY_MS })
  .map((days) => days * DAY_MS);

describe('buckets', () => {
  test('cover a span without overlap: every day falls into exactly one', () => {
    fc.assert(
      fc.property(
        day,
        fc.integer({ min: 1, max: 400 }),
        fc.constantFrom(...Frequency.options),
        fc.constantFrom(...WEEK_STARTS),
        (from, days, frequency, weekStart) => {
          const span = { from: isoDay(from), until: isoDay(from + days * DAY_MS) };
          const starts = bucketsOf(span, frequency, Number.MAX_SAFE_INTEGER / 2, weekStart);
          const known = new Set(starts);
          expect([...known].sort((a, b) => a - b)).toEqual(starts);
          for (let at = from; at < from + days * DAY_MS; at += DAY_MS) {
            expect(known.has(bucketStart(at, frequency, weekStart))).toBe(true);
          }
          expect(starts.every((start) => bucketStart(start, frequency, weekStart) === start)).toBe(true);
        },
      ),
      { numRuns: 150 },
    );
  });

  test('never begin at the end or later', () => {
    const starts = bucketsOf({ from: '2026-11-21', until: '2026-11-22' }, 'HOUR', Date.UTC(2026, 10, 21, 3));
    expect(starts.map((at) => new Date(at).getUTCHours())).toEqual([0, 1, 2]);
  });

  test('of weeks start on Monday, also across a year', () => {
    expect(isoDay(bucketStart(Date.UTC(2027, 0, 1), 'WEEK'))).toBe('2026-12-28');
    expect(isoDay(bucketStart(Date.UTC(2026, 10, 23), 'WEEK'))).toBe('2026-11-23');
  });

  test('of weeks can start on the Sunday or Saturday before', () => {
    const start = (day: number, weekStart: 'sunday' | 'saturday') =>
      isoDay(bucketStart(Date.UTC(2026, 10, day, 13), 'WEEK', weekStart));
    expect([21, 22, 23, 28].map((day) => start(day, 'sunday'))).toEqual([
      ...['2026-11-15', '2026-11-22', '2026-11-22', '2026-11-22'],
    ]);
    expect([20, 21, 27].map((day) => start(day, 'saturday'))).toEqual(['2026-11-14', '2026-11-21', '2026-11-21']);
  });
});
