import type { People } from '#database/connect.ts';
import type { MailQueue } from '#mail/queue.ts';
import type { Clock } from '#runtime/clock.ts';
import type { Claims } from './account/account.ts';
import type { Limits } from './limits/limits.ts';
import type { SignUpWay } from './operator/admit.ts';
import type { HashCost } from './password/hash-password.ts';
import type { Provider, ProviderProfile } from './provider/provider.ts';

/** What the identity service needs. */
export type IdentityDeps = {
  database: People;
  clock: Clock;
  /**
   * The public origin (`https://example.com`): the tokens' issuer and the base of mailed links. Never the Host header.
   */
  origin: string | (() => string);
  apiKey: string | readonly string[];
  projectId: string;
  /** Host names that may use the service from a browser, and that links may lead back to. */
  authorizedDomains: readonly string[];
  /** The key that encrypts signing keys and second factors, and signs refresh tokens. */
  secretKey: string;
  mail: MailQueue;
  /** If true, no answer tells whether an address has an account. True by default. */
  enumerationProtection?: boolean;
  limits?: Partial<Limits>;
  /** The cost of a password hash. By default OWASP's recommendation. */
  hashCost?: HashCost;
  /** Other providers whose accounts can sign in to ours. */
  providers?: readonly Provider[];
  isAnonymousAllowed?: boolean;
  /** Who may create an account; everybody by default. */
  signUp?: SignUpWay;
  /** SPKI in PEM. The owner of its private key may sign anybody in with a custom token. None by default. */
  customTokenKey?: string | null;
  /** For Google Analytics; null if it is not used. */
  measurementId?: string | null;
  /** Only for the test entry point: accepts unsigned tokens and gives the answers that the SDK's own tests expect. */
  emulation?: Emulation;
};

export type Emulation = {
  readCustomToken(token: string): { uid: string; claims: Claims } | null;
  readProviderToken(providerId: string, idToken: string): ProviderProfile | null;
};

/** The caller, as far as the transport knows. */
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
