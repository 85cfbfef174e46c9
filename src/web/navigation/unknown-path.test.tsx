// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { Toasts } from '../components/toasts.tsx';
import { renderInApp } from '../testing-render.tsx';
import { startTestTexts } from '../testing-texts.ts';
import { UnknownPath } from './unknown-path.tsx';

beforeAll(startTestTexts);
afterEach(cleanup);

test('an unknown address leads to the overview, with a message', async () => {
  renderInApp(
    <>
      <Routes>
        <Route path="/overview" element={<h1>Overview</h1>} />
        <Route path="*" element={<UnknownPath />} />
      </Routes>
      <Toasts />
    </>,
    { address: '/no-such-page' },
  );
  expect(await screen.findByRole('heading', { name: 'Overview' })).toBeTruthy();
  expect(await screen.findByText(/no page at \u2066\/no-such-page\u2069/)).toBeTruthy();
});
