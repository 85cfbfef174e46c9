import { expect, it } from 'vitest';
import type { Trend } from '#contract/analytics.ts';
import { NO_ESTIMATE } from '#contract/estimate/estimate.ts';
import { finishedValues } from './finished-values.ts';

it('leaves the running bucket out, and keeps the gaps', () => {
  const point = (day: number, value: number | null, partial?: boolean) => {
    const estimate = { ...NO_ESTIMATE, value };
    return { at: `2026-11-0${day}T00:00:00.000Z`, orders: estimate, revenue: NO_ESTIMATE, partial };
  };
  const trend: Trend = { frequency: 'DAY', points: [point(1, 5), point(2, null), point(3, 1, true)], previous: [] };
  expect(finishedValues(trend, 'orders')).toEqual([5, null]);
  expect(finishedValues(undefined, 'orders')).toBeUndefined();
});
