import type { CreditEntry, ReferralEntry, Referrals } from '#contract/billing/referral.ts';
import type { TransactionItem } from '#contract/billing/transaction.ts';
import type { AlertRing } from '#contract/messages/alert.ts';
import { changeColumns, rounded } from './figure-columns.ts';
import type { Columns } from './table.ts';

export const TRANSACTION_COLUMNS: Columns<TransactionItem> = {
  id: (line) => line.id,
  at: (line) => line.at,
  kind: (line) => line.kind,
  plan: (line) => line.plan,
  amount: (line) => line.amount.amount,
  tax: (line) => line.tax.amount,
  currency: (line) => line.amount.currency,
  status: (line) => line.status,
};

/** Triggered alerts. `before` and `after` are prices or places; `change_now` is the change since then. */
export const RING_COLUMNS: Columns<AlertRing> = {
  id: ({ id }) => id,
  rule: ({ ruleName }) => ruleName,
  kind: ({ kind }) => kind,
  store_id: ({ storeId }) => storeId,
  store: ({ detail }) => detail.storeName,
  product_id: ({ productId }) => productId,
  title: ({ detail }) => detail.title,
  at: ({ at }) => at,
  seen_at: ({ seenAt }) => seenAt,
  rang_at: ({ rangAt }) => rangAt,
  before: ({ detail }) => detail.before,
  after: ({ detail }) => detail.after,
  currency: ({ detail }) => detail.currency,
  discount: ({ detail }) => rounded(detail.depth, 4),
  products: ({ detail }) => detail.products,
  reason: ({ detail }) => detail.reason,
  from_day: ({ detail }) => detail.from,
  until_day: ({ detail }) => detail.until,
  ...changeColumns<AlertRing>('change', ({ detail }) => detail.change),
  ...changeColumns<AlertRing>('change_now', ({ changeNow }) => changeNow),
  late: ({ isLate }) => isLate,
  acknowledged: ({ isAcknowledged }) => isAcknowledged,
  nothing: ({ wasNothing }) => wasNothing,
  retracted: ({ isRetracted }) => isRetracted,
};

/** A friend who joined through the account's link, or credits that were earned or spent. */
type ReferralLine = { at: string; kind: 'friend' | CreditEntry['kind'] } & Partial<
  ReferralEntry & Omit<CreditEntry, 'kind'>
>;

export const REFERRAL_COLUMNS: Columns<ReferralLine> = {
  at: ({ at }) => at,
  kind: ({ kind }) => kind,
  friend: ({ friend }) => friend ?? null,
  state: ({ state }) => state ?? null,
  paid_at: ({ paidAt }) => paidAt ?? null,
  stands_at: ({ standsAt }) => standsAt ?? null,
  months: ({ months }) => months ?? null,
  starts_at: ({ startsAt }) => startsAt ?? null,
  ends_at: ({ until }) => until ?? null,
};

/** Both lists, the newest first. */
export function referralLines({ friends, history }: Pick<Referrals, 'friends' | 'history'>): ReferralLine[] {
  const joined = friends.map((friend) => ({ ...friend, at: friend.joinedAt, kind: 'friend' as const }));
  return [...joined, ...history].toSorted((one, other) => other.at.localeCompare(one.at));
}
