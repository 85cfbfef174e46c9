import type { BillingDeps } from '#billing/deps.ts';
import { settleSubscriptions } from '#billing/events/settle-subscriptions.ts';
import type { People } from '#database/connect.ts';
import { deleteAccount } from '#identity/account/delete-account.ts';
import { getAccount } from '#identity/account/find-account.ts';
import { inTransaction } from '#identity/in-transaction.ts';
import { mailOwner } from '#identity/mail-owner.ts';
import type { MailQueue } from '#mail/queue.ts';
import type { Clock } from '#runtime/clock.ts';

type Deps = {
  database: People;
  clock: Clock;
  mail: MailQueue;
  origin: string | (() => string);
  billing: BillingDeps | null;
};

/** Deletes an account, mails its owner and ends its subscription at once. Throws `not-found`. */
export async function deletePerson(deps: Deps, accountId: string): Promise<void> {
  const account = await getAccount(deps, accountId);
  await inTransaction(deps.database, async (trx) => {
    await deleteAccount({ ...deps, database: trx }, accountId);
    await mailOwner(trx, deps, 'account-deleted', account, {});
  });
  if (deps.billing) await settleSubscriptions(deps.billing);
}
