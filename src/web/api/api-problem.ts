import type { ProblemCode, ProblemDetails } from '#contract/problem.ts';

/** An error answer of the server. `details` holds the fields that its code promises (limit, used, storeId …). */
export class ApiProblem extends Error {
  readonly code: ProblemCode;
  readonly status: number;
  readonly requestId: string | undefined;
  readonly details: Partial<ProblemDetails>;

  constructor(status: number, details: Partial<ProblemDetails>) {
    super(details.title ?? `HTTP ${status}`);
    this.name = 'ApiProblem';
    this.status = status;
    this.code = details.code ?? codeOfStatus(status);
    this.requestId = details.requestId;
    this.details = details;
  }
}

/** The request got no answer: offline, blocked, or the server is away. */
export class NetworkFailure extends Error {
  constructor(cause: unknown) {
    super('network failure', { cause });
    this.name = 'NetworkFailure';
  }
}

/** Asking again does not help, unlike after a network failure, with a failing server, or after too many requests. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiProblem && error.status < 500 && error.status !== 429;
}

// A proxy in between answers without a code of ours.
function codeOfStatus(status: number): ProblemCode {
  if (status === 401) return 'unauthenticated';
  if (status === 404) return 'not-found';
  if (status === 429) return 'too-many-requests';
  if (status === 400 || status === 413 || status === 415) return 'invalid-input';
  if (status === 502 || status === 503 || status === 504) return 'unavailable';
  return 'internal-error';
}
