import type { FastifyInstance } from 'fastify';
import { applyProviderEvents } from '#billing/events/apply-provider-events.ts';
import { operationsEndpoints } from '#contract/endpoints/operations.ts';
import { Problem } from '#runtime/problem.ts';
import type { RouteContext } from '../../http/route-context.ts';
import { serveOn } from '../../http/serve.ts';

const BODY_LIMIT_BYTES = 512 * 1024;

/** Receives payment providers' webhooks. Bodies stay raw bytes, because the signature covers them. */
export function webhookRoutes(scope: FastifyInstance, context: RouteContext): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) => body);
  const serve = serveOn(scope, context);

  serve(
    operationsEndpoints.takeWebhook,
    async ({ params, request }) => {
      const { billing } = context;
      if (billing?.provider.name !== params.provider) throw new Problem('not-found');
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      await applyProviderEvents(billing, billing.provider.readWebhook(body, request.headers));
      return {};
    },
    { bodyLimit: BODY_LIMIT_BYTES },
  );
}
