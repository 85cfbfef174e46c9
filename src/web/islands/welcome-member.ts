import { isRememberedMember } from '../auth/member-flag.ts';
import { returnTarget } from '../auth/return-to.ts';
import { publicPageAt } from '../navigation/public-path.ts';

/**
 * Redirects a signed-in member from the landing page to the overview, unless the address names a section, which they
 * came to read. If the sign-in has ended, the overview's guard handles it.
 */
export function welcomeMember(): void {
  const { pathname, search, hash, origin } = window.location;
  if (publicPageAt(pathname)?.path === '/' && isRememberedMember() && !document.getElementById(hash.slice(1)))
    window.location.replace(returnTarget(search, origin));
}
