// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { Trend } from '#contract/analytics.ts';
import { NO_ESTIMATE } from '#contract/estimate/estimate.ts';
import { renderInApp } from '../../../testing-render.tsx';
import { startTestTexts } from '../../../testing-texts.ts';
import { trendRows } from './rows.ts';
import { TrendTable } from './table.tsx';

beforeAll(startTestTexts);
afterEach(cleanup);

const REVISED = { at: '2026-11-20T06:00:00.000Z', why: 'first-weeks' as const };
const estimate = (value: number) => ({ ...NO_ESTIMATE, value, low: value, high: value, basis: 'modified' as const });
const point = (day: string, restated?: { orders: number | null; revenue: number | null }) => ({
  ...{ at: `${day}T00:00:00.000Z`, orders: estimate(14), revenue: estimate(140) },
  ...(restated && { restated: { ...REVISED, ...restated } }),
});

test('a revised number has its earlier value beside it, if that reads differently', () => {
  const points = [
    point('2026-11-02'),
    point('2026-11-03', { orders: 12.2, revenue: 122 }),
    point('2026-11-04', { orders: 14.1, revenue: 122 }),
    point('2026-11-05', { orders: null, revenue: null }),
  ];
  const trend: Trend = { frequency: 'DAY', points, previous: [] };
  const rows = trendRows(trend, 'orders', Date.parse('2026-11-21T00:00:00Z'));
  const labels = { short: (at: string) => at, long: (at: string) => at };
  renderInApp(
    <TrendTable title="orders" metric="orders" rows={rows} labels={labels} isCompared={false} happenedIn={null} />,
  );
  const told = screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.children[1]!.textContent);
  expect(told).toEqual(['14', '14revisedbefore: 12', '14revised', '14revisedbefore: no number']);
});
