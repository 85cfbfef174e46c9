import type { FastifyInstance } from 'fastify';
import { isAuthorizedOrigin } from '../action-code/action-link.ts';
import type { IdentityDeps } from '../deps.ts';
import { clearedSessionCookie, writeSessionCookie } from '../session/session-cookie.ts';
import { getTokenOwner } from '../session/token-owner.ts';
import { WireError } from './wire-error.ts';

/** The SDK's token sync: it sets a cookie for the signed-in page, so that a plain link can be authorised. */
export function sessionRoutes(app: FastifyInstance, deps: IdentityDeps): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { origin } = request.headers;
    const isOurs = !origin || (URL.canParse(origin) && isAuthorizedOrigin(deps, new URL(origin)));
    if (!isOurs) throw new WireError(403, 'PERMISSION_DENIED', 'The request is of another origin.');
  });

  app.post('/__/auth/session', async (request, reply) => {
    const [, idToken] = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
    const owner = await getTokenOwner(deps, idToken).catch(() => null);
    if (!owner) throw new WireError(401, 'UNAUTHENTICATED', 'The token is not valid.');
    reply.header('set-cookie', writeSessionCookie(deps, owner.token.sessionId));
    return {};
  });

  app.delete('/__/auth/session', async (_request, reply) => {
    reply.header('set-cookie', clearedSessionCookie());
    return {};
  });
}
