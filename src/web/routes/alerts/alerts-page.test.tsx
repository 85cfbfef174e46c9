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
