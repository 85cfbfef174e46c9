import type { StoreStatus } from '#contract/filters.ts';

/** The user's decision about a store comes before the reading's result. `watched`: null if it is not on the list. */
export function statusOf(watched: { suspendedBy: string | null } | null | undefined, state: string): StoreStatus {
  if (!watched) return 'DATABASE';
  if (watched.suspendedBy !== null) return 'SUSPENDED';
  if (state === 'unreadable') return 'FAILED';
  return state === 'read' ? 'TRACKED' : 'CREATED';
}
