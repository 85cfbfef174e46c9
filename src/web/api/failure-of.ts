import type { UseQueryResult } from '@tanstack/react-query';
import { NetworkFailure } from './api-problem.ts';

/** Why a question has no answer; null where it has one, or may have one soon. */
export function failureOf({ data, error, fetchStatus }: UseQueryResult<unknown>): Error | null {
  if (data !== undefined) return null;
  // a question that waits for the network has neither answer nor error
  return error ?? (fetchStatus === 'paused' ? new NetworkFailure(null) : null);
}
