import { parse as parseForm } from 'node:querystring';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { log } from '#runtime/log.ts';
import type { IdentityDeps } from '../deps.ts';
import { getDecoy } from '../password/hash-password.ts';
import { accountRoutes } from './account-routes.ts';
import { allowOrigin, checkApiKey } from './check-request.ts';
import { installationRoutes } from './installation-routes.ts';
import { jwksRoutes } from './jwks-routes.ts';
import { pageRoutes } from './page-routes.ts';
import { projectRoutes } from './project-routes.ts';
import { secondFactorRoutes } from './second-factor-routes.ts';
import { sessionRoutes } from './session-routes.ts';
import { signInRoutes } from './sign-in-routes.ts';
import { tokenRoutes } from './token-routes.ts';
import { replyWithError, WireError } from './wire-error.ts';

const BODY_LIMIT_BYTES = 65_536;

/**
 * The Identity Toolkit wire, for the unmodified `firebase` SDK: `/v1/*`, `/v2/*`, `/__/auth/*` and `/.well-known/*`.
 */
export function identityWire(deps: IdentityDeps): FastifyPluginAsync {
  return async (app) => {
    await getDecoy(deps.hashCost);
    await app.register(async (wellKnown) => jwksRoutes(wellKnown, deps));
    await app.register(async (pages) => pageRoutes(pages));
    await app.register(async (synced) => {
      readEveryBody(synced);
      answerErrors(synced);
      sessionRoutes(synced, deps);
    });
    await app.register(async (keyed) => {
      readEveryBody(keyed);
      answerErrors(keyed);
      keyed.addHook('onRequest', async (request, reply) => {
        allowOrigin(deps, request, reply);
        reply.header('cache-control', 'no-store');
        if (request.method !== 'OPTIONS') checkApiKey(deps, request);
      });
      signInRoutes(keyed, deps);
      accountRoutes(keyed, deps);
      secondFactorRoutes(keyed, deps);
      installationRoutes(keyed, deps);
      tokenRoutes(keyed, deps);
      projectRoutes(keyed, deps);
      for (const prefix of ['/v1/*', '/v2/*', '/v1alpha/*']) {
        keyed.all(prefix, async (request, reply) => {
          if (request.method === 'OPTIONS') return reply.code(204).send();
          throw new WireError(404, 'NOT_FOUND', 'Not Found');
        });
      }
    });
  };
}

function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, _request, reply) => {
    const answer = replyWithError(reply, error);
    if (reply.statusCode >= 500) log.error({ err: error }, 'identity');
    return answer;
  });
}

/**
 * Parses every body as JSON, whatever its content type (`text/plain` avoids a preflight), except the forms of
 * `/v1/token`.
 */
function readEveryBody(app: FastifyInstance): void {
  const options = { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES } as const;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/x-www-form-urlencoded', options, (_request, body, done) => {
    done(null, parseForm(body));
  });
  app.addContentTypeParser<string>('*', options, (_request, body, done) => {
    try {
      done(null, body === '' ? {} : JSON.parse(body));
    } catch {
      done(new WireError(400, 'INVALID_ARGUMENT', 'Invalid JSON payload received.'));
    }
  });
}
