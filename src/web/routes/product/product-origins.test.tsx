// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Restatement } from '#contract/estimate/restatement.ts';
import { askMock } from '../../testing-client.ts';
import { renderInApp } from '../../testing-render.tsx';
import { startTestTexts } from '../../testing-texts.ts';
import { ProductOrigins } from './product-origins.tsx';

const REVISED: Restatement = {
  day: '2026-11-03',
  at: '2026-11-20T06:00:00.000Z',
  why: 'first-weeks',
  orders: { from: 12, to: 14 },
  units: { from: 14, to: 16 },
  revenue: { from: 120, to: 140 },
};

beforeAll(startTestTexts);
afterEach(cleanup);

test("a revised day opens its receipt beside the page, as on a store's page", async () => {
  askMock.mockImplementation(({ path }) =>
    path.includes('restatements') ? Promise.resolve({ items: [REVISED], total: 1 }) : new Promise(() => {}),
  );
  const onDay = vi.fn();
  renderInApp(<ProductOrigins scope="mine" id="7-3" product={undefined} onDay={onDay} />, { isAsking: true });
  fireEvent.click(await screen.findByRole('button', { name: /Nov 3, 2026/ }));
  expect(onDay).toHaveBeenCalledWith('2026-11-03');
});
