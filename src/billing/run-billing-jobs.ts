import type { BillingDeps } from './deps.ts';
import { refreshAccount } from './events/refresh-account.ts';
import { listDue } from './events/refresh-due.ts';
import { settleSubscriptions } from './events/settle-subscriptions.ts';
import { sendDueNotices, sendNotices } from './notices/send-notices.ts';
import { settleReferrals } from './referrals/settle-referrals.ts';

/** Does everything that falls due by time alone. Safe to run at any time and as often as wanted. */
export async function runBillingJobs(deps: BillingDeps): Promise<void> {
  for (const accountId of await listDue(deps)) await refreshAndTell(deps, accountId);
  await settleSubscriptions(deps);
  await settleReferrals(deps);
  await sendDueNotices(deps);
}

/** In one transaction: an account whose mail failed is due again at the next call. */
async function refreshAndTell(deps: BillingDeps, accountId: string): Promise<void> {
  try {
    await deps.database.transaction().execute(async (database) => {
      await refreshAccount({ ...deps, database }, accountId);
      await sendNotices({ ...deps, database }, accountId);
    });
  } catch (error) {
    deps.log.error({ err: error, account: accountId }, 'a plan could not be renewed; it is tried again');
  }
}
