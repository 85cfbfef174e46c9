// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { until } from '#runtime/testing-until.ts';
import en from '../../locales/en/translation.json' with { type: 'json' };
import { askMock } from '../../testing-client.ts';
import { renderInApp } from '../../testing-render.tsx';
import { startTestTexts } from '../../testing-texts.ts';
import { StoresPage } from './stores-page.tsx';

beforeAll(startTestTexts);
afterEach(cleanup);

test('before the first store one action stands out', async () => {
  askMock.mockImplementation(async ({ path }) =>
    path === '/api/stores' ? { items: [], total: 0, isCapped: false } : new Promise(() => {}),
  );
  renderInApp(<StoresPage />, { isAsking: true });
  await until(() => screen.queryByText(en.overview.firstUse.title) !== null);
  expect([...document.querySelectorAll('.MuiButton-contained')].map((button) => button.textContent)).toEqual([
    en.overview.firstUse.action,
  ]);
});
