const IS_IPV4 = /^\d{1,3}(\.\d{1,3}){3}$/;

/** Whether a page of these domains may sign in: a domain stands for its sub-domains too, an address for itself. */
export function isAuthorized(page: { protocol: string; hostname: string }, domains: readonly string[]): boolean {
  if (page.protocol !== 'http:' && page.protocol !== 'https:') return false;
  const host = page.hostname.toLowerCase();
  return domains.some((given) => {
    const domain = given.toLowerCase();
    return host === domain || (!IS_IPV4.test(domain) && host.endsWith(`.${domain}`));
  });
}
