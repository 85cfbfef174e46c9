import type { Caller, IdentityDeps } from '../deps.ts';
import { IdentityError } from '../identity-error.ts';
import { finishProviderSignIn } from '../provider/finish-provider-sign-in.ts';
import { linkProvider } from '../provider/link-provider.ts';
import { readPendingProfile, writePendingProfile } from '../provider/pending-profile.ts';
import type { ProviderProfile } from '../provider/provider.ts';
import { readProviderToken } from '../provider/read-provider-token.ts';
import { signInWithProvider } from '../provider/sign-in-with-provider.ts';
import { signInView } from './sign-in-view.ts';

type IdpRequest = {
  requestUri?: string;
  postBody?: string;
  sessionId?: string;
  pendingToken?: string;
  idToken?: string;
  returnIdpCredential?: boolean | null;
};

/**
 * Some refusals are part of a successful answer, because the SDK builds a credential from the other fields beside them.
 */
export async function signInWithIdp(
  deps: IdentityDeps,
  request: IdpRequest,
  caller: Caller,
): Promise<Record<string, unknown>> {
  const given = new URLSearchParams(request.postBody);
  const profile = await readProfile(deps, request, given);
  const credential = credentialView(deps, profile, given);
  try {
    const signedIn = request.idToken
      ? await linkProvider(deps, request.idToken, profile, caller)
      : await signInWithProvider(deps, profile, caller);
    if ('needsConfirmation' in signedIn) {
      return { ...credential, needConfirmation: true, email: profile.email, verifiedProvider: [] };
    }
    const { emailVerified } = signedIn.account;
    return { ...credential, ...signInView(signedIn), emailVerified };
  } catch (error) {
    const isLinked = error instanceof IdentityError && error.code === 'FEDERATED_USER_ID_ALREADY_LINKED';
    if (!isLinked || !request.returnIdpCredential) throw error;
    return { ...credential, errorMessage: error.code };
  }
}

async function readProfile(deps: IdentityDeps, request: IdpRequest, given: URLSearchParams): Promise<ProviderProfile> {
  const { requestUri, sessionId } = request;
  if (!requestUri) throw new IdentityError('MISSING_REQUEST_URI');
  if (request.pendingToken) return getPendingProfile(deps, request.pendingToken, 'INVALID_PENDING_TOKEN');
  if (sessionId) return finishProviderSignIn(deps, requestUri, sessionId);
  const [providerId, idToken, accessToken] = ['providerId', 'id_token', 'access_token'].map((name) => given.get(name));
  if (!providerId) throw new IdentityError('INVALID_CREDENTIAL_OR_PROVIDER_ID');
  if (idToken) return readProviderToken(deps, providerId, idToken, given.get('nonce') ?? undefined);
  if (!accessToken) throw new IdentityError('INVALID_CREDENTIAL_OR_PROVIDER_ID');
  const emulated = deps.emulation?.readProviderToken(providerId, accessToken);
  if (emulated) return emulated;
  const profile = getPendingProfile(deps, accessToken, 'INVALID_IDP_RESPONSE');
  if (profile.providerId !== providerId) throw new IdentityError('INVALID_IDP_RESPONSE');
  return profile;
}

function getPendingProfile(
  deps: IdentityDeps,
  token: string,
  code: 'INVALID_PENDING_TOKEN' | 'INVALID_IDP_RESPONSE',
): ProviderProfile {
  const profile = readPendingProfile(deps, token);
  if (!profile) throw new IdentityError(code);
  return profile;
}

function credentialView(deps: IdentityDeps, profile: ProviderProfile, given: URLSearchParams): Record<string, unknown> {
  const pending = writePendingProfile(deps, profile);
  const { providerId, subject, email, emailVerified, displayName, photoUrl } = profile;
  const idToken = given.get('id_token');
  return {
    providerId,
    federatedId: subject,
    // the SDK builds its credential from this token; the provider's own one stays here
    oauthAccessToken: pending,
    ...(idToken ? { oauthIdToken: idToken } : { pendingToken: pending }),
    rawUserInfo: JSON.stringify({
      sub: subject,
      ...(email ? { email, email_verified: emailVerified } : {}),
      ...(displayName ? { name: displayName } : {}),
      ...(photoUrl ? { picture: photoUrl } : {}),
    }),
  };
}
