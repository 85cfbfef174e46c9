import { findAccount } from '#identity/account/find-account.ts';
import { isDisposable } from '#identity/email-check/is-disposable.ts';
import type { BillingDeps } from '../deps.ts';
import type { BillingState } from '../events/fold-events.ts';
import { loadState } from '../events/load-state.ts';
import { findFirstPayment } from './first-payment.ts';

/**
 * Records a friend's first payment. Two things are checked: whether the address is on a known throw-away domain, and
 * whether the referrer has paid with the same payment method.
 */
export async function notePayment(deps: BillingDeps, friendId: string, state: BillingState): Promise<void> {
  const { database } = deps;
  const payment = findFirstPayment(state);
  if (!payment) return;
  const referral = await database
    .selectFrom('referral')
    .select(['id', 'referrer_id'])
    .where('friend_id', '=', friendId)
    .where('state', '=', 'joined')
    .executeTakeFirst();
  if (!referral) return;
  const friend = await findAccount(deps, friendId);
  const referrers = await loadState(database, referral.referrer_id);
  const isSamePayer =
    payment.payer !== null && referrers.transactions.some(({ payer }) => payer !== null && payer === payment.payer);
  await database
    .updateTable('referral')
    .set({
      paid_at: new Date(payment.at),
      state: isDisposable(friend?.email?.split('@').at(-1) ?? '')
        ? 'disposable-address'
        : isSamePayer
          ? 'own-payment-method'
          : 'paid',
    })
    .where('id', '=', referral.id)
    .execute();
}
