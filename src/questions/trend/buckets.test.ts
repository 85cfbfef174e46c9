import { describe, expect, test } from 'vitest';
import { Frequency, isoDay } from '#contract/date-range.ts';
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
        (from, days, frequency) => {
          const span = { from: isoDay(from), until: isoDay(from + days * DAY_MS) };
          const starts = bucketsOf(span, frequency, Number.MAX_SAFE_INTEGER / 2);
          expect([...new Set(starts)].sort((a, b) => a - b)).toEqual(starts);
          for (let at = from; at < from + days * DAY_MS; at += DAY_MS) {
            expect(starts.filter((start) => start === bucketStart(at, frequency))).toHaveLength(1);
          }
          expect(starts.every((start) => bucketStart(start, frequency) === start)).toBe(true);
        },
      ),
      { numRuns: 150 },
    );
  });

  test('none begins at the end or later', () => {
    const starts = bucketsOf({ from: '2026-11-21', until: '2026-11-22' }, 'HOUR', Date.UTC(2026, 10, 21, 3));
    expect(starts.map((at) => new Date(at).getUTCHours())).toEqual([0, 1, 2]);
  });

  test('a week starts on Monday, across a year as well', () => {
    expect(isoDay(bucketStart(Date.UTC(2027, 0, 1), 'WEEK'))).toBe('2026-12-28');
    expect(isoDay(bucketStart(Date.UTC(2026, 10, 23), 'WEEK'))).toBe('2026-11-23');
  });
});
