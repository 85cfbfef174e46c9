import type { People } from '#database/connect.ts';
import { type Clock, MINUTE_MS } from '#runtime/clock.ts';
import { refreshAccount } from './refresh-account.ts';

/** Servers' clocks differ by less than this. */
const TOLERANCE_MS = 5 * MINUTE_MS;

/**
 * Recomputes plans that time alone ends or begins: the end of a grace period, a spent credit. And plans written while the
 * clock was ahead, when paid periods seemed over. Returns their accounts.
 */
export async function refreshDue(deps: { database: People; clock: Clock }): Promise<string[]> {
  const nowMs = deps.clock.now();
  const due = await deps.database
    .selectFrom('entitlement')
    .select('account_id')
    .where((where) =>
      where.or([where('changes_at', '<=', new Date(nowMs)), where('updated_at', '>', new Date(nowMs + TOLERANCE_MS))]),
    )
    .execute();
  for (const { account_id } of due) await refreshAccount(deps, account_id);
  return due.map(({ account_id }) => account_id);
}
