import type { ProblemDetails } from '#contract/problem.ts';
import { idToken } from '../auth/id-token.ts';
import { ApiProblem, NetworkFailure } from './api-problem.ts';
import { type Query, queryString } from './query-string.ts';

export type RequestOptions = {
  method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  query?: Query;
  body?: unknown;
  signal?: AbortSignal;
};

/**
 * Asks our API as the signed-in user. Throws ApiProblem for an answer that is an error, NetworkFailure for none;
 * an aborted request rejects with the signal's reason.
 */
export async function request<Answer>(path: string, options: RequestOptions = {}): Promise<Answer> {
  const { method = 'GET', query, body, signal } = options;
  const token = await idToken();
  const headers: Record<string, string> = { accept: 'application/json' };
  if (token) headers.authorization = `Bearer ${token}`;
  if (body !== undefined) headers['content-type'] = 'application/json';

  let response: Response;
  try {
    response = await fetch(path + queryString(query), {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      signal,
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new NetworkFailure(error);
  }
  if (!response.ok) throw new ApiProblem(response.status, await problemOf(response));
  if (response.status === 204) return undefined as Answer;
  try {
    return (await response.json()) as Answer;
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
