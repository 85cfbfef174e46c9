import type { Provider } from '#identity/provider/provider.ts';
import type { Settings } from '#runtime/settings.ts';

/** Where else people may have an account, as the settings say; in local mode the practice issuer too. */
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
