// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { until } from '#runtime/testing-until.ts';
import en from '../../locales/en/translation.json' with { type: 'json' };
import { askMock } from '../../testing-client.ts';
import { renderInApp } from '../../testing-render.tsx';
import { startTestTexts } from '../../testing-texts.ts';
import { AlertsPage } from './alerts-page.tsx';

beforeAll(startTestTexts);
afterEach(cleanup);

test('without an alert there is one button to make the first', async () => {
  askMock.mockImplementation(async ({ path }) =>
    path.includes('rules') ? { items: [], limit: 3 } : new Promise(() => {}),
  );
  renderInApp(<AlertsPage />, { isAsking: true });
  await until(() => screen.queryByText(en.alerts.none) !== null);
  expect(screen.getAllByRole('button', { name: en.alerts.new })).toHaveLength(1);
});

test('a muted alert takes no place in the plan', async () => {
  const rule = {
    ...{ id: '1', name: 'Tea', store: null, group: null, product: null, tag: null, filter: null, filterList: null },
    ...{ condition: { kind: 'sold-out' }, coolDownHours: 24, quiet: null, channelIds: [], inactiveReason: null },
    ...{ createdAt: '2026-11-01T00:00:00.000Z', rang: 0, nothing: 0 },
  };
  const items = [false, true].map((isMuted) => ({ ...rule, id: String(isMuted), isMuted }));
  askMock.mockImplementation(async ({ path }) =>
    path.includes('rules') ? { items, limit: 3 } : new Promise(() => {}),
  );
  renderInApp(<AlertsPage />, { isAsking: true });
  await until(() => screen.queryByText('In use: 1 of 3') !== null);
});

function Search() {
  return <output>{useLocation().search}</output>;
}

test('the period outlives the dialog of a new alert', async () => {
  askMock.mockImplementation(() => new Promise(() => {}));
  renderInApp(
    <>
      <AlertsPage />
      <Search />
    </>,
    { address: '/alerts?from=2026-11-03&to=2026-11-09' },
  );
  const search = document.querySelector('output')!;
  fireEvent.click(screen.getByRole('button', { name: en.alerts.new }));
  expect(search.textContent).toBe('?new=true&from=2026-11-03&to=2026-11-09');
  fireEvent.click(await screen.findByRole('button', { name: en.common.cancel }));
  expect(search.textContent).toBe('?from=2026-11-03&to=2026-11-09');
});
