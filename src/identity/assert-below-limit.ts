import { sql } from 'kysely';
import type { People } from '#database/connect.ts';
import { Problem } from '#runtime/problem.ts';
import { lockAccount } from './lock-account.ts';
import { ALL, type Places } from './takes-place.ts';

/** How many of a thing a plan allows, and which plan allows more. */
export type Allowed = { limit: number; unlockedBy: string | null };

/** What takes no place is bounded too, by this many times the limit. */
const STORED_PER_PLACE = 10;

/**
 * Throws `limit-reached` if the account has as many as it may. A lock on the account makes concurrent calls count in
 * turn.
 */
export async function assertBelowLimit(
  trx: People,
  accountId: string,
  { table, condition, isStored = ALL }: Places,
  { limit, unlockedBy }: Allowed,
): Promise<void> {
  await lockAccount(trx, accountId);
  const { rows } = await sql<{ used: number; stored: number }>`
    select count(*) filter (where ${condition}) as used, count(*) filter (where ${isStored}) as stored
    from ${sql.table(table)} where account_id = ${accountId}`.execute(trx);
  const { used, stored } = rows[0]!;
  if (used >= limit) throw new Problem('limit-reached', { limit, used, unlockedBy });
  const mostStored = limit * STORED_PER_PLACE;
  if (stored >= mostStored) throw new Problem('limit-reached', { limit: mostStored, used: stored, unlockedBy });
}

/**
 * Before what its owner silenced works again. Throws `limit-reached` if it would take a place and there is none left.
 */
export async function assertRoomAgain(
  trx: People,
  accountId: string,
  id: string,
  { table, condition }: Places,
  { limit, unlockedBy }: Allowed,
): Promise<void> {
  await lockAccount(trx, accountId);
  const { rows } = await sql<{ used: number; isSilenced: boolean | null }>`
    select count(*) filter (where ${condition}) as used, bool_or(id = ${id} and not (${condition})) as "isSilenced"
    from ${sql.table(table)} where account_id = ${accountId}`.execute(trx);
  const { used, isSilenced } = rows[0]!;
  if (isSilenced && used >= limit) throw new Problem('limit-reached', { limit, used, unlockedBy });
}
