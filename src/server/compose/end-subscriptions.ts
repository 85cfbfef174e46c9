import type { FastifyInstance } from 'fastify';
import type { BillingDeps } from '#billing/deps.ts';
import { settleSubscriptions } from '#billing/events/settle-subscriptions.ts';

const DELETION = /^(\/identitytoolkit\.googleapis\.com)?\/v1\/accounts:delete\b/;

/**
 * Ends the subscription at once when its account is deleted, so that it is not charged again. If this fails, the job
 * does it.
 */
export function endSubscriptionsOfTheGone(app: FastifyInstance, billing: BillingDeps | null): void {
  if (!billing) return;
  app.addHook('onResponse', async (request, reply) => {
    if (reply.statusCode === 200 && DELETION.test(request.url)) await settleSubscriptions(billing);
  });
}
