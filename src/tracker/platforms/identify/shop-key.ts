import { getDomain } from 'tldts';

/** `fr.shop.com`, `en-gb.shop.com`; no other subdomain is that of a language. */
const LOCALE = /^[a-z]{2}(-[a-z]{2,4})?$/;

/**
 * One key for the hosts of a shop that has a subdomain for each language (`shop.com`, `fr.shop.com`), from the
 * translations that a page names; null if there is only one host. Hosts of one registrable domain have one owner; about
 * other hosts, a page may print anything.
 */
export function shopKeyOf(origin: string, alternates: readonly { url: string }[]): string | null {
  const domain = getDomain(origin, { allowPrivateDomains: true });
  if (domain === null) return null;
  const hosts = [origin, ...alternates.map(({ url }) => url)].map((url) => new URL(url).hostname.replace(/^www\./, ''));
  const own = new Set(hosts.filter((host) => host === domain || isLocaleOf(host, domain)));
  return own.has(hosts[0]!) && own.size > 1 ? `languages:${domain}` : null;
}

function isLocaleOf(host: string, domain: string): boolean {
  return host.endsWith(`.${domain}`) && LOCALE.test(host.slice(0, -domain.length - 1));
}
