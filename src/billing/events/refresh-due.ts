import type { People } from '#database/connect.ts';
import { type Clock, MINUTE_MS } from '#runtime/clock.ts';
import { refreshAccount } from './refresh-account.ts';

/** Servers' clocks differ by less than this. */
const TOLERANCE_MS = 5 * MINUTE_MS;

/** Recomputes the plans of the accounts that are due. */
export async function refreshDue(deps: { database: People; clock: Clock }): Promise<void> {
  for (const accountId of await listDue(deps)) await refreshAccount(deps, accountId);
}

/**
 * The accounts whose plan time alone ends or begins: the end of a grace period, a spent credit. And those whose plan was
 * written while the clock was ahead, when paid periods seemed over.
 */
export async function listDue({ database, clock }: { database: People; clock: Clock }): Promise<string[]> {
  const nowMs = clock.now();
  const due = await database
    .selectFrom('entitlement')
    .select('account_id')
    .where((where) =>
      where.or([where('changes_at', '<=', new Date(nowMs)), where('updated_at', '>', new Date(nowMs + TOLERANCE_MS))]),
    )
    .execute();
  return due.map(({ account_id }) => account_id);
}
