import { randomInt } from 'node:crypto';
import { REFERRAL_PLAN, REFERRAL_STANDING_DAYS, ReferralState, type Referrals } from '#contract/referral.ts';
import { DAY_MS } from '#runtime/clock.ts';
import type { BillingDeps } from '../deps.ts';
import { loadState } from '../events/load-state.ts';
import { countCredits } from './count-credits.ts';
import { findFirstPayment } from './first-payment.ts';
import { findCreditStart } from './use-credits.ts';

const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const CODE_LENGTH = 8;
const MOST_FRIENDS = 200;

/** All that the referral page says; makes the code on the first look. */
export async function getReferrals(deps: BillingDeps, accountId: string): Promise<Referrals> {
  const { database, clock } = deps;
  const nowMs = clock.now();
  const code = await getCode(deps, accountId);
  const [state, credits, friends, history, counts, mine] = await Promise.all([
    loadState(database, accountId),
    countCredits(database, accountId),
    database
      .selectFrom('referral')
      .leftJoin('account', 'account.id', 'referral.friend_id')
      .select(['account.email', 'joined_at', 'paid_at', 'state'])
      .where('referrer_id', '=', accountId)
      .orderBy('joined_at', 'desc')
      .orderBy('referral.id', 'desc')
      .limit(MOST_FRIENDS)
      .execute(),
    database
      .selectFrom('referral_credit')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(MOST_FRIENDS)
      .execute(),
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
    friends: friends.map(({ email, joined_at, paid_at, state: each }) => ({
      friend: email && maskEmail(email),
      joinedAt: joined_at.toISOString(),
      paidAt: paid_at?.toISOString() ?? null,
      standsAt:
        paid_at && each === 'paid' ? new Date(paid_at.getTime() + REFERRAL_STANDING_DAYS * DAY_MS).toISOString() : null,
      state: ReferralState.parse(each),
    })),
    history: history.map(({ at, months, starts_at, ends_at }) => ({
      at: at.toISOString(),
      kind: months > 0 ? ('earned' as const) : ('spent' as const),
      months: Math.abs(months),
      startsAt: starts_at?.toISOString() ?? null,
      until: ends_at?.toISOString() ?? null,
    })),
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

/** `ada@example.org` as `a…@example.org`: the friend is known again, and told to nobody who does not know them. */
function maskEmail(email: string): string {
  return `${email.slice(0, 1)}…${email.slice(email.lastIndexOf('@'))}`;
}
