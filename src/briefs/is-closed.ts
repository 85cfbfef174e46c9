import { sql } from 'kysely';
import { CLOSED_AFTER_MS } from '#questions/closed-after.ts';
import { UNREAD_AFTER_MS } from '#questions/happenings/find-silences.ts';
import { readAt } from '#questions/known-until.ts';
import { findMyStoreIds } from '#questions/store-access.ts';
import { DAY_MS, HOUR_MS } from '#runtime/clock.ts';
import { findGroupMembers } from '#watch/group/find-group-stores.ts';
import type { BriefDeps } from './deps.ts';
import type { DuePeriod } from './due-periods.ts';

/** A brief waits this long at most. */
const LONGEST_WAIT_MS = 12 * HOUR_MS;

/**
 * Whether the last day of a period was read to its end in every store that the brief is about. A store that is no
 * longer read is not waited for.
 */
export async function isClosed(
  { people, facts }: BriefDeps,
  { accountId, groupId }: { accountId: string; groupId: string | null },
  { to, dueMs }: DuePeriod,
  nowMs: number,
): Promise<boolean> {
  if (nowMs >= dueMs + LONGEST_WAIT_MS) return true;
  const group = groupId === null ? null : await findGroupMembers(people, accountId, groupId);
  const storeIds = await findMyStoreIds(people, { accountId, ...(group && { within: group.storeIds }) });
  const closesMs = Date.parse(to) + DAY_MS + CLOSED_AFTER_MS;
  const { rows } = await sql<{ readAt: Date | null }>`
    select ${readAt('s')} as "readAt" from store s
    where s.id = any(${storeIds}::bigint[]) and s.state = 'read'`.execute(facts);
  return rows.every(({ readAt: at }) => {
    const readMs = at?.getTime() ?? 0;
    return readMs >= closesMs || readMs < nowMs - UNREAD_AFTER_MS;
  });
}
