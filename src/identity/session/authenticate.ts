import { askPreparedText } from '#database/ask-prepared.ts';
import { inBatches } from '#database/in-batches.ts';
import { Problem } from '#runtime/problem.ts';
import type { Account, Claims } from '../account/account.ts';
import { IdentityError } from '../identity-error.ts';
import { type TokenDeps, type VerifiedToken, verifyIdToken } from './id-token.ts';
import { getCookieOwner } from './session-cookie.ts';
import {
  ACCOUNTS_OF_TOKENS,
  assertStands,
  inPlaces,
  isRecentLogin,
  type SessionRow,
  tokenValues,
} from './token-owner.ts';

export type Authenticated = {
  accountId: string;
  sessionId: string;
  /** Whether the person signed in at most five minutes ago. */
  isRecentLogin: boolean;
  email: string | null;
  emailVerified: boolean;
  name: string | null;
  avatar: string | null;
  /** As the database has them now, not as the token has them. */
  claims: Claims;
  language: string;
  isPractice: boolean;
  createdAtMs: number;
};

/**
 * The account behind a bearer token. Throws `unauthenticated`, `account-disabled`. The caller must refuse an unverified
 * address.
 */
export async function authenticate(deps: TokenDeps, bearerToken: string | null | undefined): Promise<Authenticated> {
  if (!bearerToken) throw new Problem('unauthenticated');
  return orProblem(async () => {
    const token = await verifyIdToken(deps, bearerToken);
    const caller = await findCaller(deps, token);
    if (!caller) throw new IdentityError('USER_NOT_FOUND');
    assertStands(token, caller.account, caller.session);
    return authenticated(caller.account, token.sessionId, isRecentLogin(deps, token));
  });
}

/**
 * The account data that every call needs. The sign-in methods are left out, because reading them takes as long as all
 * the rest.
 */
type Caller = Omit<Account, 'passwordHash' | 'hasEmailLink' | 'providers' | 'secondFactors' | 'lastSignInAtMs'>;
type CallerRow = SessionRow & {
  id: string;
  email: string | null;
  email_verified: boolean;
  display_name: string | null;
  photo_url: string | null;
  claims: Claims;
  language: string;
  is_disabled: boolean;
  is_practice: boolean;
  valid_since: Date;
  created_at: Date;
};
const CALLERS = `
  select account.id, account.email, account.email_verified, account.display_name, account.photo_url, account.claims,
    account.language, account.is_disabled, account.is_practice, account.valid_since, account.created_at,
    place, session.id as session_id, session.revoked_at
  from ${ACCOUNTS_OF_TOKENS}`;
const findCaller = inBatches<TokenDeps, VerifiedToken, { account: Caller; session: SessionRow } | undefined>(
  async (deps, tokens) => {
    const rows = inPlaces(tokens, await askPreparedText<CallerRow>(deps.database, CALLERS, tokenValues(tokens)));
    return rows.map((row) => row && { account: callerOf(row), session: row });
  },
);

function callerOf(row: CallerRow): Caller {
  return {
    id: row.id,
    email: row.email,
    emailVerified: row.email_verified,
    displayName: row.display_name,
    photoUrl: row.photo_url,
    claims: row.claims,
    language: row.language,
    isDisabled: row.is_disabled,
    isPractice: row.is_practice,
    validSinceMs: row.valid_since.getTime(),
    createdAtMs: row.created_at.getTime(),
  };
}

/**
 * The same with the session cookie, which allows reading only: it shows that a page of ours was signed in in this
 * browser.
 */
export async function authenticateByCookie(deps: TokenDeps, cookieHeader: string | undefined): Promise<Authenticated> {
  return orProblem(async () => {
    const { account, sessionId } = await getCookieOwner(deps, cookieHeader);
    return authenticated(account, sessionId, false);
  });
}

function authenticated(account: Caller, sessionId: string, isRecentLogin: boolean): Authenticated {
  return {
    accountId: account.id,
    sessionId,
    isRecentLogin,
    email: account.email,
    emailVerified: account.emailVerified,
    name: account.displayName,
    avatar: account.photoUrl,
    claims: account.claims,
    language: account.language,
    isPractice: account.isPractice,
    createdAtMs: account.createdAtMs,
  };
}

async function orProblem<Result>(find: () => Promise<Result>): Promise<Result> {
  try {
    return await find();
  } catch (error) {
    if (!(error instanceof IdentityError)) throw error;
    throw new Problem(error.code === 'USER_DISABLED' ? 'account-disabled' : 'unauthenticated', {}, { cause: error });
  }
}
