/** Another place where people have accounts: Google, or any OpenID Connect issuer. */
export type Provider = {
  /** The SDK's name for it: `google.com`, `oidc.NAME`. */
  id: string;
  /** As the button says it. */
  name: string;
  /** The issuer's URL; a function where its port is not known before it listens. */
  issuer: string | (() => string);
  clientId: string;
  clientSecret: string | null;
  /** Whether its word that an address is verified counts. */
  isEmailTrusted: boolean;
  /** Where it keeps the pictures of its people. */
  pictureHosts: string[];
  /** Extra parameters of the request, such as `prompt`. */
  parameters?: Record<string, string>;
};

/** Who somebody is there. */
export type ProviderProfile = {
  providerId: string;
  subject: string;
  /** Canonical; null where it says none, or none that is one. */
  email: string | null;
  /** By a provider whose word counts. */
  emailVerified: boolean;
  displayName: string | null;
  photoUrl: string | null;
};
