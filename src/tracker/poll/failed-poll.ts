import type { FetchFailure } from '../fetch/fetch-failure.ts';
import type { PollRecord } from './save/save-poll-rows.ts';

/** The record of a poll that showed nothing. `failure` is the store's answer; null if the failure was our own. */
export function failedPoll(
  failure: FetchFailure | null,
  isCatalogueDue: boolean,
): Omit<PollRecord, 'at' | 'durationMs' | 'requests' | 'bytes'> {
  return {
    mode: isCatalogueDue ? 'catalogue' : 'changes',
    outcome: outcomeOf(failure),
    problem: failure?.code ?? null,
    products: 0,
    changed: 0,
    signals: [],
  };
}

function outcomeOf(failure: FetchFailure | null): PollRecord['outcome'] {
  if (failure?.code === 'store-throttled') return 'throttled';
  const isRefused = failure && ['store-blocked', 'store-robots-disallowed', 'store-locked'].includes(failure.code);
  return isRefused ? 'refused' : 'failed';
}
