import { getAccount } from '../account/find-account.ts';
import type { Caller, IdentityDeps } from '../deps.ts';
import { IdentityError } from '../identity-error.ts';
import { mailOwner } from '../mail-owner.ts';
import { recordEvent } from '../record-event.ts';
import { openSession, type SessionTokens } from '../session/session.ts';
import { getRecentTokenOwner } from '../session/token-owner.ts';

/** Throws MISSING_MFA_ENROLLMENT_ID, MFA_ENROLLMENT_NOT_FOUND, CREDENTIAL_TOO_OLD_LOGIN_AGAIN. */
export async function withdrawSecondFactor(
  deps: IdentityDeps,
  request: { idToken?: string; factorId?: string },
  caller: Caller,
): Promise<SessionTokens> {
  const { account, token } = await getRecentTokenOwner(deps, request.idToken);
  const { factorId } = request;
  if (!factorId) throw new IdentityError('MISSING_MFA_ENROLLMENT_ID');
  await deps.database.transaction().execute(async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('second_factor')
      .where('id', '=', factorId)
      .where('account_id', '=', account.id)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new IdentityError('MFA_ENROLLMENT_NOT_FOUND');
    await recordEvent(trx, 'second-factor-removed', {
      accountId: account.id,
      nowMs: deps.clock.now(),
      address: caller.address,
    });
    await mailOwner(trx, deps, 'second-factor-off', account, caller);
  });
  const changed = await getAccount(deps, account.id);
  return openSession(deps, changed, { provider: token.signInProvider }, caller);
}
