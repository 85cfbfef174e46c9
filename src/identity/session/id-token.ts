import { randomBytes, sign } from 'node:crypto';
import { promisify } from 'node:util';
import { errors, jwtVerify } from 'jose';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Account, Claims } from '../account/account.ts';
import { type IdentityDeps, nowSeconds, originOf } from '../deps.ts';
import { IdentityError } from '../identity-error.ts';
import { findVerificationKey, getSigningKey, SIGNING_ALGORITHM } from './signing-keys.ts';

export const ID_TOKEN_LIFE_SECONDS = 3_600;
const TYPE = 'JWT';
const signInThread = promisify(sign);

/** Claims of ours and of the standard, which no custom claim may replace. */
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

/** What our token contains besides what `jose` checks. PostgreSQL cannot take text with a NUL. */
const text = z.string().refine((value) => !value.includes('\0'));
const OwnClaims = z.object({
  sub: text,
  sid: text,
  auth_time: z.number(),
  firebase: z.object({ sign_in_provider: z.string(), second_factor_identifier: z.string().optional() }),
});

export type TokenDeps = Pick<IdentityDeps, 'database' | 'clock' | 'origin' | 'projectId' | 'secretKey'>;

/**
 * Signs on the thread pool, because the signature takes most of a refresh's time. jose's `SignJWT` costs 342 µs of CPU
 * a token instead of 307, of which 123 instead of 65 on the main thread (medians, November 2026).
 */
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
    // two tokens may be made in one second, and the SDK stores a new refresh token only if the ID token differs too
    jti: randomBytes(9).toString('base64url'),
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
type CheckedToken = { token: VerifiedToken; expiresAtSeconds: number };
const known = new WeakMap<TokenDeps, LRUCache<string, CheckedToken>>();

/**
 * Checks the token by itself, without its account. A valid token is cached until it expires and not checked again.
 * Throws TOKEN_EXPIRED, INVALID_ID_TOKEN.
 */
export async function verifyIdToken(deps: TokenDeps, text: string): Promise<VerifiedToken> {
  const tokens = known.get(deps) ?? new LRUCache<string, CheckedToken>({ max: MAX_KNOWN });
  known.set(deps, tokens);
  const found = tokens.get(text);
  if (found && found.expiresAtSeconds > nowSeconds(deps.clock)) return found.token;
  const checked = await checkIdToken(deps, text);
  tokens.set(text, checked);
  return checked.token;
}

async function checkIdToken(deps: TokenDeps, text: string): Promise<CheckedToken> {
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
    const claims = OwnClaims.safeParse(payload).data;
    if (!claims) throw new errors.JWTInvalid('claims');
    const token = {
      accountId: claims.sub,
      sessionId: claims.sid,
      signInProvider: claims.firebase.sign_in_provider,
      secondFactorId: claims.firebase.second_factor_identifier ?? null,
      authenticatedAtSeconds: claims.auth_time,
      issuedAtSeconds: payload.iat!,
    };
    return { token, expiresAtSeconds: payload.exp! };
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw new IdentityError('TOKEN_EXPIRED');
    if (error instanceof errors.JOSEError) throw new IdentityError('INVALID_ID_TOKEN');
    throw error;
  }
}
