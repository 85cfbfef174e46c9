import { findCanonicalEmail } from '../email-address.ts';
import type { Provider, ProviderProfile } from './provider.ts';

const MAX_NAME_LENGTH = 256;
const MAX_URL_LENGTH = 2_048;

type ProviderClaims = Partial<Record<'email' | 'email_verified' | 'name' | 'picture', unknown>> & { sub: string };

/** Turns the claims of an ID token, which are already checked, into our profile. */
export function profileOf(
  { id, isEmailTrusted }: Pick<Provider, 'id' | 'isEmailTrusted'>,
  claims: ProviderClaims,
): ProviderProfile {
  const email = typeof claims.email === 'string' ? findCanonicalEmail(claims.email) : null;
  const isPicture = typeof claims.picture === 'string' && claims.picture.length <= MAX_URL_LENGTH;
  return {
    providerId: id,
    subject: claims.sub,
    email,
    emailVerified: email !== null && isEmailTrusted && claims.email_verified === true,
    displayName: typeof claims.name === 'string' ? claims.name.slice(0, MAX_NAME_LENGTH) || null : null,
    photoUrl: isPicture && /^https:\/\//.test(String(claims.picture)) ? String(claims.picture) : null,
  };
}
