// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import en from '../../locales/en/translation.json' with { type: 'json' };
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
