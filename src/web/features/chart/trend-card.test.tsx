// @vitest-environment happy-dom
import type { UseQueryResult } from '@tanstack/react-query';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Trend } from '#contract/analytics.ts';
import { renderInApp } from '../../testing-render.tsx';
import { startTestTexts } from '../../testing-texts.ts';
import { TrendCard } from './trend-card.tsx';

beforeAll(startTestTexts);
afterEach(cleanup);

const SPAN = { from: '2026-11-01', until: '2026-11-08' };

function answer<Data>(result: Partial<UseQueryResult<Data>>): UseQueryResult<Data> {
  return { data: undefined, error: null, fetchStatus: 'idle', ...result } as UseQueryResult<Data>;
}

test('a chart whose totals have no answer says so, and asks for them again', () => {
  const refetch = vi.fn();
  const trend = answer<Trend>({ data: { points: [] } as unknown as Trend });
  const failed = answer({ error: new Error('no totals'), refetch });
  renderInApp(<TrendCard trend={trend} span={SPAN} totals={undefined} totalsFrom={failed} />);
  fireEvent.click(screen.getByRole('button', { name: /again/i }));
  expect(refetch).toHaveBeenCalledOnce();
});
