import type { PeopleTransaction } from '#database/connect.ts';
import { Problem } from '#runtime/problem.ts';

export type Allowed = { limit: number; unlockedBy: string | null };

/** Throws `limit-reached` where an account has as many of a thing as it may. Two made at once are counted one after the other. */
export async function assertRoom(
  trx: PeopleTransaction,
  table: 'item_group' | 'note' | 'brief',
  accountId: string,
  { limit, unlockedBy }: Allowed,
): Promise<void> {
  await trx.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute();
  const { used } = await trx
    .selectFrom(table)
    .select((select) => select.fn.countAll<number>().as('used'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (used >= limit) throw new Problem('limit-reached', { limit, used, unlockedBy });
}

/** Throws `invalid-input` where one of these stores is not on the account's list. */
export async function assertListed(
  trx: PeopleTransaction,
  accountId: string,
  { storeIds, path }: { storeIds: readonly number[]; path: string },
): Promise<void> {
  const asked = [...new Set(storeIds)];
  if (asked.length === 0) return;
  const { listed } = await trx
    .selectFrom('watched_store')
    .select((select) => select.fn.countAll<number>().as('listed'))
    .where('account_id', '=', accountId)
    .where('store_id', 'in', asked)
    .executeTakeFirstOrThrow();
  if (listed < asked.length)
    throw new Problem('invalid-input', { fields: [{ path, message: 'stores on your list, or products of them' }] });
}
