import {
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import { MINUTE_MS } from '#runtime/clock.ts';
import { isAuthorizedOrigin } from '../action-code/action-link.ts';
import type { Caller, IdentityDeps } from '../deps.ts';
import { IdentityError } from '../identity-error.ts';
import { addressKey, countAttempt } from '../limits/count-attempt.ts';
import { limitsOf } from '../limits/limits.ts';
import { hashSecret, newSecret } from '../random-id.ts';
import { seal } from '../seal.ts';
import { getProvider, getProviderClient } from './provider-client.ts';

export const HANDLER_PATH = '/__/auth/handler';
const LIFE_MS = 10 * MINUTE_MS;
const SCOPES = ['openid', 'email', 'profile'];
/**
 * The extra parameters that a page may send to the provider. None of them changes where the answer goes or what it
 * contains.
 */
const PAGE_PARAMETERS = new Set(['prompt', 'login_hint', 'hd', 'ui_locales', 'display', 'max_age', 'acr_values']);

export type ProviderRequest = {
  providerId: string;
  continueUri?: string;
  oauthScope?: string;
  customParameter?: Record<string, string>;
};

/**
 * The address to send the browser to, and the secret that binds the answer to it. State, nonce and PKCE verifier stay
 * here; the secret proves that an answer belongs to the caller's own request. Throws OPERATION_NOT_ALLOWED,
 * UNAUTHORIZED_DOMAIN, INVALID_CONTINUE_URI, and INVALID_IDP_RESPONSE if the issuer does not answer.
 */
export async function beginProviderSignIn(
  deps: IdentityDeps,
  request: ProviderRequest,
  caller: Caller,
): Promise<{ authUri: string; sessionId: string }> {
  const provider = getProvider(deps, request.providerId);
  const redirectUri = checkRedirectUri(deps, request.continueUri);
  const nowMs = deps.clock.now();
  const key = addressKey('provider', caller.address);
  await countAttempt(deps.database, nowMs, { key, limit: limitsOf(deps).providerSignInPerAddress });
  const client = await getProviderClient(provider).catch(() => {
    throw new IdentityError('INVALID_IDP_RESPONSE', 'The identity provider does not answer.');
  });
  const [sessionId, state, nonce, verifier] = [newSecret(), randomState(), randomNonce(), randomPKCECodeVerifier()];
  await deps.database
    .insertInto('provider_sign_in')
    .values({
      session_hash: hashSecret(sessionId),
      provider_id: provider.id,
      state_hash: hashSecret(state),
      nonce,
      sealed_verifier: seal(deps.secretKey, verifierContext(nonce), verifier),
      redirect_uri: redirectUri,
      expires_at: new Date(nowMs + LIFE_MS),
    })
    .execute();
  const asked = Object.entries(request.customParameter ?? {}).filter(([name]) => PAGE_PARAMETERS.has(name));
  const authUri = buildAuthorizationUrl(client, {
    ...provider.parameters,
    ...Object.fromEntries(asked),
    redirect_uri: redirectUri,
    scope: [...new Set([...SCOPES, ...(request.oauthScope?.split(/[\s,]+/).filter(Boolean) ?? [])])].join(' '),
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  });
  return { authUri: authUri.href, sessionId };
}

export function verifierContext(nonce: string): string {
  return `provider sign-in ${nonce}`;
}

function checkRedirectUri(deps: IdentityDeps, continueUri: string | undefined): string {
  if (!continueUri) throw new IdentityError('MISSING_CONTINUE_URI');
  const url = URL.canParse(continueUri) ? new URL(continueUri) : null;
  if (url?.pathname !== HANDLER_PATH) throw new IdentityError('INVALID_CONTINUE_URI');
  if (!isAuthorizedOrigin(deps, url)) throw new IdentityError('UNAUTHORIZED_DOMAIN');
  return url.origin + HANDLER_PATH;
}
