import type { StoreStatus } from '#contract/filters.ts';

/** What the user decided of a store comes before what the reading says. `followed`: null where it is not on the list. */
export function statusOf(followed: { suspendedBy: string | null } | null | undefined, state: string): StoreStatus {
  if (!followed) return 'DATABASE';
  if (followed.suspendedBy !== null) return 'SUSPENDED';
  if (state === 'unreadable') return 'FAILED';
  return state === 'read' ? 'TRACKED' : 'CREATED';
}
