import type { FastifyInstance, FastifyRequest } from 'fastify';
import { PLANS, type PlanFeature, type PlanKey, planUnlocking } from '#contract/plan.ts';
import { Problem } from '#runtime/problem.ts';
import type { Identity, SignedIn } from './dependencies.ts';

const ACCOUNT = 'accountId';
const SESSION = 'sessionId';

/** Every route of this scope is for confirmed users: asked before anything of the request is read. */
export function requireSignedIn(scope: FastifyInstance, identity: Identity): void {
  scope.decorateRequest(ACCOUNT, null);
  scope.decorateRequest(SESSION, null);
  scope.addHook('onRoute', (route) => {
    route.schema = { ...route.schema, security: [{ idToken: [] }] };
  });
  scope.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  scope.addHook('onRequest', async (request) => {
    const signedIn = await authenticate(request, identity);
    if (!signedIn.emailVerified) throw new Problem('email-not-verified');
    request.setDecorator<string>(ACCOUNT, signedIn.accountId);
    request.setDecorator<string>(SESSION, signedIn.sessionId);
  });
}

export function accountOf(request: FastifyRequest): string {
  return request.getDecorator<string>(ACCOUNT);
}

export function sessionOf(request: FastifyRequest): string {
  return request.getDecorator<string>(SESSION);
}

export function requireFeature(plan: PlanKey, feature: PlanFeature): void {
  if (!PLANS[plan][feature])
    throw new Problem('plan-feature-required', { feature, unlockedBy: planUnlocking(feature) });
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
