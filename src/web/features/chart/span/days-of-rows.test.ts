import { expect, it } from 'vitest';
import { NO_ESTIMATE } from '#contract/estimate/estimate.ts';
import type { TrendRow } from '../trend/rows.ts';
import { daysOfRows } from './days-of-rows.ts';
import { nearest } from './drag.tsx';

const row = (day: string): TrendRow => ({
  ...{ at: `${day}T00:00:00.000Z`, current: NO_ESTIMATE, state: 'known', isPartial: false, isInPart: false },
  ...{ previousAt: null, previous: null, isPreviousPartial: false },
});
const YEAR = { from: '2025-11-22', until: '2026-11-22' };

it('ends with the last day of the last bucket', () => {
  expect(daysOfRows(row('2026-03-02'), row('2026-03-05'), 'DAY', YEAR)).toEqual({
    from: '2026-03-02',
    to: '2026-03-05',
  });
  expect(daysOfRows(row('2026-03-02'), row('2026-03-09'), 'WEEK', YEAR)).toEqual({
    from: '2026-03-02',
    to: '2026-03-15',
  });
  expect(daysOfRows(row('2026-01-01'), row('2026-02-01'), 'MONTH', YEAR)).toEqual({
    from: '2026-01-01',
    to: '2026-02-28',
  });
});

it('leaves out the parts of a bucket outside the span', () => {
  expect(daysOfRows(row('2025-11-01'), row('2026-11-01'), 'MONTH', YEAR)).toEqual({
    from: '2025-11-22',
    to: '2026-11-21',
  });
});

it('finds the bucket nearest to the pointer, on a mirrored axis too', () => {
  expect([0, 14, 16, 99].map((x) => nearest([10, 20, 30], x))).toEqual([0, 0, 1, 2]);
  expect([0, 14, 16, 99].map((x) => nearest([30, 20, 10], x))).toEqual([2, 2, 1, 0]);
});
