import { sign } from 'node:crypto';
import { promisify } from 'node:util';
import { errors, jwtVerify } from 'jose';
import type { Account, Claims } from './account.ts';
import { type IdentityDeps, nowSeconds, originOf } from './deps.ts';
import { IdentityError } from './identity-error.ts';
import { findVerificationKey, getSigningKey, SIGNING_ALGORITHM } from './signing-keys.ts';

export const ID_TOKEN_LIFE_SECONDS = 3_600;
const TYPE = 'JWT';
const signInThread = promisify(sign);

/** Ours and the standard's: no custom claim may take their place. */
export const RESERVED_CLAIMS: ReadonlySet<string> = new Set(
  (
    'acr amr at_hash aud auth_time azp cnf c_hash email email_verified exp firebase iat identities iss jti name nbf ' +
    'nonce phone_number picture provider_id sid sub user_id'
  ).split(' '),
);

export type TokenSession = {
  id: string;
  signInProvider: string;
  authenticatedAtMs: number;
  secondFactorId: string | null;
  claims: Claims;
};
export type VerifiedToken = {
  accountId: string;
  sessionId: string;
  signInProvider: string;
  authenticatedAtSeconds: number;
  issuedAtSeconds: number;
  secondFactorId: string | null;
};
type FirebaseClaim = { sign_in_provider: string; second_factor_identifier?: string };
export type TokenDeps = Pick<IdentityDeps, 'database' | 'clock' | 'origin' | 'projectId' | 'secretKey'>;

/** Signed on the thread pool: a signature takes most of the time of a refresh. */
export async function mintIdToken(deps: TokenDeps, account: Account, session: TokenSession): Promise<string> {
  const { kid, privateKey } = await getSigningKey(deps);
  const issuedAt = nowSeconds(deps.clock);
  const header = encode({ alg: SIGNING_ALGORITHM, kid, typ: TYPE });
  const payload = encode({
    ...claimsOf(account, session),
    iss: originOf(deps),
    aud: deps.projectId,
    sub: account.id,
    iat: issuedAt,
    exp: issuedAt + ID_TOKEN_LIFE_SECONDS,
  });
  const signature = await signInThread('sha256', Buffer.from(`${header}.${payload}`), privateKey);
  return `${header}.${payload}.${signature.toString('base64url')}`;
}

function claimsOf(account: Account, session: TokenSession): Record<string, unknown> {
  const identities = Object.fromEntries(account.providers.map(({ providerId, subject }) => [providerId, [subject]]));
  return {
    plan: 'FREE',
    ...account.claims,
    ...session.claims,
    ...(account.displayName ? { name: account.displayName } : {}),
    ...(account.photoUrl ? { picture: account.photoUrl } : {}),
    ...(account.email ? { email: account.email, email_verified: account.emailVerified } : {}),
    ...(session.signInProvider === 'anonymous' ? { provider_id: 'anonymous' } : {}),
    auth_time: Math.floor(session.authenticatedAtMs / 1000),
    user_id: account.id,
    sid: session.id,
    firebase: {
      identities: { ...(account.email ? { email: [account.email] } : {}), ...identities },
      sign_in_provider: session.signInProvider,
      ...(session.secondFactorId
        ? { sign_in_second_factor: 'totp', second_factor_identifier: session.secondFactorId }
        : {}),
    },
  };
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

const MAX_KNOWN = 10_000;
const known = new WeakMap<TokenDeps, Map<string, { token: VerifiedToken; expiresAtSeconds: number }>>();

/**
 * Checks the token by itself, without its account; one that was found good is so until it expires, and is not checked
 * again. Throws TOKEN_EXPIRED, INVALID_ID_TOKEN.
 */
export async function verifyIdToken(deps: TokenDeps, text: string): Promise<VerifiedToken> {
  const tokens = known.get(deps) ?? new Map();
  known.set(deps, tokens);
  const found = tokens.get(text);
  if (found && found.expiresAtSeconds > nowSeconds(deps.clock)) return found.token;
  const checked = await checkIdToken(deps, text);
  if (tokens.size >= MAX_KNOWN) tokens.clear();
  tokens.set(text, checked);
  return checked.token;
}

async function checkIdToken(
  deps: TokenDeps,
  text: string,
): Promise<{ token: VerifiedToken; expiresAtSeconds: number }> {
  try {
    const { payload } = await jwtVerify(
      text,
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
    const { sign_in_provider, second_factor_identifier } = payload.firebase as FirebaseClaim;
    const token = {
      accountId: payload.sub!,
      sessionId: String(payload.sid),
      signInProvider: sign_in_provider,
      secondFactorId: second_factor_identifier ?? null,
      authenticatedAtSeconds: Number(payload.auth_time),
      issuedAtSeconds: payload.iat!,
    };
    return { token, expiresAtSeconds: payload.exp! };
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw new IdentityError('TOKEN_EXPIRED');
    if (error instanceof errors.JOSEError) throw new IdentityError('INVALID_ID_TOKEN');
    throw error;
  }
}
