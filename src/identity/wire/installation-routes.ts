import type { FastifyInstance, FastifyRequest } from 'fastify';
import { InstallationBody } from '#contract/account/identity.ts';
import { routerPath } from '#contract/endpoint.ts';
import { identityEndpoints } from '#contract/endpoints/identity.ts';
import type { IdentityDeps } from '../deps.ts';
import {
  isInstallationId,
  registerInstallation,
  removeInstallation,
  renewInstallation,
} from '../session/installation.ts';
import { callerOf, readBody } from './read-body.ts';
import { WireError } from './wire-error.ts';

/** Installations of the SDK, and the calls of its analytics. */
export function installationRoutes(app: FastifyInstance, deps: IdentityDeps): void {
  app.post(routerPath(identityEndpoints.registerInstallation.path), async (request) => {
    const { fid, appId } = readBody(request, InstallationBody);
    if (!isInstallationId(fid)) throw new WireError(400, 'INVALID_ARGUMENT', 'The installation ID is not valid.');
    const made = await registerInstallation(deps, { fid, appId }, callerOf(request));
    if (!made) throw new WireError(409, 'ALREADY_EXISTS', 'The installation exists already.');
    return { name: `projects/${deps.projectId}/installations/${fid}`, fid, ...made };
  });

  app.post<{ Params: { fid: string } }>(routerPath(identityEndpoints.renewInstallation.path), async (request) => {
    const renewed = await renewInstallation(deps, request.params.fid, refreshTokenOf(request));
    if (renewed === 'unknown') throw new WireError(404, 'NOT_FOUND', 'The installation is not known.');
    if (renewed === 'refused') throw unauthenticated();
    return renewed;
  });

  app.delete<{ Params: { fid: string } }>(routerPath(identityEndpoints.removeInstallation.path), async (request) => {
    await removeInstallation(deps, request.params.fid, refreshTokenOf(request));
    return {};
  });

  app.get<{ Params: { appId: string } }>(routerPath(identityEndpoints.getAnalyticsConfig.path), async ({ params }) => {
    if (!deps.measurementId) throw new WireError(404, 'NOT_FOUND', 'This deployment has no analytics.');
    return { projectId: deps.projectId, appId: params.appId, measurementId: deps.measurementId };
  });
}

function refreshTokenOf(request: FastifyRequest): string {
  const [, token] = /^FIS_v2 +(\S+)$/.exec(request.headers.authorization ?? '') ?? [];
  if (!token) throw unauthenticated();
  return token;
}

function unauthenticated(): WireError {
  return new WireError(401, 'UNAUTHENTICATED', 'The installation’s token is not valid.');
}
