import { sql } from 'kysely';
import { CLOSED_AFTER_MS } from '#questions/closed-after.ts';
import { findAwaited } from '#questions/find-awaited.ts';
import { DAY_MS, HOUR_MS } from '#runtime/clock.ts';
import type { BriefDeps } from './deps.ts';
import type { DuePeriod } from './due-periods.ts';

/** A brief waits this long at most. */
const LONGEST_WAIT_MS = 12 * HOUR_MS;

type Due = { row: { id: string }; period: DuePeriod };

/**
 * The due briefs that wait until the last day of their period was read to its end in every store that they are about.
 * A store that is no longer read is not waited for.
 */
export async function findWaiting<One extends Due>(
  deps: BriefDeps,
  due: readonly One[],
  nowMs: number,
): Promise<ReadonlySet<One>> {
  const mayWait = due.filter(({ period }) => nowMs < period.dueMs + LONGEST_WAIT_MS);
  if (mayWait.length === 0) return new Set();
  const storesOf = await findStoresOf(
    deps,
    mayWait.map(({ row }) => row.id),
  );
  const isAwaited = await findAwaited(deps.facts, [...new Set([...storesOf.values()].flat())], nowMs);
  return new Set(
    mayWait.filter(({ row, period }) => {
      const closesMs = Date.parse(period.to) + DAY_MS + CLOSED_AFTER_MS;
      return storesOf.get(row.id)?.some((storeId) => isAwaited(storeId, closesMs));
    }),
  );
}

/** The stores that each brief is about, if there are any. */
async function findStoresOf({ people }: BriefDeps, briefIds: string[]): Promise<Map<string, number[]>> {
  const { rows } = await sql<{ id: string; storeIds: number[] }>`
    select b.id, array_agg(w.store_id) as "storeIds"
    from brief b join watched_store w on w.account_id = b.account_id and w.suspended_by is null
    where b.id = any(${briefIds}) and (b.group_id is null or exists (
      select from item_group_member m where m.group_id = b.group_id and m.store_id = w.store_id))
    group by b.id`.execute(people);
  return new Map(rows.map(({ id, storeIds }) => [id, storeIds]));
}
