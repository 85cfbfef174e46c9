import { randomInt } from 'node:crypto';
import { REFERRAL_PLAN, ReferralState, type Referrals } from '#contract/billing/referral.ts';
import type { BillingDeps } from '../deps.ts';
import { loadState } from '../events/load-state.ts';
import { countCredits } from './count-credits.ts';
import { findFirstPayment } from './first-payment.ts';
import { listReferrals } from './list-referrals.ts';
import { findCreditStart } from './use-credits.ts';

const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const CODE_LENGTH = 8;
const MAX_SHOWN = 200;

/** Everything the referral page shows. The first call creates the code. */
export async function getReferrals(deps: BillingDeps, accountId: string): Promise<Referrals> {
  const { database, clock } = deps;
  const nowMs = clock.now();
  const code = await getCode(deps, accountId);
  const [state, credits, list, counts, mine] = await Promise.all([
    loadState(database, accountId),
    countCredits(database, accountId),
    listReferrals(database, accountId, MAX_SHOWN),
    database
      .selectFrom('referral')
      .select(['state', (select) => select.fn.countAll<number>().as('count')])
      .where('referrer_id', '=', accountId)
      .groupBy('state')
      .execute(),
    database.selectFrom('referral').select('id').where('friend_id', '=', accountId).executeTakeFirst(),
  ]);
  const countOf = (...states: string[]) =>
    counts.reduce((sum, { state: each, count }) => (states.includes(each) ? sum + count : sum), 0);
  const startsAt = findCreditStart(state, nowMs);
  return {
    code,
    link: `${deps.origin()}/?r=${code}`,
    plan: REFERRAL_PLAN,
    joined: countOf(...ReferralState.options),
    paid: countOf('paid', 'earned'),
    earned: countOf('earned'),
    credits,
    lock: credits === 0 ? 'none-left' : startsAt === null ? 'subscription-has-it' : null,
    startsAt: new Date(startsAt ?? nowMs).toISOString(),
    hasReferrer: mine !== undefined,
    canSetReferrer: mine === undefined && findFirstPayment(state) === null,
    ...list,
  };
}

async function getCode({ database }: Pick<BillingDeps, 'database'>, accountId: string): Promise<string> {
  const found = await database
    .selectFrom('referral_code')
    .select('code')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (found) return found.code;
  const code = Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  await database
    .insertInto('referral_code')
    .values({ account_id: accountId, code })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return getCode({ database }, accountId);
}
