import { expect, it } from 'vitest';
import type { Trend } from '#contract/analytics.ts';
import { type Estimate, NO_ESTIMATE } from '#contract/estimate/estimate.ts';
import { comparedRows, sinceAnyKnown } from './compared-rows.ts';

const NOW = Date.parse('2026-11-21T06:00:00Z');
const sold = (value: number): Estimate => ({ ...NO_ESTIMATE, value, low: value / 2, high: value * 2, basis: 'stock' });

function trendOf(...values: (number | null)[]): Trend {
  const points = values.map((value, day) => ({
    at: new Date(Date.UTC(2026, 10, 16 + day)).toISOString(),
    ...(value === null
      ? { orders: NO_ESTIMATE, revenue: NO_ESTIMATE, gap: true }
      : { orders: sold(value), revenue: sold(10 * value) }),
  }));
  return { frequency: 'DAY', points, previous: [] };
}
const values = (trend: Trend, from100: boolean) =>
  comparedRows(trend, 'orders', NOW, from100).map(({ current }) => current.value);

it('has the values, or is indexed to 100 at the first sale', () => {
  expect(values(trendOf(0, 4, 6), false)).toEqual([0, 4, 6]);
  expect(values(trendOf(0, 4, 6), true)).toEqual([0, 100, 150]);
  expect(comparedRows(trendOf(4, 6), 'orders', NOW, true)[1]!.current).toMatchObject({ low: 75, high: 300 });
});

it('does not start at a bucket that is running or was not read', () => {
  const trend = trendOf(null, 8, 4);
  trend.points[2]!.partial = true;
  expect(values(trend, true)).toEqual([null, 100, 50]);
});

it('has no indexed line if nothing sold', () => {
  expect(values(trendOf(0, 0), true)).toEqual([null, null]);
});

it('begins where the first of its lines does', () => {
  const lines = [trendOf(null, null, 3), trendOf(null, 2, 3)].map((trend) => comparedRows(trend, 'orders', NOW, false));
  expect(sinceAnyKnown(lines).map((rows) => rows.length)).toEqual([2, 2]);
});
