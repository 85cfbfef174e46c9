import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '#runtime/problem.ts';
import type { Identity, SignedIn } from '../compose/dependencies.ts';

const ACCOUNT = 'accountId';
const SESSION = 'sessionId';

/** Makes room on every request for who sent it; to be called before the routes. */
export function rememberCallers(app: FastifyInstance): void {
  app.decorateRequest(ACCOUNT, null);
  app.decorateRequest(SESSION, null);
}

/** Throws `unauthenticated`, `account-disabled`, `email-not-verified`. */
export async function signIn(request: FastifyRequest, identity: Identity): Promise<void> {
  const signedIn = await authenticate(request, identity);
  if (!signedIn.emailVerified) throw new Problem('email-not-verified');
  request.setDecorator<string>(ACCOUNT, signedIn.accountId);
  request.setDecorator<string>(SESSION, signedIn.sessionId);
}

export function accountOf(request: FastifyRequest): string {
  return request.getDecorator<string>(ACCOUNT);
}

export function sessionOf(request: FastifyRequest): string {
  return request.getDecorator<string>(SESSION);
}

/** A cookie may read but never write: a form of another site carries it along. */
function authenticate(request: FastifyRequest, identity: Identity): Promise<SignedIn> {
  const { authorization, cookie } = request.headers;
  const isReading = request.method === 'GET' || request.method === 'HEAD';
  if (authorization === undefined && cookie && isReading) return identity.authenticateByCookie(cookie);
  return identity.authenticate(getBearer(request));
}

function getBearer(request: FastifyRequest): string {
  const [, token] = /^Bearer +([\w.~+/=-]+)$/i.exec(request.headers.authorization ?? '') ?? [];
  if (!token) throw new Problem('unauthenticated');
  return token;
}
