import type { BillingDeps } from '#billing/deps.ts';
import { getReferrals } from '#billing/referrals/get-referrals.ts';
import { setReferrer } from '#billing/referrals/set-referrer.ts';
import { useCredits } from '#billing/referrals/use-credits.ts';
import { Referrals, SetReferrerBody, UseCreditsBody, UsedCredits } from '#contract/referral.ts';
import { answers, NOTHING } from '../answers.ts';
import { limitCalls } from '../limit-calls.ts';
import type { TypedApp } from '../route-context.ts';
import { accountOf } from '../signed-in.ts';

const tags = ['Referrals'];

/** Friends who were brought, and the months they earn. Registered where billing is on. */
export function referralRoutes(app: TypedApp, billing: BillingDeps): void {
  const triesCodes = limitCalls({ calls: 20, seconds: 3_600 });

  app.get(
    '/user/referrals',
    { schema: { tags, summary: 'My referral link, who came by it, and my credits', response: answers(Referrals) } },
    async (request) => getReferrals(billing, accountOf(request)),
  );

  app.post(
    '/user/set-referrer',
    { schema: { tags, summary: 'Say who brought me, once', body: SetReferrerBody, response: NOTHING } },
    async (request, reply) => {
      await triesCodes(accountOf(request));
      await setReferrer(billing, accountOf(request), request.body.code);
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/user/use-referral-credits',
    { schema: { tags, summary: 'Turn credits into months', body: UseCreditsBody, response: answers(UsedCredits) } },
    async (request) => useCredits(billing, accountOf(request), request.body.months),
  );
}
