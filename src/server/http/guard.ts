import type { RouteShorthandOptions } from 'fastify';
import { type Endpoint, isForKeys } from '#contract/endpoint.ts';
import { isOperator } from '#identity/operator/set-operator.ts';
import { Problem } from '#runtime/problem.ts';
import { assertPlanHas } from './assert-plan-has.ts';
import type { RouteContext } from './route-context.ts';
import { accountOf, signIn } from './signed-in.ts';

export type GuardContext = Pick<RouteContext, 'identity' | 'people' | 'limitReading'>;
type Guard = Pick<RouteShorthandOptions, 'onRequest' | 'onSend' | 'preValidation' | 'preHandler'>;

/** Who may call, as the endpoint declares it: users before anything is read, plans once it is known what is asked. */
export function guardOf(endpoint: Endpoint, { identity, people, limitReading }: GuardContext): Guard {
  const { access, feature } = endpoint;
  if (access !== 'verified' && access !== 'operator') return {};
  const verified: Guard = {
    onRequest: [async (request) => signIn(request, identity, isForKeys(endpoint)), limitReading],
    onSend: async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    },
  };
  if (access === 'operator')
    return {
      ...verified,
      preValidation: async (request) => {
        // to others these calls are not there
        if (!(await isOperator(people, accountOf(request)))) throw new Problem('not-found');
      },
    };
  if (feature === undefined) return verified;
  return {
    ...verified,
    preHandler: async (request) => assertPlanHas(people, accountOf(request), endpoint, request.query),
  };
}
