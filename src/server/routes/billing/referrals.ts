import type { BillingDeps } from '#billing/deps.ts';
import { getReferrals } from '#billing/referrals/get-referrals.ts';
import { setReferrer } from '#billing/referrals/set-referrer.ts';
import { useCredits } from '#billing/referrals/use-credits.ts';
import { referralEndpoints } from '#contract/endpoints/referrals.ts';
import type { CallLimits } from '../../http/call-limits.ts';
import { limitCalls } from '../../http/limit-calls.ts';
import type { Serve } from '../../http/serve.ts';

/** Referred friends, and the months they earn. */
export function referralRoutes(serve: Serve, billing: BillingDeps, limits: CallLimits): void {
  const triesCodes = limitCalls(limits.referralCodes);

  serve(referralEndpoints.getReferrals, async ({ accountId }) => getReferrals(billing, accountId));

  serve(referralEndpoints.setReferrer, async ({ accountId, body }) => {
    await triesCodes(accountId);
    await setReferrer(billing, accountId, body.code);
  });

  serve(referralEndpoints.useCredits, async ({ accountId, body }) => useCredits(billing, accountId, body.months));
}
