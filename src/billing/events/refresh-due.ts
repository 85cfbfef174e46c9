import type { People } from '#database/connect.ts';
import type { Clock } from '#runtime/clock.ts';
import { refreshAccount } from './refresh-account.ts';

/**
 * Recomputes plans that time alone ends or begins: the end of a grace period, a spent credit. Returns their accounts.
 */
export async function refreshDue(deps: { database: People; clock: Clock }): Promise<string[]> {
  const due = await deps.database
    .selectFrom('entitlement')
    .select('account_id')
    .where('changes_at', '<=', new Date(deps.clock.now()))
    .execute();
  for (const { account_id } of due) await refreshAccount(deps, account_id);
  return due.map(({ account_id }) => account_id);
}
