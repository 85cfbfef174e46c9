import { errors, importSPKI, jwtVerify } from 'jose';
import type { Claims } from '../account/account.ts';
import { insertAccount } from '../account/create-account.ts';
import { findAccount } from '../account/find-account.ts';
import { MAX_CLAIMS_LENGTH } from '../account/set-claims.ts';
import type { Caller, IdentityDeps } from '../deps.ts';
import { IdentityError } from '../identity-error.ts';
import { RESERVED_CLAIMS } from '../session/id-token.ts';
import { completeSignIn, type SignInResult } from './complete-sign-in.ts';

const AUDIENCE = 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit';
const ALGORITHM = 'RS256';
const MAX_ID_LENGTH = 128;

/**
 * Signs in with a token that a trusted server signed for one account. Creates the account if it does not exist. Throws
 * INVALID_CUSTOM_TOKEN, FORBIDDEN_CLAIM, CLAIMS_TOO_LARGE, OPERATION_NOT_ALLOWED.
 */
export async function signInWithCustomToken(
  deps: IdentityDeps,
  token: string | undefined,
  caller: Caller,
): Promise<SignInResult> {
  if (!token) throw new IdentityError('MISSING_CUSTOM_TOKEN');
  const { uid, claims } = await readCustomToken(deps, token);
  if (uid === '' || uid.length > MAX_ID_LENGTH) throw new IdentityError('INVALID_CUSTOM_TOKEN');
  const forbidden = Object.keys(claims).find((name) => RESERVED_CLAIMS.has(name));
  if (forbidden) throw new IdentityError('FORBIDDEN_CLAIM', forbidden);
  if (JSON.stringify(claims).length > MAX_CLAIMS_LENGTH) throw new IdentityError('CLAIMS_TOO_LARGE');
  const existing = await findAccount(deps, uid);
  const account =
    existing ??
    (await deps.database.transaction().execute(
      (
        trx, // the trusted server decides who may sign up
      ) => insertAccount({ ...deps, database: trx, signUp: 'open' }, { id: uid, email: null }, caller),
    ));
  return completeSignIn(deps, account, { provider: 'custom', claims }, caller, { isNewUser: existing === null });
}

async function readCustomToken(deps: IdentityDeps, token: string): Promise<{ uid: string; claims: Claims }> {
  const emulated = deps.emulation?.readCustomToken(token);
  if (emulated) return emulated;
  if (!deps.customTokenKey) throw new IdentityError('OPERATION_NOT_ALLOWED');
  try {
    const { payload } = await jwtVerify(token, await importSPKI(deps.customTokenKey, ALGORITHM), {
      algorithms: [ALGORITHM],
      audience: AUDIENCE,
      requiredClaims: ['uid', 'exp', 'iat'],
      maxTokenAge: '1h',
      currentDate: new Date(deps.clock.now()),
    });
    return { uid: String(payload.uid), claims: (payload.claims ?? {}) as Claims };
  } catch (error) {
    if (error instanceof errors.JOSEError) throw new IdentityError('INVALID_CUSTOM_TOKEN');
    throw error;
  }
}
