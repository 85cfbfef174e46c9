import { disposableEmailBlocklistSet } from 'disposable-email-domains-js';

/** A domain, or one below it, that lends addresses for minutes. */
export function isDisposable(domain: string): boolean {
  const listed = disposableEmailBlocklistSet();
  const labels = domain.toLowerCase().split('.');
  return labels.slice(0, -1).some((_, index) => listed.has(labels.slice(index).join('.')));
}
