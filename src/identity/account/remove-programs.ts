import type { People } from '#database/connect.ts';

/** Removes an account's personal keys and assistants, because somebody else may have let them in. */
export async function removePrograms(trx: People, accountId: string): Promise<void> {
  await trx.deleteFrom('personal_key').where('account_id', '=', accountId).execute();
  await trx.deleteFrom('assistant').where('account_id', '=', accountId).execute();
}
