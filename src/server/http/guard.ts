import type { FastifyRequest, RouteShorthandOptions } from 'fastify';
import { type Endpoint, isForKeys } from '#contract/endpoint.ts';
import { SHARE_HEADER } from '#contract/sharing/share.ts';
import { isPartOf, readSharedView } from '#contract/sharing/shared-view.ts';
import { isOperator } from '#identity/operator/set-operator.ts';
import { Problem } from '#runtime/problem.ts';
import { assertPlanHas } from './assert-plan-has.ts';
import { fileWanted } from './limit-calls.ts';
import { reachItem } from './reach-item.ts';
import type { RouteContext } from './route-context.ts';
import { accountOf, assertRecentLogin, keepItem, shareOf, signIn, signInByShare } from './signed-in.ts';

export type GuardContext = Pick<RouteContext, 'identity' | 'people' | 'facts' | 'clock' | 'limitReading'>;
type Guard = Pick<RouteShorthandOptions, 'onRequest' | 'onSend' | 'preValidation' | 'preHandler'>;

/**
 * Enforces the access that the endpoint declares: the user before the body is read; how recent the sign-in is, the plan
 * and the store or product once the query and the body are parsed.
 */
export function guardOf(endpoint: Endpoint, context: GuardContext): Guard {
  const { identity, people, clock, limitReading } = context;
  const { access } = endpoint;
  if (access !== 'verified' && access !== 'operator') return {};
  const authenticate = async (request: FastifyRequest) => {
    const isShared = endpoint.shownIn !== undefined && request.headers[SHARE_HEADER] !== undefined;
    await (isShared ? signInByShare(request, { people, clock }) : signIn(request, identity, isForKeys(endpoint)));
  };
  const verified: Guard = {
    onRequest: [authenticate, limitReading],
    onSend: async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    },
  };
  const recent = async (request: FastifyRequest) => {
    if (needsRecentLogin(endpoint, request.body)) assertRecentLogin(request);
  };
  if (access === 'operator')
    return {
      ...verified,
      preHandler: recent,
      preValidation: async (request) => {
        // everybody else sees these calls as missing
        if (!(await isOperator(people, accountOf(request)))) throw new Problem('not-found');
      },
    };
  return {
    ...verified,
    preHandler: [
      recent,
      async (request) => {
        const share = shareOf(request);
        if (share) assertIsPartOf(share, endpoint, request);
        const accountId = accountOf(request);
        await assertPlanHas(people, accountId, endpoint, request.query);
        if (!endpoint.beyondMine) return;
        const { id } = request.params as { id: string };
        keepItem(request, await reachItem(context, accountId, endpoint, id));
      },
    ],
  };
}

function needsRecentLogin({ recentLogin }: Endpoint, body: unknown): boolean {
  return typeof recentLogin === 'function' ? recentLogin(body as never) : recentLogin === true;
}

/** The address of a shared page gives access to the calls that the page is made of. All others are not found. */
function assertIsPartOf({ target }: { target: string }, endpoint: Endpoint, request: FastifyRequest): void {
  const view = readSharedView(target);
  const params = (request.params ?? {}) as { id?: string };
  const query = (request.query ?? {}) as Record<string, unknown>;
  if (!view || !isPartOf(view, endpoint, { params, query }) || fileWanted(request.headers) !== null)
    throw new Problem('not-found');
}
