import { isRememberedMember } from '../auth/member-flag.ts';
import { returnTarget } from '../auth/return-to.ts';
import { publicPageAt } from '../navigation/public-path.ts';

/**
 * Redirects a signed-in member from the landing page to the overview. If the sign-in has ended, the overview's guard
 * handles it.
 */
export function welcomeMember(): void {
  const { pathname, search, origin } = window.location;
  if (publicPageAt(pathname)?.path === '/' && isRememberedMember())
    window.location.replace(returnTarget(search, origin));
}
