import type { FastifyInstance } from 'fastify';
import { RefreshBody } from '#contract/account/identity.ts';
import { routerPath } from '#contract/endpoint.ts';
import { identityEndpoints } from '#contract/endpoints/identity.ts';
import type { IdentityDeps } from '../deps.ts';
import { IdentityError } from '../identity-error.ts';
import { refreshSession } from '../session/refresh-session.ts';
import { readBody } from './read-body.ts';

/** `/v1/token`: form-encoded, with an answer in snake_case. */
export function tokenRoutes(app: FastifyInstance, deps: IdentityDeps): void {
  app.post(routerPath(identityEndpoints.refreshToken.path), async (request) => {
    const { grantType, refreshToken } = readBody(request, RefreshBody);
    if (!grantType) throw new IdentityError('MISSING_GRANT_TYPE');
    if (grantType !== 'refresh_token') throw new IdentityError('INVALID_GRANT_TYPE');
    const tokens = await refreshSession(deps, refreshToken);
    return {
      access_token: tokens.idToken,
      expires_in: tokens.expiresIn,
      token_type: 'Bearer',
      refresh_token: tokens.refreshToken,
      id_token: tokens.idToken,
      user_id: tokens.accountId,
      project_id: deps.projectId,
    };
  });
}
