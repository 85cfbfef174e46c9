import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { PROBLEM_STATUS, type ProblemCode, type ProblemDetails } from '#contract/problem.ts';
import { isTemporary } from '#database/retry-while-unavailable.ts';
import type { Log } from '#runtime/log.ts';
import { Problem } from '#runtime/problem.ts';
import { PROBLEM_TITLES } from './problem-titles.ts';

/** Fastify's own errors, by their code in our catalogue. */
const FRAMEWORK_CODES: Record<string, ProblemCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'content-type-not-supported',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body-too-large',
};
/** Timeout of a statement, deadlock, and a database that is read-only for now. */
const TRY_AGAIN = ['57014', '40P01', '25006'];

/** Turns every error into an answer; nothing else does. An unknown error is logged, and its answer shows no details. */
export function replyWithProblem(error: unknown, request: FastifyRequest, reply: FastifyReply, log: Log): FastifyReply {
  const problem = problemOf(error);
  if (problem.code === 'internal-error' || problem.code === 'unavailable') {
    log.error(
      { err: error, requestId: request.id, method: request.method, url: request.url.split('?')[0] },
      problem.code,
    );
  }
  if (problem.code === 'unauthenticated' && !reply.hasHeader('www-authenticate'))
    reply.header('www-authenticate', 'Bearer');
  if (problem.code === 'too-many-requests' && !reply.hasHeader('retry-after')) reply.header('retry-after', '60');
  return reply
    .code(PROBLEM_STATUS[problem.code])
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .send(detailsOf(problem, request.id));
}

export function detailsOf(problem: Problem, requestId?: string): ProblemDetails {
  return {
    type: `/api/docs#${problem.code}`,
    title: PROBLEM_TITLES[problem.code],
    status: PROBLEM_STATUS[problem.code],
    code: problem.code,
    ...problem.extras,
    requestId,
  };
}

function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields = error.validation.map((issue) => ({
      path: issue.instancePath.slice(1).replaceAll('/', '.'),
      message: issue.message ?? 'not valid',
    }));
    return new Problem('invalid-input', { fields });
  }
  const { code = '', statusCode, message } = error as { code?: string; statusCode?: number; message?: string };
  const known = FRAMEWORK_CODES[code];
  if (known) return new Problem(known);
  if (TRY_AGAIN.includes(code) || isTemporary(error)) return new Problem('unavailable');
  // what Fastify itself refuses is the caller's mistake: a body that is not JSON, an address that cannot be decoded
  if (code.startsWith('FST_ERR_') && statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new Problem('invalid-input', { detail: message });
  }
  if (statusCode === 400 && error instanceof SyntaxError)
    return new Problem('invalid-input', { detail: 'not valid JSON' });
  // the static file plugin answers so for a folder or a dotfile; for the caller both are not found
  if (statusCode === 403 || statusCode === 404) return new Problem('not-found');
  return new Problem('internal-error');
}
