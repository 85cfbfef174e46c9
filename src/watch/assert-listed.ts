import type { PeopleTransaction } from '#database/connect.ts';
import { Problem } from '#runtime/problem.ts';

/** Throws `invalid-input` if one of these stores is not on the account's list. */
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
