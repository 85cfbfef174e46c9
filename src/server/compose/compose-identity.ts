import type { PublicConfig } from '#contract/config.ts';
import type { People } from '#database/connect.ts';
import type { IdentityDeps } from '#identity/deps.ts';
import type { Limits } from '#identity/limits/limits.ts';
import { authenticateByKey } from '#identity/personal-key/authenticate-by-key.ts';
import type { Provider } from '#identity/provider/provider.ts';
import { apiKeyOf } from '#identity/seal.ts';
import { authenticate, authenticateByCookie } from '#identity/session/authenticate.ts';
import { identityWire } from '#identity/wire/identity-wire.ts';
import type { MailQueue } from '#mail/queue.ts';
import { type Clock, HOUR_MS } from '#runtime/clock.ts';
import type { Settings } from '#runtime/settings.ts';
import type { Identity } from './dependencies.ts';
import { identityProviders } from './identity-providers.ts';

const PROJECT_ID = 'tillwatch';
const LOCAL_LIMITS: Partial<Limits> = {
  signInPerAddress: { count: 5_000, windowMs: HOUR_MS },
  signUpPerAddress: { count: 1_000, windowMs: HOUR_MS },
  mailPerAddress: { count: 2_000, windowMs: HOUR_MS },
};

/** Sets up the identity service of this deployment, and the settings of it that the browser needs. */
export function composeIdentity(deps: {
  settings: Settings;
  database: People;
  clock: Clock;
  mail: MailQueue;
  origin: () => string;
  /** Local mode only. */
  practiceProvider: Provider | null;
}): {
  deps: IdentityDeps;
  forApp: Identity;
  config: Omit<PublicConfig, 'isLocal' | 'mail' | 'billing' | 'keptDays' | 'demo'>;
} {
  const { settings, database, clock, mail, origin } = deps;
  const providers = identityProviders(settings, deps.practiceProvider);
  const apiKey = apiKeyOf(settings.secretKey);
  const ownHost = settings.publicUrl ? new URL(settings.publicUrl).hostname : settings.host;
  const identity: IdentityDeps = {
    database,
    clock,
    mail,
    origin,
    apiKey,
    projectId: PROJECT_ID,
    secretKey: settings.secretKey,
    providers,
    customTokenKey: settings.customTokenKey,
    signUp: settings.signUp,
    measurementId: settings.analyticsId,
    // all clients on loopback share one address, so limits by address would only block the one person who uses it
    limits: settings.isLocal ? LOCAL_LIMITS : {},
    authorizedDomains: [...new Set([ownHost, ...(settings.isLocal ? ['localhost', '127.0.0.1'] : [])])],
  };
  return {
    deps: identity,
    forApp: {
      wire: identityWire(identity),
      pictureHosts: providers.flatMap((provider) => provider.pictureHosts),
      authenticate: (idToken) => authenticate(identity, idToken),
      authenticateByCookie: (cookieHeader) => authenticateByCookie(identity, cookieHeader),
      authenticateByKey: (key) => authenticateByKey(identity, key),
    },
    config: {
      apiKey,
      projectId: PROJECT_ID,
      appId: `1:${PROJECT_ID}:web`,
      identityHost: null,
      identityScheme: null,
      providers: providers.map(({ id, name }) => ({ id, name })),
      sessionSyncPath: '/__/auth/session',
      signUp: settings.signUp,
      measurementId: settings.analyticsId,
      conversionId: settings.adsId,
    },
  };
}
