import type { BillingDeps } from './deps.ts';
import { settleReferrals } from './referrals/settle-referrals.ts';
import { refreshDue } from './refresh-due.ts';
import { sendDueNotices } from './send-notices.ts';
import { settleSubscriptions } from './settle-subscriptions.ts';

/** All that becomes due without anybody asking. May run at any time and as often as wanted. */
export async function runBillingJobs(deps: BillingDeps): Promise<void> {
  await refreshDue(deps);
  await settleSubscriptions(deps);
  await settleReferrals(deps);
  await sendDueNotices(deps);
}
