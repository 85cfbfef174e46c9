import type { ProblemDetails } from '#contract/problem.ts';
import { checkSignIn } from '../auth/check-sign-in.ts';
import { idToken } from '../auth/id-token.ts';
import { ApiProblem, NetworkFailure } from './api-problem.ts';
import { type Query, queryString } from './query-string.ts';

export type RequestOptions = {
  method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  query?: Query;
  /** Sent as JSON, but a file as it is. */
  body?: unknown;
  /** What kind of answer is wanted; JSON where nothing is said. */
  accept?: string;
  signal?: AbortSignal;
};

/**
 * Asks our API as the signed-in user. Throws ApiProblem for an answer that is an error, NetworkFailure for none;
 * an aborted request rejects with the signal's reason.
 */
export async function request<Answer>(path: string, options: RequestOptions = {}): Promise<Answer> {
  const response = await ask(path, options);
  if (response.status === 204) return undefined as Answer;
  return read(() => response.json() as Promise<Answer>, options.signal);
}

/** The same, for an answer that is a file. */
export async function requestFile(path: string, options: RequestOptions = {}): Promise<Blob> {
  const response = await ask(path, options);
  return read(() => response.blob(), options.signal);
}

async function ask(path: string, options: RequestOptions): Promise<Response> {
  const { method = 'GET', query, body, accept = 'application/json', signal } = options;
  const token = await idToken();
  const headers: Record<string, string> = { accept };
  if (token) headers.authorization = `Bearer ${token}`;
  const isFile = body instanceof Blob;
  if (body !== undefined) headers['content-type'] = isFile ? body.type : 'application/json';
  const init = { method, headers, body: isFile ? body : JSON.stringify(body), signal };
  const response = await read(() => fetch(path + queryString(query), init), signal);
  if (!response.ok) {
    const problem = new ApiProblem(response.status, await problemOf(response));
    if (token && (response.status === 401 || problem.code === 'account-disabled')) void checkSignIn();
    throw problem;
  }
  return response;
}

async function read<Value>(reading: () => Promise<Value>, signal: AbortSignal | undefined): Promise<Value> {
  try {
    return await reading();
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new NetworkFailure(error);
  }
}

async function problemOf(response: Response): Promise<Partial<ProblemDetails>> {
  const requestId = response.headers.get('x-request-id') ?? undefined;
  if (!response.headers.get('content-type')?.includes('json')) return { requestId };
  try {
    return { requestId, ...((await response.json()) as Partial<ProblemDetails>) };
  } catch {
    return { requestId };
  }
}
