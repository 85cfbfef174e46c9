import type { FastifyInstance } from 'fastify';
import { Problem } from '#runtime/problem.ts';

const OWN_NAMES = /^(localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\]|[a-z0-9-]+\.localhost)(:\d{1,5})?$/i;

/**
 * A page of another site can point its own name at 127.0.0.1 and then read a local server's answers. So local mode
 * answers only to this machine's own names.
 */
export function checkHost(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (!OWN_NAMES.test(request.headers.host ?? request.host ?? '')) throw new Problem('host-not-allowed');
  });
}
