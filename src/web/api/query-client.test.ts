// @vitest-environment happy-dom
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { NetworkFailure } from './api-problem.ts';
import { queryClient } from './query-client.ts';

afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
});

test('a query that failed without a network is retried by itself until it is answered', async () => {
  vi.useFakeTimers();
  let isUp = false;
  const queryFn = vi.fn(async () => {
    if (!isUp) throw new NetworkFailure(null);
    return 'here';
  });
  const observer = new QueryObserver(queryClient, { queryKey: ['any'], queryFn, retry: false });
  const stop = observer.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(1_000);
  expect(observer.getCurrentResult().isError).toBe(true);
  isUp = true;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(observer.getCurrentResult().data).toBe('here');
  const asked = queryFn.mock.calls.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(queryFn).toHaveBeenCalledTimes(asked);
  stop();
});
