import type { BillingDeps } from './deps.ts';
import { refreshDue } from './events/refresh-due.ts';
import { settleSubscriptions } from './events/settle-subscriptions.ts';
import { sendDueNotices, sendNotices } from './notices/send-notices.ts';
import { settleReferrals } from './referrals/settle-referrals.ts';

/** Does everything that falls due by time alone. Safe to run at any time and as often as wanted. */
export async function runBillingJobs(deps: BillingDeps): Promise<void> {
  for (const accountId of await refreshDue(deps)) await sendNotices(deps, accountId);
  await settleSubscriptions(deps);
  await settleReferrals(deps);
  await sendDueNotices(deps);
}
