import { findAccount } from '../account/find-account.ts';
import { isAhead } from '../clock-ahead.ts';
import type { Caller, IdentityDeps } from '../deps.ts';
import { IdentityError } from '../identity-error.ts';
import { accountKey, countAttempt } from '../limits/count-attempt.ts';
import { limitsOf } from '../limits/limits.ts';
import { recordEvent } from '../record-event.ts';
import { unseal } from '../seal.ts';
import { openSession, type SessionTokens } from '../session/session.ts';
import { factorContext } from './enrol-second-factor.ts';
import { readPendingSignIn } from './pending-sign-in.ts';
import { findTotpStep } from './totp.ts';

/**
 * Completes a sign-in that waits for its second factor. Throws INVALID_CODE (also for a used code),
 * MFA_ENROLLMENT_NOT_FOUND, SESSION_EXPIRED.
 */
export async function signInWithSecondFactor(
  deps: IdentityDeps,
  request: { pendingCredential?: string; factorId?: string; code?: string },
  caller: Caller,
): Promise<SessionTokens> {
  const pending = readPendingSignIn(deps, request.pendingCredential);
  if (!request.factorId) throw new IdentityError('MISSING_MFA_ENROLLMENT_ID');
  if (!request.code) throw new IdentityError('MISSING_CODE');
  const account = await findAccount(deps, pending.accountId);
  if (!account) throw new IdentityError('USER_NOT_FOUND');
  if (account.isDisabled) throw new IdentityError('USER_DISABLED');
  const nowMs = deps.clock.now();
  const hasChangedSince = !isAhead(account.validSinceMs, nowMs) && pending.atMs < account.validSinceMs;
  if (hasChangedSince || isAhead(pending.atMs, nowMs)) throw new IdentityError('INVALID_MFA_PENDING_CREDENTIAL');
  const key = accountKey('second factor', account.id);
  await countAttempt(deps.database, nowMs, { key, limit: limitsOf(deps).codesPerAccount });
  if (!(await takeCode(deps, { accountId: account.id, factorId: request.factorId, code: request.code }))) {
    await recordEvent(deps.database, 'second-factor-failed', {
      accountId: account.id,
      nowMs,
      address: caller.address,
    });
    throw new IdentityError('INVALID_CODE');
  }
  await deps.database.deleteFrom('attempt').where('key', '=', key).execute();
  return openSession(deps, account, { ...pending.way, secondFactorId: request.factorId }, caller);
}

/** Checks a code and uses it up if it is right. */
async function takeCode(
  deps: IdentityDeps,
  given: { accountId: string; factorId: string; code: string },
): Promise<boolean> {
  const factor = await deps.database
    .selectFrom('second_factor')
    .select(['id', 'sealed_secret'])
    .where('id', '=', given.factorId)
    .where('account_id', '=', given.accountId)
    .executeTakeFirst();
  if (!factor) throw new IdentityError('MFA_ENROLLMENT_NOT_FOUND');
  const secret = Buffer.from(unseal(deps.secretKey, factorContext(factor.id), factor.sealed_secret), 'base64url');
  const step = findTotpStep(secret, given.code, deps.clock.now());
  if (step === null) return false;
  const { numUpdatedRows } = await deps.database
    .updateTable('second_factor')
    .set({ last_step: step })
    .where('id', '=', factor.id)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
