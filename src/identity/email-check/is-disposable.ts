import { disposableEmailBlocklistSet } from 'disposable-email-domains-js';

/** Whether a domain, or a parent domain of it, gives out temporary addresses. */
export function isDisposable(domain: string): boolean {
  const listed = disposableEmailBlocklistSet();
  const labels = domain.toLowerCase().split('.');
  return labels.slice(0, -1).some((_, index) => listed.has(labels.slice(index).join('.')));
}
