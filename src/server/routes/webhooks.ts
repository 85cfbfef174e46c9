import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { BillingDeps } from '#billing/deps.ts';
import { takeEvents } from '#billing/take-events.ts';
import { Problem } from '#runtime/problem.ts';
import { answers } from '../answers.ts';
import type { TypedApp } from '../route-context.ts';

const Params = z.object({ provider: z.string().max(20) });
const BODY_LIMIT_BYTES = 512 * 1024;

/** Where payment providers tell us what happened. The signature is of the bytes that came, so that they are read as such. */
export function webhookRoutes(scope: FastifyInstance, app: TypedApp, billing: BillingDeps | null): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) => body);

  app.post(
    '/webhooks/:provider',
    {
      bodyLimit: BODY_LIMIT_BYTES,
      schema: {
        tags: ['Operations'],
        summary: 'What a payment provider has to say, signed',
        params: Params,
        response: answers(z.object({})),
      },
    },
    async (request) => {
      if (billing?.provider.name !== request.params.provider) throw new Problem('not-found');
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      await takeEvents(billing, billing.provider.readWebhook(body, request.headers));
      return {};
    },
  );
}
