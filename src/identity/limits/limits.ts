import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#runtime/clock.ts';

/** At most `count` attempts in a window that begins with the first one. */
export type WindowLimit = { count: number; windowMs: number };

/** `free` attempts, then a pause after each further one, which doubles every time. */
export type DelayLimit = { free: number; firstDelayMs: number; maxDelayMs: number; forgottenAfterMs: number };

export type Limits = {
  signInPerAccount: DelayLimit;
  signInPerAddress: WindowLimit;
  signUpPerAddress: WindowLimit;
  mailPerEmail: WindowLimit;
  mailPerAddress: WindowLimit;
  refreshPerSession: WindowLimit;
  codesPerAccount: DelayLimit;
  providerSignInPerAddress: WindowLimit;
  installationsPerAddress: WindowLimit;
  emailChecksPerAddress: WindowLimit;
  clientsPerAddress: WindowLimit;
};

export const DEFAULT_LIMITS: Limits = {
  signInPerAccount: { free: 5, firstDelayMs: SECOND_MS, maxDelayMs: 15 * MINUTE_MS, forgottenAfterMs: 24 * HOUR_MS },
  signInPerAddress: { count: 50, windowMs: 10 * MINUTE_MS },
  signUpPerAddress: { count: 10, windowMs: HOUR_MS },
  mailPerEmail: { count: 3, windowMs: HOUR_MS },
  mailPerAddress: { count: 20, windowMs: HOUR_MS },
  // every page that opens refreshes once
  refreshPerSession: { count: 240, windowMs: HOUR_MS },
  // for second factors: of six-digit codes, three are valid at any time
  codesPerAccount: { free: 5, firstDelayMs: SECOND_MS, maxDelayMs: 15 * MINUTE_MS, forgottenAfterMs: 24 * HOUR_MS },
  providerSignInPerAddress: { count: 100, windowMs: 10 * MINUTE_MS },
  installationsPerAddress: { count: 100, windowMs: HOUR_MS },
  emailChecksPerAddress: { count: 60, windowMs: 10 * MINUTE_MS },
  clientsPerAddress: { count: 30, windowMs: HOUR_MS },
};

export function limitsOf(deps: { limits?: Partial<Limits> }): Limits {
  return { ...DEFAULT_LIMITS, ...deps.limits };
}
