import { createHash } from 'node:crypto';
import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import type { IdentityDeps } from '../deps.ts';
import { IdentityError } from '../identity-error.ts';
import { profileOf } from './profile-of.ts';
import type { Provider, ProviderProfile } from './provider.ts';
import { getProvider, getProviderClient } from './provider-client.ts';

const keySets = new WeakMap<Provider, JWTVerifyGetKey>();
const MAX_AGE = '1h';

/**
 * Reads a provider's ID token that the page got by itself. Throws INVALID_IDP_RESPONSE, MISSING_OR_INVALID_NONCE,
 * OPERATION_NOT_ALLOWED.
 */
export async function readProviderToken(
  deps: IdentityDeps,
  providerId: string,
  idToken: string,
  nonce: string | undefined,
): Promise<ProviderProfile> {
  const emulated = deps.emulation?.readProviderToken(providerId, idToken);
  if (emulated) return emulated;
  const provider = getProvider(deps, providerId);
  try {
    const client = await getProviderClient(provider);
    const { issuer, jwks_uri, id_token_signing_alg_values_supported } = client.serverMetadata();
    const keys = keySets.get(provider) ?? createRemoteJWKSet(new URL(jwks_uri!));
    keySets.set(provider, keys);
    const { payload } = await jwtVerify(idToken, keys, {
      issuer,
      audience: provider.clientId,
      algorithms: (id_token_signing_alg_values_supported ?? ['RS256']).filter((name) => /^(RS|PS|ES|Ed)/.test(name)),
      requiredClaims: ['sub', 'exp', 'iat'],
      maxTokenAge: MAX_AGE,
      currentDate: new Date(deps.clock.now()),
    });
    if (!isNonceRight(payload.nonce, nonce)) throw new IdentityError('MISSING_OR_INVALID_NONCE');
    return profileOf(provider, { ...payload, sub: payload.sub! });
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof TypeError) {
      throw new IdentityError('INVALID_IDP_RESPONSE');
    }
    throw error;
  }
}

/** A page sends the provider either its nonce or the nonce's hash. */
function isNonceRight(claimed: unknown, given: string | undefined): boolean {
  if (claimed === undefined) return given === undefined;
  if (given === undefined) return false;
  return claimed === given || claimed === createHash('sha256').update(given).digest('hex');
}
