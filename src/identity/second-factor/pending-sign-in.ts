import { z } from 'zod';
import { MINUTE_MS } from '#runtime/clock.ts';
import type { Account } from '../account/account.ts';
import type { IdentityDeps } from '../deps.ts';
import { IdentityError } from '../identity-error.ts';
import { openSealedText, sealText } from '../seal.ts';
import type { SignInWay } from '../session/session.ts';

const CONTEXT = 'pending sign-in';
const LIFE_MS = 10 * MINUTE_MS;
const PendingSignIn = z.object({
  accountId: z.string(),
  way: z.object({ provider: z.string(), claims: z.record(z.string(), z.unknown()).optional() }),
  atMs: z.number(),
});
type PendingSignIn = z.infer<typeof PendingSignIn>;

type Deps = Pick<IdentityDeps, 'secretKey' | 'clock'>;

/** A credential that proves for ten minutes that the first factor was right. It gives no access by itself. */
export function writePendingSignIn(deps: Deps, account: Account, way: SignInWay): string {
  return sealText(deps.secretKey, CONTEXT, {
    accountId: account.id,
    way,
    atMs: deps.clock.now(),
  } satisfies PendingSignIn);
}

/** Throws MISSING_MFA_PENDING_CREDENTIAL, INVALID_MFA_PENDING_CREDENTIAL, SESSION_EXPIRED. */
export function readPendingSignIn(deps: Deps, credential: string | undefined): PendingSignIn {
  if (!credential) throw new IdentityError('MISSING_MFA_PENDING_CREDENTIAL');
  const pending = PendingSignIn.safeParse(openSealedText(deps.secretKey, CONTEXT, credential)).data;
  if (!pending) throw new IdentityError('INVALID_MFA_PENDING_CREDENTIAL');
  if (pending.atMs + LIFE_MS <= deps.clock.now()) throw new IdentityError('SESSION_EXPIRED');
  return pending;
}
