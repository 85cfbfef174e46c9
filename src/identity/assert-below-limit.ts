import { sql } from 'kysely';
import type { People } from '#database/connect.ts';
import type { PeopleTables } from '#database/table-kinds.ts';
import { Problem } from '#runtime/problem.ts';
import { lockAccount } from './lock-account.ts';

/** How many of a thing a plan allows, and which plan allows more. */
export type Allowed = { limit: number; unlockedBy: string | null };

/** The tables that plans limit. Each row belongs to an account. */
type Counted = keyof Pick<
  PeopleTables,
  | 'personal_key'
  | 'assistant'
  | 'channel'
  | 'alert_rule'
  | 'item_group'
  | 'note'
  | 'brief'
  | 'share'
  | 'scheduled_export'
>;

/**
 * Throws `limit-reached` if the account has as many as it may. A lock on the account makes concurrent calls count in
 * turn.
 */
export async function assertBelowLimit(
  trx: People,
  accountId: string,
  { table, kind }: { table: Counted; kind?: string },
  { limit, unlockedBy }: Allowed,
): Promise<void> {
  await lockAccount(trx, accountId);
  const ofKind = kind === undefined ? sql`` : sql`and kind = ${kind}`;
  const { rows } = await sql<{ used: number }>`
    select count(*) as used from ${sql.table(table)} where account_id = ${accountId} ${ofKind}`.execute(trx);
  const { used } = rows[0]!;
  if (used >= limit) throw new Problem('limit-reached', { limit, used, unlockedBy });
}
