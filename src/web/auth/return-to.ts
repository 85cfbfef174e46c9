import { periodSearch } from '../features/period/period-search.ts';

export const HOME_PATH = '/overview';

/** The `?returnTo=` query for a page that a guard denied; empty for the root. */
export function returnToQuery({ pathname, search }: { pathname: string; search: string }): string {
  return pathname === '/' ? '' : `?returnTo=${encodeURIComponent(pathname + search)}`;
}

/**
 * Where to go after sign-in: the query's `returnTo` if it is on this origin, otherwise the overview with the query's
 * period. The check uses the address as a browser resolves it, so that `//host`, `/\host` and `javascript:` are
 * refused.
 */
export function returnTarget(search: string, origin: string): string {
  const home = HOME_PATH + periodSearch(search);
  const given = new URLSearchParams(search).get('returnTo');
  if (!given?.startsWith('/')) return home;
  try {
    const url = new URL(given, origin);
    if (url.origin !== origin || !isCanonical(url, given)) return home;
    return url.pathname + url.search + url.hash;
  } catch {
    return home;
  }
}

// Refuses a path that the browser reads differently from how it is written (backslashes, tabs, dot segments).
function isCanonical(url: URL, given: string): boolean {
  return url.pathname === given.split(/[?#]/, 1)[0] && !url.pathname.startsWith('//');
}

/** The same for the `continueUrl` of a mailed link. */
export function continueTarget(continueUrl: string | null, origin: string): string {
  if (!continueUrl || !URL.canParse(continueUrl)) return HOME_PATH;
  const url = new URL(continueUrl);
  if (url.origin !== origin) return HOME_PATH;
  return returnTarget(`?returnTo=${encodeURIComponent(url.pathname + url.search + url.hash)}`, origin);
}
