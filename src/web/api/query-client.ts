import { QueryClient } from '@tanstack/react-query';
import { ApiProblem, NetworkFailure } from './api-problem.ts';

const MAX_RETRIES = 2;
const ASK_AGAIN_AFTER_MS = 5_000;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 60_000,
      gcTime: 10 * 60_000,
      retry: isWorthRetrying,
      // browsers do not always report that the network is back
      refetchInterval: ({ state }) => (state.error instanceof NetworkFailure ? ASK_AGAIN_AFTER_MS : false),
    },
    mutations: { retry: false },
  },
});

/** A retry may help with the network or a failing server, but never with a refusal. */
export function isWorthRetrying(failures: number, error: unknown): boolean {
  const mayPass = error instanceof NetworkFailure || (error instanceof ApiProblem && error.status >= 500);
  return mayPass && failures < MAX_RETRIES;
}
