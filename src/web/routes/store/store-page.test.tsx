// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { storeEndpoints } from '#contract/endpoints/stores.ts';
import { NO_ESTIMATE } from '#contract/estimate/estimate.ts';
import en from '../../locales/en/translation.json' with { type: 'json' };
import { askMock } from '../../testing-client.ts';
import { renderInApp } from '../../testing-render.tsx';
import { startTestTexts } from '../../testing-texts.ts';
import { StorePage } from './store-page.tsx';

const STORE = {
  ...{ id: '1', name: 'Tea House', host: 'tea.example', url: 'https://tea.example', status: 'ACTIVE', signals: [] },
  ...{ orders: NO_ESTIMATE, revenue: NO_ESTIMATE },
};

beforeAll(startTestTexts);
beforeEach(() => {
  askMock.mockImplementation((endpoint) =>
    endpoint === storeEndpoints.getStore ? Promise.resolve(STORE) : new Promise(() => {}),
  );
});
afterEach(cleanup);

function show(address: string, isAsking = false) {
  renderInApp(
    <Routes>
      <Route path="/stores/:storeId/:tab?" element={<StorePage />} />
    </Routes>,
    { address, isAsking },
  );
}

const current = () => screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');

test('each tab of a store has an address, which keeps the period', () => {
  show('/stores/1?dateRange=LAST_30_DAYS&page=3');
  const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(addresses).toEqual([
    '/stores/1?dateRange=LAST_30_DAYS',
    '/stores/1/products?dateRange=LAST_30_DAYS',
    '/stores/1/happenings?dateRange=LAST_30_DAYS',
    '/stores/1/origins?dateRange=LAST_30_DAYS',
  ]);
  expect(current().map((link) => link.textContent)).toEqual([en.tabs.figures]);
});

test('an address shows its own tab', () => {
  show('/stores/1/origins');
  expect(current().map((link) => link.textContent)).toEqual([en.tabs.origins]);
  expect(screen.getByRole('heading', { name: en.store.origins.title })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: en.event.title })).toBeNull();
});

test('an unknown tab leads to the first, in the same period', () => {
  show('/stores/1/nothing?dateRange=TODAY');
  expect(current().map((link) => link.textContent)).toEqual([en.tabs.figures]);
  expect(current().map((link) => link.getAttribute('href'))).toEqual(['/stores/1?dateRange=TODAY']);
});

test.each([
  ['products', true],
  ['happenings', false],
  ['origins', false],
])('a period is offered only on tabs that use it: %s, %s', async (tab, isOffered) => {
  show(`/stores/1/${tab}`, true);
  await screen.findByRole('heading', { level: 1, name: 'Tea House' });
  expect(screen.queryAllByLabelText(en.period.label).length > 0).toBe(isOffered);
});
