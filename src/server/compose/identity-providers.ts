import type { Provider } from '#identity/provider/provider.ts';
import type { Settings } from '#runtime/settings.ts';

/** The sign-in providers that the settings name. Local mode adds the practice issuer. */
export function identityProviders(
  { google, oidcProviders }: Pick<Settings, 'google' | 'oidcProviders'>,
  practice: Provider | null,
): Provider[] {
  return [
    ...(google
      ? [
          {
            ...google,
            id: 'google.com',
            name: 'Google',
            issuer: 'https://accounts.google.com',
            isEmailTrusted: true,
            pictureHosts: ['googleusercontent.com'],
            parameters: { prompt: 'select_account' },
          },
        ]
      : []),
    ...oidcProviders.map(({ name, label, issuer, clientId, clientSecret, trustsEmail, pictureHosts }) => ({
      id: `oidc.${name}`,
      name: label,
      issuer,
      clientId,
      clientSecret: clientSecret ?? null,
      isEmailTrusted: trustsEmail,
      pictureHosts: pictureHosts ?? [new URL(issuer).hostname],
    })),
    ...(practice ? [practice] : []),
  ];
}
