import type { FastifyInstance } from 'fastify';
import type { BillingDeps } from '#billing/deps.ts';
import { settleSubscriptions } from '#billing/events/settle-subscriptions.ts';

const DELETION = /^(\/identitytoolkit\.googleapis\.com)?\/v1\/accounts:delete\b/;

/** Who deletes the account is not charged again: its subscription ends at once. The job does it too, should this fail. */
export function endSubscriptionsOfTheGone(app: FastifyInstance, billing: BillingDeps | null): void {
  if (!billing) return;
  app.addHook('onResponse', async (request, reply) => {
    if (reply.statusCode === 200 && DELETION.test(request.url)) await settleSubscriptions(billing);
  });
}
