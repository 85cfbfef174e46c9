import { REFERRAL_STANDING_DAYS, ReferralState, type Referrals } from '#contract/billing/referral.ts';
import type { People } from '#database/connect.ts';
import { DAY_MS } from '#runtime/clock.ts';

/** The friends who joined through the account's link, and its credits: the newest of each, at most `most`. */
export async function listReferrals(
  people: People,
  accountId: string,
  most: number,
): Promise<Pick<Referrals, 'friends' | 'history'>> {
  const [friends, history] = await Promise.all([
    people
      .selectFrom('referral')
      .leftJoin('account', 'account.id', 'referral.friend_id')
      .select(['account.email', 'joined_at', 'paid_at', 'state'])
      .where('referrer_id', '=', accountId)
      .orderBy('joined_at', 'desc')
      .orderBy('referral.id', 'desc')
      .limit(most)
      .execute(),
    people
      .selectFrom('referral_credit')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(most)
      .execute(),
  ]);
  return {
    friends: friends.map(({ email, joined_at, paid_at, state }) => ({
      friend: email && maskEmail(email),
      joinedAt: joined_at.toISOString(),
      paidAt: paid_at?.toISOString() ?? null,
      standsAt:
        paid_at && state === 'paid'
          ? new Date(paid_at.getTime() + REFERRAL_STANDING_DAYS * DAY_MS).toISOString()
          : null,
      state: ReferralState.parse(state),
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

/** Writes `ada@example.org` as `a…@example.org`. The referrer recognizes a friend, and strangers learn no address. */
function maskEmail(email: string): string {
  return `${email.slice(0, 1)}…${email.slice(email.lastIndexOf('@'))}`;
}
