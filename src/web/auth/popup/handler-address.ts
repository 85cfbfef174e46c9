import { SDK_VERSION } from 'firebase/app';
import type { Auth, AuthProvider } from 'firebase/auth';
import type { AuthEventType } from './resolver-types.ts';

// Fields of the SDK's OAuth providers that its type omits.
type Asking = AuthProvider & {
  setDefaultLanguage?(language: string | null): void;
  getCustomParameters?(): Record<string, string>;
  getScopes?(): string[];
};

/** The page on our origin that redirects to the provider and receives its answer. */
export function handlerAddress(
  auth: Auth,
  provider: Asking,
  type: AuthEventType,
  eventId: string | undefined,
  here = window.location.href,
): string {
  provider.setDefaultLanguage?.(auth.languageCode);
  const customParameters = provider.getCustomParameters?.() ?? {};
  const url = new URL('/__/auth/handler', here);
  const query: Record<string, string> = {
    apiKey: auth.config.apiKey,
    appName: auth.name,
    authType: type,
    redirectUrl: here,
    v: SDK_VERSION,
    eventId: eventId ?? '',
    providerId: provider.providerId,
    scopes: provider.getScopes?.().filter(Boolean).join(',') ?? '',
    customParameters: Object.keys(customParameters).length > 0 ? JSON.stringify(customParameters) : '',
    tid: auth.tenantId ?? '',
  };
  for (const [name, value] of Object.entries(query)) if (value) url.searchParams.set(name, value);
  return url.href;
}
