import {
  type AnswerOf,
  type Endpoint,
  fillPath,
  type GivenBodyOf,
  type ParamsOf,
  type QueryOf,
} from '#contract/endpoint.ts';
import type { ProblemDetails } from '#contract/problem.ts';
import { ApiProblem, NetworkFailure } from './api-problem.ts';
import { queryString } from './query-string.ts';

/** A query value. null and '' are left out. */
type Loose<Value> = Value extends readonly (infer One)[] ? readonly One[] | One | null : Value | '' | null;
type Needed<Name extends string, Value> = [Value] extends [undefined] ? unknown : Record<Name, Value>;

/** The input of a call, as the contract declares it. */
export type Given<Declared extends Endpoint> = Needed<'params', ParamsOf<Declared>> &
  Needed<'body', GivenBodyOf<Declared>> & {
    query?: { [Name in keyof QueryOf<Declared>]?: Loose<QueryOf<Declared>[Name]> };
    /** Sent as the body, unchanged. */
    file?: Blob;
    /** The accepted content type; JSON by default. */
    accept?: string;
    signal?: AbortSignal;
  };

type Loosened = {
  params?: Record<string, string>;
  query?: object;
  body?: unknown;
  file?: Blob;
  accept?: string;
  signal?: AbortSignal;
};

/**
 * Sends a call. Throws ApiProblem for an error answer and NetworkFailure for none. An aborted call rejects with the
 * signal's reason.
 */
export async function send<Declared extends Endpoint>(
  endpoint: Declared,
  given: Given<Declared>,
  credentials: Record<string, string> = {},
): Promise<Response> {
  const { params, query, body, file, accept = 'application/json', signal }: Loosened = given;
  const headers: Record<string, string> = { accept, ...credentials };
  if (file || body !== undefined) headers['content-type'] = file?.type ?? 'application/json';
  const init = { method: endpoint.method, headers, body: file ?? JSON.stringify(body), signal };
  const response = await read(() => fetch(fillPath(endpoint.path, params) + queryString(query), init), signal);
  if (!response.ok) throw new ApiProblem(response.status, await problemOf(response));
  return response;
}

/** Types the answer as the contract declares it. The server has validated it with the same schema. */
export async function readAnswer<Declared extends Endpoint>(
  _endpoint: Declared,
  response: Response,
  signal?: AbortSignal,
): Promise<Awaited<AnswerOf<Declared>>> {
  return read(async () => (response.status === 204 ? undefined : response.json()), signal);
}

export async function read<Value>(reading: () => Promise<Value>, signal: AbortSignal | undefined): Promise<Value> {
  try {
    return await reading();
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new NetworkFailure(error);
  }
}

async function problemOf(response: Response): Promise<Partial<ProblemDetails>> {
  const requestId = response.headers.get('x-request-id') ?? undefined;
  // a proxy in between may answer with its own JSON
  if (!response.headers.get('content-type')?.startsWith('application/problem+json')) return { requestId };
  const problem: Partial<ProblemDetails> = await response.json().catch(() => ({}));
  return { requestId, ...problem };
}
