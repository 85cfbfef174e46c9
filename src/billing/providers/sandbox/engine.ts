import { createHash } from 'node:crypto';
import { TRIAL_DAYS } from '#contract/billing/billing.ts';
import { SANDBOX_CARDS, SANDBOX_TAX_PERCENT, type SandboxCountry } from '#contract/billing/checkout.ts';
import { PLANS, type PlanKey } from '#contract/billing/plan.ts';
import { DAY_MS } from '#runtime/clock.ts';
import type { AdjustmentFact, BillingEvent, Fact, SubscriptionFact, TransactionFact } from '../../events/facts.ts';
import { addMonths } from '../../months.ts';

export const CURRENCY = 'USD';
/** Days after a failed renewal on which it is tried again. The subscription ends after the last try. */
const RETRY_DAYS = [1, 3, 5, 7];

/** One subscription of the sandbox with everything that belongs to it. Only the functions below change it. */
export type SandboxBook = {
  subscription: SubscriptionFact;
  transactions: TransactionFact[];
  adjustments: AdjustmentFact[];
  card: string;
  country: SandboxCountry;
  accountId: string;
  /** The day of the month on which it renews. */
  anchorDay: number;
  failures: number;
  /** The number of events so far, used to number the next one. */
  sequence: number;
  /** The newest event of each thing, by the thing's id. */
  said: Record<string, BillingEvent>;
};

export type Change = { book: SandboxBook; events: BillingEvent[]; isDeclined: boolean };

export type Opening = {
  id: string;
  accountId: string;
  plan: PlanKey;
  hasTrial: boolean;
  card: string;
  expires: { month: number; year: number };
  country: SandboxCountry;
};

export function priceMinor(plan: PlanKey): number {
  return PLANS[plan].price * 100;
}

export function taxMinor(netMinor: number, country: SandboxCountry): number {
  return Math.round((netMinor * SANDBOX_TAX_PERCENT[country]) / 100);
}

export function isCardKnown(card: string): boolean {
  return Object.values(SANDBOX_CARDS).some((known) => known === card);
}

/** Opens a subscription for a paid checkout. A trial stores the card and charges nothing. */
export function openBook(opening: Opening, now: number): Change {
  const { id, plan, card, hasTrial } = opening;
  const trialEndsAt = hasTrial ? now + TRIAL_DAYS * DAY_MS : null;
  const periodEndsAt = trialEndsAt ?? addMonths(now, 1);
  const subscription: SubscriptionFact = {
    kind: 'subscription',
    id,
    plan,
    status: hasTrial ? 'trialing' : 'active',
    createdAt: now,
    trialEndsAt,
    periodStartsAt: now,
    periodEndsAt,
    cancelAt: null,
    nextChargeMinor: null,
    currency: CURRENCY,
    paymentMethod: cardOf(card, opening.expires),
  };
  const book: SandboxBook = {
    subscription,
    transactions: [],
    adjustments: [],
    card,
    country: opening.country,
    accountId: opening.accountId,
    anchorDay: new Date(trialEndsAt ?? now).getUTCDate(),
    failures: 0,
    sequence: 0,
    said: {},
  };
  const change = begin(book, now);
  if (card === SANDBOX_CARDS.declined) return { ...change.result(), isDeclined: true };
  if (!hasTrial) change.charge('payment', plan, priceMinor(plan), true);
  change.say(change.book.subscription);
  return change.result();
}

/** A higher plan is charged at once for the rest of the period. `isFree`: change only the next charge. */
export function changePlan(book: SandboxBook, plan: PlanKey, isFree: boolean, now: number): Change {
  const change = begin(book, now);
  if (!isFree) {
    const due = prorationMinor(book, plan, now);
    if (due > 0 && !change.charge('change', plan, due, false)) return { ...change.result(), isDeclined: true };
  }
  change.book.subscription.plan = plan;
  change.say(change.book.subscription);
  return change.result();
}

/** The extra cost of another plan for the rest of the period, without tax. */
export function prorationMinor({ subscription }: SandboxBook, plan: PlanKey, now: number): number {
  const { periodStartsAt, periodEndsAt } = subscription;
  const rest = Math.max(0, Math.min(1, (periodEndsAt - now) / (periodEndsAt - periodStartsAt)));
  return Math.round(priceMinor(plan) * rest) - Math.round(priceMinor(subscription.plan) * rest);
}

export function cancel(book: SandboxBook, when: 'period-end' | 'now', now: number): Change {
  const change = begin(book, now);
  const { subscription } = change.book;
  if (when === 'now') end(subscription, now);
  else subscription.cancelAt = subscription.periodEndsAt;
  change.say(subscription);
  return change.result();
}

export function resume(book: SandboxBook, now: number): Change {
  const change = begin(book, now);
  change.book.subscription.cancelAt = null;
  change.say(change.book.subscription);
  return change.result();
}

/** Changes the card. An open charge is made on the new card at once. */
export function changeCard(book: SandboxBook, card: string, expires: Opening['expires'], now: number): Change {
  const change = begin(book, now);
  if (card === SANDBOX_CARDS.declined) return { ...change.result(), isDeclined: true };
  change.book.card = card;
  change.book.subscription.paymentMethod = cardOf(card, expires);
  if (book.subscription.status === 'past_due') chargePeriod(change, true);
  change.say(change.book.subscription);
  return change.result();
}

export function refund(
  book: SandboxBook,
  transactionId: string,
  action: 'refund' | 'chargeback' | 'chargeback_reverse',
  now: number,
): Change {
  const change = begin(book, now);
  const payment = change.book.transactions.find(({ id }) => id === transactionId);
  const isBack = book.adjustments.some(
    (one) => one.transactionId === transactionId && one.action !== 'chargeback_reverse',
  );
  if (payment?.status === 'paid' && isBack === (action === 'chargeback_reverse')) {
    const adjustment: AdjustmentFact = {
      kind: 'adjustment',
      id: `adj_${payment.id}_${action}`,
      transactionId,
      action,
      isApproved: true,
      isPending: false,
      at: now,
      totalMinor: payment.totalMinor,
      taxMinor: payment.taxMinor,
    };
    change.book.adjustments.push(adjustment);
    change.say(adjustment);
  }
  return change.result();
}

/** When something next falls due by itself; null: never. */
export function dueAt({ subscription, failures }: SandboxBook): number | null {
  if (subscription.status === 'canceled' || subscription.status === 'paused') return null;
  if (subscription.status === 'past_due')
    return subscription.periodStartsAt + RETRY_DAYS[Math.min(failures, RETRY_DAYS.length) - 1]! * DAY_MS;
  return subscription.cancelAt ?? subscription.periodEndsAt;
}

/** Processes what falls due at `now`, which must be `dueAt`: the end, a renewal, or another try. */
export function fallDue(book: SandboxBook, now: number): Change {
  const change = begin(book, now);
  const { subscription } = change.book;
  if (subscription.cancelAt !== null) end(subscription, now);
  else if (subscription.status === 'past_due') {
    const isLast = book.failures >= RETRY_DAYS.length;
    if (!chargePeriod(change, false) && isLast) end(subscription, now);
  } else {
    subscription.periodStartsAt = subscription.periodEndsAt;
    subscription.periodEndsAt = addMonths(subscription.periodStartsAt, 1, book.anchorDay);
    chargePeriod(change, false);
  }
  change.say(subscription);
  return change.result();
}

type Working = ReturnType<typeof begin>;

function chargePeriod(change: Working, isNewCard: boolean): boolean {
  const { subscription } = change.book;
  const isFirst = change.book.transactions.every(({ status }) => status !== 'paid');
  const origin = isFirst ? 'payment' : 'renewal';
  const isPaid = change.charge(origin, subscription.plan, priceMinor(subscription.plan), isNewCard);
  subscription.status = isPaid ? 'active' : 'past_due';
  change.book.failures = isPaid ? 0 : change.book.failures + 1;
  return isPaid;
}

function begin(before: SandboxBook, now: number) {
  const book: SandboxBook = {
    ...before,
    subscription: { ...before.subscription },
    transactions: [...before.transactions],
    adjustments: [...before.adjustments],
    said: { ...before.said },
  };
  const events: BillingEvent[] = [];
  const say = (fact: Fact) => {
    const { subscription } = book;
    if (fact === subscription) {
      const isCharged =
        ['trialing', 'active', 'past_due'].includes(subscription.status) && subscription.cancelAt === null;
      const net = priceMinor(subscription.plan);
      subscription.nextChargeMinor = isCharged ? net + taxMinor(net, book.country) : null;
    }
    book.sequence++;
    const id = `evt_${subscription.id}_${String(book.sequence).padStart(6, '0')}`;
    const event = { id, occurredAt: now, fact: { ...fact } };
    book.said[fact.id] = event;
    events.push(event);
  };
  /** False if declined; a failed payment is then recorded. `isPresent`: the payer is there to confirm. */
  const charge = (origin: TransactionFact['origin'], plan: PlanKey, netMinor: number, isPresent: boolean): boolean => {
    const isPaid = book.card !== SANDBOX_CARDS.declined && (isPresent || book.card !== SANDBOX_CARDS.expiresAtRenewal);
    const { periodStartsAt, periodEndsAt, id: subscriptionId } = book.subscription;
    const tax = taxMinor(netMinor, book.country);
    const payment: TransactionFact = {
      kind: 'transaction',
      id: `txn_${subscriptionId}_${book.transactions.length + 1}`,
      subscriptionId,
      status: isPaid ? 'paid' : 'failed',
      origin,
      plan,
      at: now,
      periodStartsAt,
      periodEndsAt,
      totalMinor: netMinor + tax,
      taxMinor: tax,
      currency: CURRENCY,
      payer: payerOf(book),
      paymentMethod: book.subscription.paymentMethod,
    };
    book.transactions.push(payment);
    // as at Paddle, a checkout’s payment is told before the subscription that it pays for
    if (book.sequence === 0) say({ ...payment, subscriptionId: null });
    say(payment);
    return isPaid;
  };
  return { book, say, charge, result: (): Change => ({ book, events, isDeclined: false }) };
}

function end(subscription: SubscriptionFact, now: number): void {
  subscription.status = 'canceled';
  subscription.cancelAt = now;
}

/** Identifies a card without its number. */
export function payerOf({ card, subscription }: SandboxBook): string {
  const { expiresMonth, expiresYear } = subscription.paymentMethod!;
  return createHash('sha256').update(`${card} ${expiresMonth}/${expiresYear}`).digest('base64url');
}

function cardOf(card: string, { month, year }: Opening['expires']): SubscriptionFact['paymentMethod'] {
  return { brand: 'visa', last4: card.slice(-4), expiresMonth: month, expiresYear: year };
}
