import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { MINUTE_MS } from '#runtime/clock.ts';
import type { Account } from '../account/account.ts';
import { getAccount } from '../account/find-account.ts';
import type { Caller, IdentityDeps } from '../deps.ts';
import { IdentityError } from '../identity-error.ts';
import { accountKey, countAttempt } from '../limits/count-attempt.ts';
import { limitsOf } from '../limits/limits.ts';
import { mailOwner } from '../mail-owner.ts';
import { newAccountId } from '../random-id.ts';
import { recordEvent } from '../record-event.ts';
import { openSealedText, seal, sealText } from '../seal.ts';
import { openSession, type SessionTokens } from '../session/session.ts';
import { getRecentTokenOwner } from '../session/token-owner.ts';
import { findTotpStep, TOTP_DIGITS, TOTP_SECONDS, toBase32 } from './totp.ts';

const CONTEXT = 'second factor to be';
const SECRET_BYTES = 20;
const LIFE_MS = 15 * MINUTE_MS;
const MAX_FACTORS = 5;
const MAX_NAME_LENGTH = 100;
const Started = z.object({ accountId: z.string(), secret: z.string(), untilMs: z.number() });

export type StartedEnrolment = {
  sharedSecretKey: string;
  verificationCodeLength: number;
  hashingAlgorithm: 'SHA1';
  periodSec: number;
  sessionInfo: string;
  finalizeEnrollmentTime: string;
};

/**
 * A new secret for an authenticator app. It is stored only once its first code is confirmed. Throws UNVERIFIED_EMAIL,
 * SECOND_FACTOR_LIMIT_EXCEEDED, CREDENTIAL_TOO_OLD_LOGIN_AGAIN.
 */
export async function startEnrolment(deps: IdentityDeps, idToken: string | undefined): Promise<StartedEnrolment> {
  const { account } = await getRecentTokenOwner(deps, idToken);
  checkMayEnrol(account);
  const secret = randomBytes(SECRET_BYTES);
  const untilMs = deps.clock.now() + LIFE_MS;
  const started = { accountId: account.id, secret: secret.toString('base64url'), untilMs };
  return {
    sharedSecretKey: toBase32(secret),
    verificationCodeLength: TOTP_DIGITS,
    hashingAlgorithm: 'SHA1',
    periodSec: TOTP_SECONDS,
    sessionInfo: sealText(deps.secretKey, CONTEXT, started),
    finalizeEnrollmentTime: new Date(untilMs).toISOString(),
  };
}

/** Throws INVALID_SESSION_INFO, SESSION_EXPIRED, INVALID_CODE, and the errors of `startEnrolment`. */
export async function finalizeEnrolment(
  deps: IdentityDeps,
  request: { idToken?: string; sessionInfo?: string; code?: string; displayName?: string },
  caller: Caller,
): Promise<SessionTokens> {
  const { account, token } = await getRecentTokenOwner(deps, request.idToken);
  if (!request.sessionInfo) throw new IdentityError('MISSING_SESSION_INFO');
  if (!request.code) throw new IdentityError('MISSING_CODE');
  const started = Started.safeParse(openSealedText(deps.secretKey, CONTEXT, request.sessionInfo)).data;
  if (started?.accountId !== account.id) throw new IdentityError('INVALID_SESSION_INFO');
  const nowMs = deps.clock.now();
  if (started.untilMs <= nowMs) throw new IdentityError('SESSION_EXPIRED');
  checkMayEnrol(account);
  await countAttempt(deps.database, nowMs, {
    key: accountKey('enrol', account.id),
    limit: limitsOf(deps).codesPerAccount,
  });
  const secret = Buffer.from(started.secret, 'base64url');
  const step = findTotpStep(secret, request.code, nowMs);
  if (step === null) throw new IdentityError('INVALID_CODE');
  const id = newAccountId();
  await deps.database.transaction().execute(async (trx) => {
    await trx
      .insertInto('second_factor')
      .values({
        id,
        account_id: account.id,
        display_name: request.displayName?.slice(0, MAX_NAME_LENGTH) || null,
        sealed_secret: seal(deps.secretKey, factorContext(id), secret.toString('base64url')),
        enrolled_at: new Date(nowMs),
        last_step: step,
      })
      .execute();
    await recordEvent(trx, 'second-factor-added', { accountId: account.id, nowMs, address: caller.address });
    await mailOwner(trx, deps, 'second-factor-on', account, caller);
  });
  const changed = await getAccount(deps, account.id);
  return openSession(deps, changed, { provider: token.signInProvider, secondFactorId: id }, caller);
}

export function factorContext(id: string): string {
  return `second factor ${id}`;
}

function checkMayEnrol(account: Account): void {
  if (!account.email || !account.emailVerified) throw new IdentityError('UNVERIFIED_EMAIL');
  if (account.secondFactors.length >= MAX_FACTORS) throw new IdentityError('SECOND_FACTOR_LIMIT_EXCEEDED');
}
