import type { People } from '#database/connect.ts';

/** The number of credits left. */
export async function countCredits(database: People, accountId: string): Promise<number> {
  const row = await database
    .selectFrom('referral_credit')
    .select((select) => select.fn.sum<number | null>('months').as('left'))
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return Number(row?.left ?? 0);
}
