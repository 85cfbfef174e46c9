// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { NO_CHANGE } from '#contract/estimate/estimate.ts';
import { until } from '#runtime/testing-until.ts';
import * as fileSource from '../../features/list/file-source.ts';
import en from '../../locales/en/translation.json' with { type: 'json' };
import { askMock } from '../../testing-client.ts';
import { renderInApp } from '../../testing-render.tsx';
import { startTestTexts } from '../../testing-texts.ts';
import { AnalyticsPage } from './analytics-page.tsx';

beforeAll(startTestTexts);
afterEach(cleanup);

const NOTHING = { value: null, low: null, high: null, basis: 'none', observations: 0, asOf: null };
const SUMS = { orders: NOTHING, revenue: NOTHING };

test('without a store there are no zeros, but a next step', async () => {
  askMock.mockImplementation(async ({ path }: { path: string }) => {
    if (!path.includes('/stores/overview')) return new Promise(() => {});
    return { stores: 0, products: 0, ...SUMS, previous: SUMS, topStores: [], topProducts: [], gaps: 0 };
  });
  renderInApp(<AnalyticsPage />, { isAsking: true, plan: 'PREMIUM' });
  await until(() => screen.queryByRole('button', { name: en.overview.firstUse.action }) !== null);
  expect(screen.queryByText(en.analytics.newProducts.title)).toBeNull();
});

test('the file of a group’s chart is limited to that group, like the chart', async () => {
  const overview = {
    stores: 1,
    products: 1,
    ...SUMS,
    previous: SUMS,
    change: NO_CHANGE,
    topStores: [],
    topProducts: [],
  };
  const trend = { frequency: 'DAY', points: [{ at: '2026-11-20T00:00:00.000Z', ...SUMS, gap: true }], previous: [] };
  askMock.mockImplementation(async ({ path }: { path: string }) => {
    if (path.includes('/analytics/stores/overview')) return { ...overview, gaps: 0 };
    return path.endsWith('/trend') ? trend : new Promise(() => {});
  });
  renderInApp(<AnalyticsPage />, { address: '/analytics?group=5', isAsking: true, plan: 'PREMIUM' });
  const saveFile = vi.spyOn(fileSource, 'saveFile').mockResolvedValue();
  fireEvent.click(await until(() => screen.queryByRole('button', { name: en.export.chart })));
  fireEvent.click(await until(() => screen.queryByRole('menuitem', { name: en.export.format.csv })));
  await until(() => saveFile.mock.calls.length > 0);
  expect(saveFile.mock.calls[0]![0].query).toMatchObject({ groupId: '5', frequency: 'DAY' });
});
