// @vitest-environment happy-dom
import { useQuery } from '@tanstack/react-query';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { askMock } from '../../../testing-client.ts';
import { renderInApp } from '../../../testing-render.tsx';
import { startTestTexts } from '../../../testing-texts.ts';
import { PracticeHistory } from './history.tsx';

const figures = vi.fn(async () => 'figures');

function Figures() {
  return useQuery({ queryKey: ['figures'], queryFn: figures, staleTime: Infinity }).data;
}

beforeAll(startTestTexts);
beforeEach(() => {
  vi.useFakeTimers();
  figures.mockClear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function draw() {
  renderInApp(
    <>
      <PracticeHistory />
      <Figures />
    </>,
    { isAsking: true },
  );
}

test("shows how much of the practice stores' past is read, and refetches figures at its end", async () => {
  askMock.mockResolvedValue({ share: 0.4 });
  draw();
  await pass(0);
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40');
  askMock.mockResolvedValue({ share: 0.999 });
  await pass(2_100);
  expect(screen.getByRole('progressbar').getAttribute('aria-label')).toContain('99%');
  expect(figures).toHaveBeenCalledTimes(1);
  askMock.mockResolvedValue({ share: null });
  const arrival = Promise.withResolvers<string>();
  figures.mockReturnValueOnce(arrival.promise);
  await pass(2_100);
  expect(figures).toHaveBeenCalledTimes(2);
  // it stays until they are there
  expect(screen.queryByRole('progressbar')).not.toBeNull();
  arrival.resolve('new figures');
  await pass(100);
  expect(screen.queryByRole('progressbar')).toBeNull();
  screen.getByText('new figures');
  // and nothing after that
  const calls = askMock.mock.calls.length;
  await pass(60_000);
  expect(askMock).toHaveBeenCalledTimes(calls);
});

test('shows nothing once the past is complete', async () => {
  askMock.mockResolvedValue({ share: null });
  draw();
  await pass(0);
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(figures).toHaveBeenCalledTimes(1);
});

test('an unreachable server is asked twice a minute', async () => {
  askMock.mockRejectedValue(new Error('no answer'));
  draw();
  await pass(29_000);
  expect(askMock).toHaveBeenCalledTimes(1);
  askMock.mockResolvedValue({ share: 0.5 });
  await pass(2_000);
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('50');
});
