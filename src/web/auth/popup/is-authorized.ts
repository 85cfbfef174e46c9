const IS_IPV4 = /^\d{1,3}(\.\d{1,3}){3}$/;

/** Whether a page may sign in. A domain in the list includes its sub-domains; an IP address does not. */
export function isAuthorized(page: { protocol: string; hostname: string }, domains: readonly string[]): boolean {
  if (page.protocol !== 'http:' && page.protocol !== 'https:') return false;
  const host = page.hostname.toLowerCase();
  return domains.some((given) => {
    const domain = given.toLowerCase();
    return host === domain || (!IS_IPV4.test(domain) && host.endsWith(`.${domain}`));
  });
}
