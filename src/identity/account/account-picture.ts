import { ACCOUNT_PICTURE_PATH, type AccountPictureType } from '#contract/account/picture.ts';
import type { People } from '#database/connect.ts';
import type { IdentityDeps } from '../deps.ts';
import { inTransaction } from '../in-transaction.ts';
import { newSecret } from '../random-id.ts';

/** Replaces the account's picture and returns its new path. */
export async function setAccountPicture(
  deps: Pick<IdentityDeps, 'database' | 'clock'>,
  accountId: string,
  picture: { type: AccountPictureType; body: Buffer },
): Promise<string> {
  const row = { ...picture, version: newSecret(), created_at: new Date(deps.clock.now()) };
  const photoUrl = `${ACCOUNT_PICTURE_PATH}${row.version}`;
  await inTransaction(deps.database, async (trx) => {
    await trx
      .insertInto('account_picture')
      .values({ account_id: accountId, ...row })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
      .execute();
    await trx.updateTable('account').set({ photo_url: photoUrl }).where('id', '=', accountId).execute();
  });
  return photoUrl;
}

/** Also removes a picture that is an address elsewhere. */
export async function removeAccountPicture(database: People, accountId: string): Promise<void> {
  await inTransaction(database, async (trx) => {
    await trx.deleteFrom('account_picture').where('account_id', '=', accountId).execute();
    await trx.updateTable('account').set({ photo_url: null }).where('id', '=', accountId).execute();
  });
}

export async function findAccountPicture(
  database: People,
  version: string,
): Promise<{ type: string; body: Buffer } | null> {
  const found = database.selectFrom('account_picture').select(['type', 'body']).where('version', '=', version);
  return (await found.executeTakeFirst()) ?? null;
}
