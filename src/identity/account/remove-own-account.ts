import type { Caller, IdentityDeps } from '../deps.ts';
import { inTransaction } from '../in-transaction.ts';
import { mailOwner } from '../mail-owner.ts';
import { getRecentTokenOwner } from '../session/token-owner.ts';
import { deleteAccount } from './delete-account.ts';

/** Deletes the account of somebody who has just signed in, and mails them. Throws CREDENTIAL_TOO_OLD_LOGIN_AGAIN. */
export async function removeOwnAccount(deps: IdentityDeps, idToken: string | undefined, caller: Caller): Promise<void> {
  const { account } = await getRecentTokenOwner(deps, idToken);
  await inTransaction(deps.database, async (trx) => {
    await deleteAccount({ ...deps, database: trx }, account.id);
    await mailOwner(trx, deps, 'account-deleted', account, caller);
  });
}
