import { REFERRAL_PLAN, REFERRAL_STANDING_DAYS } from '#contract/billing/referral.ts';
import { DAY_MS } from '#runtime/clock.ts';
import type { BillingDeps } from '../deps.ts';
import { loadState } from '../events/load-state.ts';
import { reversalOf } from '../events/reversal.ts';
import { sendNotice } from '../notices/send-notices.ts';
import { findFirstPayment } from './first-payment.ts';

/**
 * Credits every referral whose first payment is old enough. A refunded payment earns nothing; one whose refund is not
 * decided waits.
 */
export async function settleReferrals(deps: BillingDeps): Promise<void> {
  const { database, clock } = deps;
  const nowMs = clock.now();
  const pending = await database
    .selectFrom('referral')
    .select(['id', 'referrer_id', 'friend_id', 'paid_at'])
    .where('state', '=', 'paid')
    .execute();
  for (const { id, referrer_id, friend_id, paid_at } of pending) {
    const state = friend_id === null ? null : await loadState(database, friend_id);
    const payment = state && findFirstPayment(state);
    const isBack = state && payment ? reversalOf(state, payment).minor > 0 : false;
    const isOld = paid_at !== null && paid_at.getTime() + REFERRAL_STANDING_DAYS * DAY_MS <= nowMs;
    // a refund asked for in time may be approved days later
    const isDue = isOld && !state?.adjustments.some((one) => one.isPending && one.transactionId === payment?.id);
    // a friend who deleted the account too early may have had the payment refunded; we cannot tell, so it counts as
    // refunded
    if (!isBack && !(isDue && friend_id !== null) && friend_id !== null) continue;
    const outcome = isBack || friend_id === null ? 'refunded' : 'earned';
    const notice = { kind: 'credit-earned', key: `credit ${id}`, plan: REFERRAL_PLAN, at: nowMs } as const;
    await database.transaction().execute(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('referral')
        .set({ state: outcome })
        .where('id', '=', id)
        .where('state', '=', 'paid')
        .executeTakeFirst();
      if (numUpdatedRows === 0n || outcome !== 'earned') return;
      await trx
        .insertInto('referral_credit')
        .values({ account_id: referrer_id, at: new Date(nowMs), months: 1, referral_id: id })
        .onConflict((conflict) => conflict.column('referral_id').doNothing())
        .execute();
      await sendNotice({ ...deps, database: trx }, referrer_id, { ...notice, minor: 0, currency: 'USD' });
    });
  }
}
