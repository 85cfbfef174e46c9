// @vitest-environment happy-dom
import type { UseQueryResult } from '@tanstack/react-query';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Trend } from '#contract/analytics.ts';
import { NO_ESTIMATE } from '#contract/estimate/estimate.ts';
import en from '../../../locales/en/translation.json' with { type: 'json' };
import { settingsStore } from '../../../settings/browser-settings.ts';
import { askMock } from '../../../testing-client.ts';
import { renderInApp } from '../../../testing-render.tsx';
import { startTestTexts } from '../../../testing-texts.ts';
import { PracticeHistory } from '../../store/practice/history.tsx';
import { stubChartWidth } from '../axis/testing-room.ts';
import { TrendCard } from './card.tsx';
import * as lines from './lines.tsx';

beforeAll(startTestTexts);
beforeEach(() => void vi.spyOn(lines, 'TrendLines').mockImplementation(({ width }) => <p>{width} px</p>));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  settingsStore.set({ timeZone: null });
});

const SPAN = { from: '2026-11-01', until: '2026-11-08' };

function answer<Data>(result: Partial<UseQueryResult<Data>>): UseQueryResult<Data> {
  return { data: undefined, error: null, fetchStatus: 'idle', ...result } as UseQueryResult<Data>;
}

test('a chart whose totals failed says so, and retries them', () => {
  const refetch = vi.fn();
  const trend = answer<Trend>({ data: { points: [] } as unknown as Trend });
  const failed = answer({ error: new Error('no totals'), refetch });
  renderInApp(<TrendCard trend={trend} span={SPAN} totals={undefined} totalsFrom={failed} />);
  fireEvent.click(screen.getByRole('button', { name: /again/i }));
  expect(refetch).toHaveBeenCalledOnce();
});

const nothing = { orders: NO_ESTIMATE, revenue: NO_ESTIMATE };

test('a card without a chart is as high as what it says, and an empty one leads to a longer period', () => {
  const card = () => document.querySelector<HTMLElement>('.MuiCardContent-root')!;
  const answered = { trend: trendOf('DAY', []), totalsFrom: answer({ data: {} }) };
  renderInApp(
    <TrendCard
      {...answered}
      span={SPAN}
      totals={{ current: nothing, previous: nothing, change: { orders: null, revenue: null } }}
      onSpan={() => {}}
    />,
  );
  expect(card().textContent).toContain(en.chart.nothing);
  expect(card().matches(':has([data-nothing-drawn])')).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: en.period.range.LAST_30_DAYS }));
  expect(screen.getByRole('button', { name: en.period.range.LAST_3_MONTHS })).toBeTruthy();
  cleanup();
  renderInApp(<TrendCard trend={answer<Trend>({ error: new Error('no') })} span={SPAN} totals={undefined} />);
  expect(card().matches(':has([role=alert])')).toBe(true);
  expect(getComputedStyle(card()).minHeight).not.toMatch(/\d{3}px/);
});

test('while the practice stores’ past is being read, it does not say that there is no signal', async () => {
  askMock.mockResolvedValue({ share: 0.4 });
  renderInApp(
    <>
      <TrendCard
        trend={trendOf('DAY', [])}
        span={SPAN}
        totals={{ current: nothing, previous: nothing, change: { orders: null, revenue: null } }}
      />
      <PracticeHistory />
    </>,
    { isAsking: true },
  );
  expect(await screen.findByText(en.chart.notYet)).toBeTruthy();
  expect(screen.queryByText(en.chart.nothing)).toBeNull();
});

const known = { ...NO_ESTIMATE, value: 5, low: 4, high: 6, observations: 2, basis: 'stock' as const };
const sums = { orders: known, revenue: known };
const totals = { current: sums, previous: sums, change: { orders: null, revenue: null } };
const trendOf = (frequency: Trend['frequency'], starts: string[]) => {
  const points = starts.map((at) => ({ from: at, at, orders: known, revenue: known }));
  return answer<Trend>({ data: { frequency, points, previous: [] } as unknown as Trend });
};

test('hours are those of the chosen time zone', () => {
  settingsStore.set({ timeZone: 'Asia/Kolkata' });
  const trend = trendOf('HOUR', ['2026-11-01T08:00:00.000Z', '2026-11-01T09:00:00.000Z']);
  renderInApp(<TrendCard trend={trend} span={SPAN} totals={totals} totalsFrom={answer({ data: {} })} />);
  fireEvent.click(screen.getByRole('button', { name: en.chart.viewAsTable }));
  expect(screen.getByRole('rowheader', { name: /13:30/ })).toBeTruthy();
  expect(screen.getByText(/Asia\/Kolkata/)).toBeTruthy();
});

test('until another period is answered, its chart says that it waits', () => {
  const trend = trendOf('DAY', ['2026-11-01T00:00:00.000Z']);
  const isBusy = (isTrendStale: boolean, areTotalsStale: boolean) => {
    cleanup();
    const stale = (isPlaceholderData: boolean) => ({ ...trend, isPlaceholderData }) as typeof trend;
    const given = { trend: stale(isTrendStale), totalsFrom: stale(areTotalsStale) };
    renderInApp(<TrendCard {...given} span={SPAN} totals={totals} />);
    return document.querySelector('[aria-busy=true]') !== null;
  };
  expect(isBusy(false, false)).toBe(false);
  expect(isBusy(true, false)).toBe(true);
  expect(isBusy(false, true)).toBe(true);
});

test('a chart returns from its table at once, without measuring its room again', async () => {
  const tellWidth = stubChartWidth();
  const trend = trendOf('DAY', ['2026-11-01T00:00:00.000Z', '2026-11-02T00:00:00.000Z']);
  renderInApp(<TrendCard trend={trend} span={SPAN} totals={totals} totalsFrom={answer({ data: {} })} />);
  tellWidth(700);
  await screen.findByText('700 px');
  fireEvent.click(screen.getByRole('button', { name: en.chart.viewAsTable }));
  expect(screen.getByRole('table')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: en.chart.viewAsChart }));
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByText('700 px')).toBeTruthy();
});
