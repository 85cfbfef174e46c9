import { DAY_MS } from '#runtime/clock.ts';
import { type Certificate, makeCertificate } from './certificate.ts';
import type { CertificateFault } from './hostile-case.ts';

type Pem = Pick<Certificate, 'cert' | 'key'>;

/** A valid certificate, an invalid one, and the authority (as PEM) that signed the valid one. */
export function certificatesFor(fault: CertificateFault): { good: Pem; bad: Pem; authority: string } {
  const now = Date.now();
  const valid = { notBefore: new Date(now - DAY_MS), notAfter: new Date(now + DAY_MS) };
  const issuer = makeCertificate({ name: `Authority of ${fault}`, ...valid });
  const signed = { name: 'shop', hosts: ['127.0.0.1'], ...valid, issuer };
  const bad = {
    'self-signed': { ...signed, issuer: undefined },
    expired: { ...signed, notBefore: new Date(now - 2 * DAY_MS), notAfter: new Date(now - DAY_MS / 2) },
    'not-yet-valid': { ...signed, notBefore: new Date(now + DAY_MS / 2), notAfter: new Date(now + DAY_MS) },
    'another-host': { ...signed, hosts: ['another-shop.com', '127.0.0.2'] },
  }[fault];
  return { good: makeCertificate(signed), bad: makeCertificate(bad), authority: issuer.cert };
}
