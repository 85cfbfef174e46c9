import type { FastifyInstance } from 'fastify';
import { type IdentityDeps, originOf } from '../deps.ts';
import { JWKS_MAX_AGE_SECONDS, listPublicKeys, SIGNING_ALGORITHM } from '../session/signing-keys.ts';

/** The keys with which others check our tokens. Public. */
export function jwksRoutes(app: FastifyInstance, deps: IdentityDeps): void {
  app.addHook('onSend', async (_request, reply) => {
    reply.header('access-control-allow-origin', '*');
    if (reply.statusCode === 200) reply.header('cache-control', `public, max-age=${JWKS_MAX_AGE_SECONDS}`);
  });

  app.get('/.well-known/jwks.json', async () => ({ keys: await listPublicKeys(deps) }));

  app.get('/.well-known/openid-configuration', async () => ({
    issuer: originOf(deps),
    jwks_uri: `${originOf(deps)}/.well-known/jwks.json`,
    response_types_supported: ['id_token'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: [SIGNING_ALGORITHM],
  }));
}
