import { QueryClient } from '@tanstack/react-query';
import { ApiProblem, NetworkFailure } from './api-problem.ts';

const MAX_RETRIES = 2;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 60_000, gcTime: 10 * 60_000, retry: isWorthRetrying },
    mutations: { retry: false },
  },
});

/** Another try may mend the network or a server in trouble, never a refusal. */
export function isWorthRetrying(failures: number, error: unknown): boolean {
  const mayPass = error instanceof NetworkFailure || (error instanceof ApiProblem && error.status >= 500);
  return mayPass && failures < MAX_RETRIES;
}
