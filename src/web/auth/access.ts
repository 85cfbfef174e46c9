import type { AuthState } from './auth-state.ts';
import { returnTarget, returnToQuery } from './return-to.ts';

type Place = { pathname: string; search: string };
type Known = Pick<AuthState, 'isAuthenticated' | 'isVerified'>;

/** Where a dashboard route redirects this visitor; null: they may stay. */
export function memberRedirect({ isAuthenticated, isVerified }: Known, place: Place, _origin: string): string | null {
  if (isAuthenticated && isVerified) return null;
  return (isVerified === false ? '/verify' : '/login') + returnToQuery(place);
}

/** Where an auth route redirects this visitor; null: they may stay. */
export function guestRedirect({ isAuthenticated, isVerified }: Known, place: Place, origin: string): string | null {
  if (bringsCode(place)) return null;
  if (isAuthenticated && isVerified) return returnTarget(place.search, origin);
  if (isAuthenticated && isVerified === false) {
    return place.pathname === '/verify' || place.pathname === '/auth/action' ? null : `/verify${place.search}`;
  }
  if (!isAuthenticated && isVerified === undefined && place.pathname === '/verify') return `/login${place.search}`;
  return null;
}

// A mailed link works for signed-in users too; otherwise they could never change their address.
function bringsCode({ pathname, search }: Place): boolean {
  return pathname === '/auth/action' && new URLSearchParams(search).has('oobCode');
}
