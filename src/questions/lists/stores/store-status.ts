import type { StoreStatus } from '#contract/filters.ts';

/** What the user decided of a store comes before what the reading says. `watched`: null where it is not on the list. */
export function statusOf(watched: { suspendedBy: string | null } | null | undefined, state: string): StoreStatus {
  if (!watched) return 'DATABASE';
  if (watched.suspendedBy !== null) return 'SUSPENDED';
  if (state === 'unreadable') return 'FAILED';
  return state === 'read' ? 'TRACKED' : 'CREATED';
}
