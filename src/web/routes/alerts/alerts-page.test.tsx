// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
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
