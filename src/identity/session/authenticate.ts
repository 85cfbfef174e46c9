import { Problem } from '#runtime/problem.ts';
import type { Account, Claims } from '../account/account.ts';
import { IdentityError } from '../identity-error.ts';
import type { TokenDeps } from './id-token.ts';
import { getCookieOwner } from './session-cookie.ts';
import { getTokenOwner } from './token-owner.ts';

export type Authenticated = {
  accountId: string;
  sessionId: string;
  email: string | null;
  emailVerified: boolean;
  name: string | null;
  avatar: string | null;
  /** As the database has them now, not as the token says. */
  claims: Claims;
  language: string;
  isPractice: boolean;
  createdAtMs: number;
};

/** Who sends this bearer token. Throws `unauthenticated`, `account-disabled`; an unverified address is the caller's to refuse. */
export async function authenticate(deps: TokenDeps, bearerToken: string | null | undefined): Promise<Authenticated> {
  if (!bearerToken) throw new Problem('unauthenticated');
  return orProblem(async () => {
    const { account, token } = await getTokenOwner(deps, bearerToken);
    return authenticated(account, token.sessionId);
  });
}

/** The same by the session's cookie, which is for reading only: a page of ours was signed in by this browser. */
export async function authenticateByCookie(deps: TokenDeps, cookieHeader: string | undefined): Promise<Authenticated> {
  return orProblem(async () => {
    const { account, sessionId } = await getCookieOwner(deps, cookieHeader);
    return authenticated(account, sessionId);
  });
}

function authenticated(account: Account, sessionId: string): Authenticated {
  return {
    accountId: account.id,
    sessionId,
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
