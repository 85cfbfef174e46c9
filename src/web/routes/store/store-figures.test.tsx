// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { NO_CHANGE, NO_ESTIMATE } from '#contract/estimate/estimate.ts';
import type { StoreItem } from '#contract/store.ts';
import { until } from '#runtime/testing-until.ts';
import en from '../../locales/en/translation.json' with { type: 'json' };
import { askMock } from '../../testing-client.ts';
import { renderInApp } from '../../testing-render.tsx';
import { startTestTexts } from '../../testing-texts.ts';
import { StoreFigures } from './store-figures.tsx';

beforeAll(startTestTexts);
beforeEach(() => void askMock.mockReturnValue(new Promise(() => {})));
afterEach(cleanup);

const READ = { ...NO_ESTIMATE, asOf: '2026-11-21T10:00:00.000Z' };
const SUMS = { orders: READ, revenue: READ };

function show(signals: StoreItem['signals'], uncountedCount: number | null = null): string[] {
  const store = {
    ...{ id: '1', name: 'Shop', ...SUMS, previous: SUMS, change: NO_CHANGE, sparkline: [], signals },
    ...{ productCount: 1_200, uncountedCount },
  };
  const nothing = () => {};
  renderInApp(
    <StoreFigures
      scope="mine"
      id="1"
      store={store as unknown as StoreItem}
      isStale={false}
      period="LAST_7_DAYS"
      onDay={nothing}
      onProduct={nothing}
      onPeriod={nothing}
    />,
    { isAsking: true },
  );
  return askMock.mock.calls.map(([{ path }]) => path);
}

const OF_COUNTS = ['/api/analytics/trend', '/api/stores/{id}/pins'];

test('for a store that shows no sales no trend is requested', async () => {
  const paths = show([]);
  await until(() => screen.queryByText(en.store.uncounted) !== null);
  expect(paths.length).toBeGreaterThan(0);
  for (const path of OF_COUNTS) expect(paths).not.toContain(path);
});

const STOCK = { kind: 'stock', state: 'alive' } as StoreItem['signals'][number];

test.each([
  [3, '3 of 1,200'],
  [0, null],
  [null, null],
])('with %s products that are not counted, it says so: %s', (uncounted, told) => {
  show([STOCK], uncounted);
  const link = screen.queryByRole('link', { name: en.store.leftOut.link });
  expect(link?.parentElement?.textContent.match(/\d+ of [\d,]+/)?.[0] ?? null).toBe(told);
  if (link) expect(link.getAttribute('href')).toMatch(/stores\/1\/products\?sales=without$/);
});

test('for a store that shows sales a trend is requested', () => {
  expect(show([STOCK])).toEqual(expect.arrayContaining(OF_COUNTS));
});
