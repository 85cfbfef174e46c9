import { type AuthProvider, GoogleAuthProvider, OAuthProvider } from 'firebase/auth';

/** `id` as `/config.json` names it: `google.com`, `oidc.NAME`. */
export function externalProvider(id: string): AuthProvider {
  return id === GoogleAuthProvider.PROVIDER_ID ? new GoogleAuthProvider() : new OAuthProvider(id);
}
