import { generateKeyPairSync, randomBytes } from 'node:crypto';
import Provider, { type Context } from 'oidc-provider';
import { HANDLER_PATH } from '../provider/begin-provider-sign-in.ts';
import { MemoryStore } from './memory-store.ts';

const DAY_SECONDS = 86_400;

/** An OpenID Connect issuer for this machine only. People may claim to be anybody. */
export function practiceProvider(issuer: string, clientId: string, isVerified: (email: string) => boolean): Provider {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return new Provider(issuer, {
    adapter: MemoryStore,
    clients: [
      {
        client_id: clientId,
        // native clients may use any port in the redirect
        application_type: 'native',
        token_endpoint_auth_method: 'none',
        redirect_uris: ['localhost', '127.0.0.1', '[::1]'].map((host) => `http://${host}${HANDLER_PATH}`),
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // puts the address into the ID token, as Google does
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    cookies: { keys: [randomBytes(24).toString('hex')] },
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: DAY_SECONDS, IdToken: 600, Interaction: 600, Session: 600 },
    interactions: { url: (_context: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    async findAccount(_context: unknown, accountId: string) {
      const claims = {
        sub: accountId,
        email: accountId,
        email_verified: isVerified(accountId),
        name: accountId.split('@')[0],
      };
      return { accountId, claims: async () => claims };
    },
    async loadExistingGrant({ oidc }: Context) {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client.clientId,
        accountId: oidc.session.accountId,
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
}
