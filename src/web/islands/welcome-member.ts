import { isRememberedMember } from '../auth/member-flag.ts';
import { returnTarget } from '../auth/return-to.ts';
import { publicPageAt } from '../navigation/public-path.ts';

/** Whoever is signed in has no use for the landing page; should they be no more, the overview's guard says so. */
export function welcomeMember(): void {
  const { pathname, search, origin } = window.location;
  if (publicPageAt(pathname)?.path === '/' && isRememberedMember())
    window.location.replace(returnTarget(search, origin));
}
