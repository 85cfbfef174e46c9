import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { type Endpoint, fillPath, type ParamsOf } from '#contract/endpoint.ts';
import type { ProblemDetails } from '#contract/problem.ts';

type Word = string | number | boolean;
type Given<Declared extends Endpoint> = {
  params?: ParamsOf<Declared>;
  query?: Record<string, Word | readonly Word[] | undefined>;
};

/** Calls our own API as the person who asks, with all its guards. Throws `ApiRefusal`. */
export type AskApi = <Declared extends Endpoint>(
  endpoint: Declared,
  given?: Given<Declared>,
) => Promise<z.output<Declared['answer']>>;

/** The API refused the call; `problem` says why. */
export class ApiRefusal extends Error {
  readonly problem: ProblemDetails;

  constructor(problem: ProblemDetails) {
    super(problem.title);
    this.name = 'ApiRefusal';
    this.problem = problem;
  }
}

export function askApiBy(app: FastifyInstance, credentials: { authorization: string } | { cookie: string }): AskApi {
  return async ({ method, path }, { params, query = {} } = {}) => {
    const search = new URLSearchParams();
    for (const [name, given] of Object.entries(query))
      for (const word of [given ?? []].flat()) search.append(name, String(word));
    const answer = await app.inject({
      method,
      url: `${fillPath(path, params)}?${search}`,
      headers: { ...credentials, accept: 'application/json' },
    });
    if (answer.statusCode >= 400) throw new ApiRefusal(answer.json());
    return answer.json();
  };
}
