import type { UseQueryResult } from '@tanstack/react-query';
import { NetworkFailure } from './api-problem.ts';

/** Why a query has no data; null if it has, or is still loading. */
export function failureOf({ data, error, fetchStatus }: UseQueryResult<unknown>): Error | null {
  if (data !== undefined) return null;
  // a query that waits for the network has neither data nor error
  return error ?? (fetchStatus === 'paused' ? new NetworkFailure(null) : null);
}
