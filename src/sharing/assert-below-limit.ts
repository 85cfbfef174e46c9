import { sql } from 'kysely';
import type { People } from '#database/connect.ts';
import { Problem } from '#runtime/problem.ts';

export type Allowed = { limit: number; unlockedBy: string | null };

type Counted = 'view' | 'list' | 'scheduled_export';

/** Throws `limit-reached`. Two that are made at once are counted one after the other. */
export async function assertBelowLimit(
  trx: People,
  accountId: string,
  counted: Counted,
  { limit, unlockedBy }: Allowed,
): Promise<void> {
  await trx.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute();
  const { rows } = await (counted === 'scheduled_export'
    ? sql<{ used: number }>`select count(*) as used from scheduled_export where account_id = ${accountId}`
    : sql<{ used: number }>`select count(*) as used from share where account_id = ${accountId} and kind = ${counted}`
  ).execute(trx);
  const used = rows[0]!.used;
  if (used >= limit) throw new Problem('limit-reached', { limit, used, unlockedBy });
}
