import type { FastifyReply, FastifyRequest } from 'fastify';
import { isAuthorizedOrigin } from '../action-code/action-link.ts';
import type { IdentityDeps } from '../deps.ts';
import { WireError } from './wire-error.ts';

const MAX_AGE_SECONDS = '86400';

/**
 * Lets pages of the authorised domains read the answer, and allows every header that their SDK sends. No cookies are
 * used.
 */
export function allowOrigin(deps: IdentityDeps, request: FastifyRequest, reply: FastifyReply): void {
  reply.header('vary', 'Origin');
  const { origin } = request.headers;
  if (!origin || !URL.canParse(origin) || !isAuthorizedOrigin(deps, new URL(origin))) return;
  reply.header('access-control-allow-origin', origin);
  if (request.method !== 'OPTIONS') return;
  reply.header('access-control-allow-methods', 'GET, POST, DELETE');
  reply.header('access-control-max-age', MAX_AGE_SECONDS);
  const headers = request.headers['access-control-request-headers'];
  if (headers) reply.header('access-control-allow-headers', headers);
}

/** Throws PERMISSION_DENIED, INVALID_ARGUMENT. */
export function checkApiKey(deps: IdentityDeps, request: FastifyRequest): void {
  const given = (request.query as { key?: unknown }).key ?? request.headers['x-goog-api-key'];
  if (typeof given !== 'string' || given === '') {
    throw new WireError(403, 'PERMISSION_DENIED', 'The request is missing a valid API key.');
  }
  if (deps.emulation) return;
  const known = typeof deps.apiKey === 'string' ? [deps.apiKey] : deps.apiKey;
  if (!known.includes(given)) {
    throw new WireError(400, 'INVALID_ARGUMENT', 'API key not valid. Please pass a valid API key.');
  }
}
