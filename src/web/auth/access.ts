import type { AuthState } from './auth-state.ts';
import { returnTarget, returnToQuery } from './return-to.ts';

type Address = Pick<Location, 'pathname' | 'search'>;
type Known = Pick<AuthState, 'isAuthenticated' | 'isVerified'>;

/** Where a dashboard route redirects this visitor; null: they may stay. */
export function memberRedirect(
  { isAuthenticated, isVerified }: Known,
  address: Address,
  _origin: string,
): string | null {
  if (isAuthenticated && isVerified) return null;
  return (isVerified === false ? '/verify' : '/login') + returnToQuery(address);
}

/** Where an auth route redirects this visitor; null: they may stay. */
export function guestRedirect({ isAuthenticated, isVerified }: Known, address: Address, origin: string): string | null {
  if (bringsCode(address)) return null;
  if (isAuthenticated && isVerified) return returnTarget(address.search, origin);
  if (isAuthenticated && isVerified === false) {
    return address.pathname === '/verify' || address.pathname === '/auth/action' ? null : `/verify${address.search}`;
  }
  if (!isAuthenticated && isVerified === undefined && address.pathname === '/verify') return `/login${address.search}`;
  return null;
}

// A mailed link works for signed-in users too; otherwise they could never change their address.
function bringsCode({ pathname, search }: Address): boolean {
  return pathname === '/auth/action' && new URLSearchParams(search).has('oobCode');
}
