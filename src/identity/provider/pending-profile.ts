import { z } from 'zod';
import { MINUTE_MS } from '#runtime/clock.ts';
import type { IdentityDeps } from '../deps.ts';
import { openSealedText, sealText } from '../seal.ts';
import type { ProviderProfile } from './provider.ts';

const CONTEXT = 'provider profile';
const LIFE_MS = 10 * MINUTE_MS;
const Pending = z.object({
  profile: z.object({
    providerId: z.string(),
    subject: z.string(),
    email: z.string().nullable(),
    emailVerified: z.boolean(),
    displayName: z.string().nullable(),
    photoUrl: z.string().nullable(),
  }),
  untilMs: z.number(),
});

type Deps = Pick<IdentityDeps, 'secretKey' | 'clock'>;

/**
 * A token that the page gets instead of the provider's own tokens, which stay here. It is valid for ten minutes, to
 * link a profile that could not be signed in.
 */
export function writePendingProfile(deps: Deps, profile: ProviderProfile): string {
  return sealText(deps.secretKey, CONTEXT, { profile, untilMs: deps.clock.now() + LIFE_MS });
}

/** Null if the token is not ours, or has expired. */
export function readPendingProfile(deps: Deps, token: string): ProviderProfile | null {
  const pending = Pending.safeParse(openSealedText(deps.secretKey, CONTEXT, token)).data;
  return pending && pending.untilMs > deps.clock.now() ? pending.profile : null;
}
