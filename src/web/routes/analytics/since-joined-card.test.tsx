// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { NO_ESTIMATE } from '#contract/estimate/estimate.ts';
import { askMock } from '../../testing-client.ts';
import { renderInApp } from '../../testing-render.tsx';
import { startTestTexts } from '../../testing-texts.ts';
import { SinceJoinedCard } from './since-joined-card.tsx';

beforeAll(startTestTexts);
afterEach(cleanup);

const dayOf = (on: string) => ({ on, stores: 1, products: 1, orders: NO_ESTIMATE, revenue: NO_ESTIMATE });

test('the trend appears on the day for which it is announced', async () => {
  askMock.mockResolvedValue({ since: '2026-11-30', points: [dayOf('2026-11-30')] });
  renderInApp(<SinceJoinedCard />, { isAsking: true });
  expect(await screen.findByText(/Dec 1, 2026/)).toBeTruthy();
  cleanup();
  askMock.mockResolvedValue({ since: '2026-11-30', points: [dayOf('2026-11-30'), dayOf('2026-12-01')] });
  renderInApp(<SinceJoinedCard />, { isAsking: true });
  expect(await screen.findByText(/day by day since/)).toBeTruthy();
});
