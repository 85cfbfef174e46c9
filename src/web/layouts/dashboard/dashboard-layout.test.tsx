// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import * as config from '../../api/use-config.ts';
import en from '../../locales/en/translation.json' with { type: 'json' };
import { askMock } from '../../testing-client.ts';
import { renderInApp } from '../../testing-render.tsx';
import { startTestTexts } from '../../testing-texts.ts';
import { DashboardLayout } from './dashboard-layout.tsx';

beforeAll(startTestTexts);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Missing(): never {
  throw new Error('no answer');
}

test.each([
  [false, en.error.network.title],
  [true, en.screen.failure.title],
])('a part of a page that fails where there is a network (%s) is told in the place of the page', (isOnline, title) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  renderInApp(
    <Routes>
      <Route element={<DashboardLayout />}>
        <Route path="*" element={<Missing />} />
      </Route>
    </Routes>,
  );
  expect(screen.getByRole('heading', { name: title })).toBeTruthy();
});

test('the progress of the practice year follows the page, which it does not move', async () => {
  askMock.mockResolvedValue({ share: 0.4 });
  vi.spyOn(config, 'useConfig').mockReturnValue({ isLocal: true } as ReturnType<typeof config.useConfig>);
  renderInApp(
    <Routes>
      <Route element={<DashboardLayout />}>
        <Route path="*" element={<h1>Page</h1>} />
      </Route>
    </Routes>,
    { isAsking: true },
  );
  const progress = await screen.findByRole('progressbar', { name: /40%/ });
  const page = screen.getByRole('heading', { name: 'Page' });
  expect(page.compareDocumentPosition(progress)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
