import { type IdentityDeps, isEnumerationProtected } from '../deps.ts';
import { findCanonicalEmail } from '../email-address.ts';
import { IdentityError } from '../identity-error.ts';
import { findAccountByEmail } from './find-account.ts';

/** How an address may sign in; null if we do not tell, which is everywhere except in tests. */
export async function findSignInMethods(deps: IdentityDeps, identifier: string | undefined): Promise<string[] | null> {
  if (!identifier) throw new IdentityError('MISSING_IDENTIFIER');
  if (!findCanonicalEmail(identifier)) throw new IdentityError('INVALID_IDENTIFIER');
  if (isEnumerationProtected(deps)) return null;
  const account = await findAccountByEmail(deps, identifier);
  if (!account) return [];
  return [
    ...(account.passwordHash ? ['password'] : []),
    ...(account.hasEmailLink ? ['emailLink'] : []),
    ...account.providers.map(({ providerId }) => providerId),
  ];
}
