import { authorizationCodeGrant, type Configuration, fetchUserInfo, type UserInfoResponse } from 'openid-client';
import { log } from '#runtime/log.ts';
import type { IdentityDeps } from '../deps.ts';
import { IdentityError } from '../identity-error.ts';
import { hashSecret, isSecret } from '../random-id.ts';
import { unseal } from '../seal.ts';
import { verifierContext } from './begin-provider-sign-in.ts';
import { profileOf } from './profile-of.ts';
import type { ProviderProfile } from './provider.ts';
import { getProvider, getProviderClient } from './provider-client.ts';

/**
 * Reads the provider's answer. `requestUri` is the address to which the provider sent the browser. Each answer can be
 * read once, by the browser that asked. Throws INVALID_IDP_RESPONSE, USER_CANCELLED, SESSION_EXPIRED.
 */
export async function finishProviderSignIn(
  deps: IdentityDeps,
  requestUri: string,
  sessionId: string,
): Promise<ProviderProfile> {
  if (!URL.canParse(requestUri) || !isSecret(sessionId)) throw new IdentityError('INVALID_IDP_RESPONSE');
  const given = new URL(requestUri).searchParams;
  const begun = await deps.database
    .deleteFrom('provider_sign_in')
    .where('session_hash', '=', hashSecret(sessionId))
    .returningAll()
    .executeTakeFirst();
  if (!begun) throw new IdentityError('INVALID_IDP_RESPONSE', 'This answer was read already, or never asked for.');
  if (begun.expires_at.getTime() <= deps.clock.now()) throw new IdentityError('SESSION_EXPIRED');
  const state = given.get('state') ?? '';
  if (!hashSecret(state).equals(begun.state_hash)) throw new IdentityError('INVALID_IDP_RESPONSE');
  if (given.get('error') === 'access_denied') throw new IdentityError('USER_CANCELLED');
  const provider = getProvider(deps, begun.provider_id);
  try {
    const client = await getProviderClient(provider);
    const answer = new URL(begun.redirect_uri);
    answer.search = given.toString();
    const tokens = await authorizationCodeGrant(client, answer, {
      pkceCodeVerifier: unseal(deps.secretKey, verifierContext(begun.nonce), begun.sealed_verifier),
      expectedState: state,
      expectedNonce: begun.nonce,
      idTokenExpected: true,
    });
    const claims = tokens.claims()!;
    const more = claims.email === undefined ? await askForMore(client, tokens.access_token, claims.sub) : {};
    return profileOf(provider, { ...more, ...claims });
  } catch (error) {
    // log only name and message: the library's errors may contain codes and tokens
    const { name, message } = error as Error;
    log.warn({ provider: provider.id, error: `${name}: ${message}` }, 'identity provider');
    throw new IdentityError('INVALID_IDP_RESPONSE');
  }
}

/** Some issuers put the address into the ID token; others give it only at the userinfo endpoint. */
function askForMore(client: Configuration, accessToken: string, subject: string): Promise<Partial<UserInfoResponse>> {
  return client.serverMetadata().userinfo_endpoint ? fetchUserInfo(client, accessToken, subject) : Promise.resolve({});
}
