import { Problem } from '#runtime/problem.ts';
import type { Claims } from './account.ts';
import type { TokenDeps } from './id-token.ts';
import { IdentityError } from './identity-error.ts';
import { getTokenOwner } from './token-owner.ts';

export type Authenticated = {
  accountId: string;
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
  try {
    const { account } = await getTokenOwner(deps, bearerToken);
    return {
      accountId: account.id,
      email: account.email,
      emailVerified: account.emailVerified,
      name: account.displayName,
      avatar: account.photoUrl,
      claims: account.claims,
      language: account.language,
      isPractice: account.isPractice,
      createdAtMs: account.createdAtMs,
    };
  } catch (error) {
    if (!(error instanceof IdentityError)) throw error;
    throw new Problem(error.code === 'USER_DISABLED' ? 'account-disabled' : 'unauthenticated', {}, { cause: error });
  }
}
