import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { z } from 'zod';
import {
  type AnswerOf,
  type BodyOf,
  type Endpoint,
  NOTHING,
  type ParamsOf,
  type QueryOf,
  routerPath,
} from '#contract/endpoint.ts';
import { ProblemDetails } from '#contract/problem.ts';
import { XLSX_TYPE } from '#contract/sharing/file-call.ts';
import type { AnswerDeps } from '../answers/list-answers.ts';
import { fileAnswer } from '../files/answer-file.ts';
import { type GuardContext, guardOf } from './guard.ts';
import { fileWanted } from './limit-calls.ts';
import type { ItemOf } from './reach-item.ts';
import type { RouteContext } from './route-context.ts';
import { accountOf, itemOf, sessionOf } from './signed-in.ts';

/** A call, checked by the endpoint's schemas and its guards. */
type Asked<Declared extends Endpoint> = {
  params: ParamsOf<Declared>;
  query: QueryOf<Declared>;
  body: BodyOf<Declared>;
  request: FastifyRequest;
  reply: FastifyReply;
} & (Declared['access'] extends 'verified' | 'operator' ? { accountId: string; sessionId: string | null } : unknown) &
  ItemOf<Declared>;

type Answered<Declared extends Endpoint> = Declared extends { answerType: string }
  ? Promise<unknown>
  : AnswerOf<Declared>;

/** Serves an endpoint: `work` gives the answer. The endpoint's file, if it has one, has the same content. */
export type Serve = <Declared extends Endpoint>(
  endpoint: Declared,
  work: (asked: Asked<Declared>) => Answered<Declared>,
  options?: { bodyLimit: number },
) => void;

export function serveOn(
  app: FastifyInstance,
  context: GuardContext & AnswerDeps & Pick<RouteContext, 'served'>,
): Serve {
  return (endpoint, work, options) => {
    context.served.push(endpoint);
    const asFile = fileAnswer(context, endpoint);
    app.route({
      ...options,
      ...guardOf(endpoint, context),
      method: endpoint.method,
      url: routerPath(endpoint.path),
      schema: schemaOf(endpoint),
      handler: async (request, reply) => {
        if (asFile && fileWanted(request.headers) !== null) return asFile(request, reply);
        const { params, query, body } = request;
        const isKnown = endpoint.access === 'verified' || endpoint.access === 'operator';
        const caller = isKnown ? { accountId: accountOf(request), sessionId: sessionOf(request) } : {};
        const asked = { params, query, body, request, reply, ...caller, item: itemOf(request) };
        // `Asked` takes its types from the declaration that validated the request
        const answer = await work(asked as Parameters<typeof work>[0]);
        if (endpoint.answer === NOTHING) return reply.code(204).send(null);
        if (endpoint.status) reply.code(endpoint.status);
        return answer;
      },
    });
  };
}

const PROBLEM = { content: { 'application/problem+json': { schema: ProblemDetails } } };

/** Fields that the answer's schema does not name are stripped. */
function schemaOf({ params, query, body, answer, ...endpoint }: Endpoint): RouteShorthandOptions['schema'] {
  const content = endpoint.asFile
    ? {
        content: {
          'application/json': { schema: answer },
          'text/csv': { schema: z.string() },
          [XLSX_TYPE]: { schema: z.string() },
        },
      }
    : answer;
  const status = answer === NOTHING ? 204 : (endpoint.status ?? 200);
  return {
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    ...(!endpoint.answerType && { response: { [status]: content, default: PROBLEM } }),
  };
}
