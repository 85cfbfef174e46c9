import type { BillingDeps } from './deps.ts';
import { refreshDue } from './events/refresh-due.ts';
import { settleSubscriptions } from './events/settle-subscriptions.ts';
import { sendDueNotices } from './notices/send-notices.ts';
import { settleReferrals } from './referrals/settle-referrals.ts';

/** Does everything that falls due by time alone. Safe to run at any time and as often as wanted. */
export async function runBillingJobs(deps: BillingDeps): Promise<void> {
  await refreshDue(deps);
  await settleSubscriptions(deps);
  await settleReferrals(deps);
  await sendDueNotices(deps);
}
