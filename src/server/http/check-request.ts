import type { FastifyInstance, FastifyRequest } from 'fastify';
import { TOTAL_CAP } from '#contract/list.ts';
import { findUnstorable } from '#runtime/find-unstorable.ts';
import { Problem } from '#runtime/problem.ts';

/**
 * Refuses what no route of this scope accepts, whatever its schema says. Runs after the guards. Call it before the
 * routes.
 */
export function checkRequests(scope: FastifyInstance): void {
  scope.addHook('preValidation', async (request) => refuseUnstorable(request));
  scope.addHook('preHandler', async (request) => refuseDeepPage(request));
}

function refuseUnstorable({ params, query, body }: FastifyRequest): void {
  for (const given of [params, query, body]) {
    const path = findUnstorable(given);
    if (path !== null)
      throw new Problem('invalid-input', {
        fields: [{ path, message: 'must be text without NUL characters or half surrogate pairs' }],
      });
  }
}

/** The database reads the rows that a page skips, so the depth is limited. Filters find what lies further back. */
function refuseDeepPage({ query }: FastifyRequest): void {
  const { page, pageSize } = (query ?? {}) as { page?: unknown; pageSize?: unknown };
  if (typeof page !== 'number' || typeof pageSize !== 'number') return;
  if (page * pageSize >= TOTAL_CAP)
    throw new Problem('page-too-deep', {
      limit: TOTAL_CAP,
      fields: [{ path: 'page', message: `at most ${TOTAL_CAP / pageSize - 1} with this pageSize` }],
    });
}
