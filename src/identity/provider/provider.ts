/** A sign-in provider: Google, or any OpenID Connect issuer. */
export type Provider = {
  /** The SDK's name for it: `google.com`, `oidc.NAME`. */
  id: string;
  /** The name that the button shows. */
  name: string;
  /** The issuer's URL; a function if its port is known only once it listens. */
  issuer: string | (() => string);
  clientId: string;
  clientSecret: string | null;
  /** Whether we trust it that an address is verified. */
  isEmailTrusted: boolean;
  /** The hosts of its account pictures. */
  pictureHosts: string[];
  /** Extra parameters of the request, such as `prompt`. */
  parameters?: Record<string, string>;
};

/** A person's profile at a provider. */
export type ProviderProfile = {
  providerId: string;
  subject: string;
  /** Canonical; null if there is none or it is invalid. */
  email: string | null;
  /** By a provider that we trust in this. */
  emailVerified: boolean;
  displayName: string | null;
  photoUrl: string | null;
};
