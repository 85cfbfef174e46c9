import { errors, jwtVerify, SignJWT } from 'jose';
import type { Account } from './account.ts';
import { type IdentityDeps, nowSeconds, originOf } from './deps.ts';
import { IdentityError } from './identity-error.ts';
import { findVerificationKey, getSigningKey, SIGNING_ALGORITHM } from './signing-keys.ts';

export const ID_TOKEN_LIFE_SECONDS = 3_600;
const TYPE = 'JWT';

/** Ours and the standard's: no custom claim may take their place. */
export const RESERVED_CLAIMS: ReadonlySet<string> = new Set(
  (
    'acr amr at_hash aud auth_time azp cnf c_hash email email_verified exp firebase iat identities iss jti name nbf ' +
    'nonce phone_number picture provider_id sid sub user_id'
  ).split(' '),
);

export type TokenSession = { id: string; signInProvider: string; authenticatedAtMs: number };
export type VerifiedToken = {
  accountId: string;
  sessionId: string;
  signInProvider: string;
  authenticatedAtSeconds: number;
  issuedAtSeconds: number;
};
export type TokenDeps = Pick<IdentityDeps, 'database' | 'clock' | 'origin' | 'projectId' | 'secretKey'>;

export async function mintIdToken(deps: TokenDeps, account: Account, session: TokenSession): Promise<string> {
  const { kid, privateKey } = await getSigningKey(deps);
  const issuedAt = nowSeconds(deps.clock);
  return new SignJWT({
    plan: 'FREE',
    ...account.claims,
    ...(account.displayName ? { name: account.displayName } : {}),
    ...(account.photoUrl ? { picture: account.photoUrl } : {}),
    ...(account.email ? { email: account.email, email_verified: account.emailVerified } : {}),
    auth_time: Math.floor(session.authenticatedAtMs / 1000),
    user_id: account.id,
    sid: session.id,
    firebase: {
      identities: account.email ? { email: [account.email] } : {},
      sign_in_provider: session.signInProvider,
    },
  })
    .setProtectedHeader({ alg: SIGNING_ALGORITHM, kid, typ: TYPE })
    .setIssuer(originOf(deps))
    .setAudience(deps.projectId)
    .setSubject(account.id)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + ID_TOKEN_LIFE_SECONDS)
    .sign(privateKey);
}

/** Checks the token by itself, without its account. Throws TOKEN_EXPIRED, INVALID_ID_TOKEN. */
export async function verifyIdToken(deps: TokenDeps, token: string): Promise<VerifiedToken> {
  try {
    const { payload } = await jwtVerify(
      token,
      async ({ kid }) => {
        const key = kid ? await findVerificationKey(deps, kid) : null;
        if (!key) throw new errors.JWKSNoMatchingKey();
        return key;
      },
      {
        algorithms: [SIGNING_ALGORITHM],
        typ: TYPE,
        issuer: originOf(deps),
        audience: deps.projectId,
        requiredClaims: ['sub', 'sid', 'iat', 'exp', 'auth_time'],
        currentDate: new Date(deps.clock.now()),
      },
    );
    return {
      accountId: payload.sub!,
      sessionId: String(payload.sid),
      signInProvider: (payload.firebase as { sign_in_provider: string }).sign_in_provider,
      authenticatedAtSeconds: Number(payload.auth_time),
      issuedAtSeconds: payload.iat!,
    };
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw new IdentityError('TOKEN_EXPIRED');
    if (error instanceof errors.JOSEError) throw new IdentityError('INVALID_ID_TOKEN');
    throw error;
  }
}
