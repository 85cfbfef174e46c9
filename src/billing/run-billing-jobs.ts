import type { BillingDeps } from './deps.ts';
import { refreshDue } from './events/refresh-due.ts';
import { settleSubscriptions } from './events/settle-subscriptions.ts';
import { sendDueNotices } from './notices/send-notices.ts';
import { settleReferrals } from './referrals/settle-referrals.ts';

/** All that becomes due without anybody asking. May run at any time and as often as wanted. */
export async function runBillingJobs(deps: BillingDeps): Promise<void> {
  await refreshDue(deps);
  await settleSubscriptions(deps);
  await settleReferrals(deps);
  await sendDueNotices(deps);
}
