import type { People } from '#database/connect.ts';
import type { MailQueue } from '#mail/queue.ts';
import type { Clock } from '#runtime/clock.ts';
import type { Claims } from './account/account.ts';
import type { Limits } from './limits/limits.ts';
import type { SignUpWay } from './operator/admit.ts';
import type { HashCost } from './password/hash-password.ts';
import type { Provider, ProviderProfile } from './provider/provider.ts';

/** What the identity service runs on. */
export type IdentityDeps = {
  database: People;
  clock: Clock;
  /** The public origin (`https://example.com`): issuer of the tokens and base of the mailed links. Never the Host header. */
  origin: string | (() => string);
  apiKey: string | readonly string[];
  projectId: string;
  /** Host names that may use the service from a browser and that links may lead back to. */
  authorizedDomains: readonly string[];
  /** Signing keys and second factors are encrypted under it; refresh tokens carry its MAC. */
  secretKey: string;
  mail: MailQueue;
  /** On, no answer tells whether an address has an account. On by default. */
  enumerationProtection?: boolean;
  limits?: Partial<Limits>;
  /** What a password's hash costs; what OWASP asks for by default. */
  hashCost?: HashCost;
  /** Where else people may have an account that opens one of ours. */
  providers?: readonly Provider[];
  isAnonymousAllowed?: boolean;
  /** Who may make an account; everybody by default. */
  signUp?: SignUpWay;
  /** SPKI in PEM: who has its private key may sign anybody in by a custom token. None by default. */
  customTokenKey?: string | null;
  /** For Google Analytics; null where it is not wanted. */
  measurementId?: string | null;
  /** Of the test entry point alone: tokens that nobody signed, and the answers that the SDK's own tests expect. */
  emulation?: Emulation;
};

export type Emulation = {
  readCustomToken(token: string): { uid: string; claims: Claims } | null;
  readProviderToken(providerId: string, idToken: string): ProviderProfile | null;
};

/** Who is asking, as far as the transport knows. */
export type Caller = {
  address: string;
  /** `X-Firebase-Locale` */
  locale?: string;
  userAgent?: string;
};

export function originOf(deps: Pick<IdentityDeps, 'origin'>): string {
  return (typeof deps.origin === 'function' ? deps.origin() : deps.origin).replace(/\/+$/, '');
}

export function isEnumerationProtected(deps: Pick<IdentityDeps, 'enumerationProtection'>): boolean {
  return deps.enumerationProtection !== false;
}

/** The time in whole seconds, as tokens count it. */
export function nowSeconds(clock: Clock): number {
  return Math.floor(clock.now() / 1000);
}
