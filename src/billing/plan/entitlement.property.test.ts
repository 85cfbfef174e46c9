import { describe, expect, test } from 'vitest';
import { GRACE_DAYS, TRIAL_DAYS } from '#contract/billing/billing.ts';
import { SANDBOX_CARDS } from '#contract/billing/checkout.ts';
import { PLAN_ORDER, type PlanKey } from '#contract/billing/plan.ts';
import { DAY_MS, HOUR_MS } from '#runtime/clock.ts';
import { fc } from '#runtime/testing-properties.ts';
import type { BillingEvent } from '../events/facts.ts';
import { foldEvents } from '../events/fold-events.ts';
import { addMonths } from '../months.ts';
import * as sandbox from '../providers/sandbox/engine.ts';
import { entitlementAt } from './entitlement.ts';

const START = Date.UTC(2026, 0, 31, 9);
const PAID: PlanKey[] = ['BASIC', 'STANDARD', 'PREMIUM'];
const rank = (plan: PlanKey) => PLAN_ORDER.indexOf(plan);

const Step = fc.record({
  afterHours: fc.integer({ min: 1, max: 24 * 45 }),
  act: fc.constantFrom('change', 'cancel', 'cancel-now', 'resume', 'refund', 'chargeback', 'good-card', 'bad-card'),
  plan: fc.constantFrom(...PAID),
  pick: fc.nat(9),
});
const Life = fc.record({
  plan: fc.constantFrom(...PAID),
  hasTrial: fc.boolean(),
  isBadCard: fc.boolean(),
  steps: fc.array(Step, { maxLength: 14 }),
});
type Life = typeof Life extends fc.Arbitrary<infer T> ? T : never;

/** What was bought, recorded beside the sandbox as a payer knows it: when, what, until when. */
type Bought = { plan: PlanKey; from: number; to: number; paymentId: string | null; backAt: number };

/** Simulates a payer's life at the sandbox. `look` is called at every relevant moment with the purchases so far. */
function live(life: Life, look: (at: number, events: BillingEvent[], expected: PlanKey) => void): BillingEvent[] {
  const { card: good, bad } = { card: SANDBOX_CARDS.paid, bad: SANDBOX_CARDS.expiresAtRenewal };
  const expires = { month: 12, year: 2030 };
  let isBad = life.isBadCard;
  let now = START;
  const opened = sandbox.openBook(
    {
      id: 'sub',
      accountId: 'anna',
      plan: life.plan,
      hasTrial: life.hasTrial,
      card: isBad ? bad : good,
      expires,
      country: 'FR',
    },
    now,
  );
  let { book } = opened;
  const events = [...opened.events];
  const bought: Bought[] = [];
  let trial: { plan: PlanKey; to: number } | null = null;
  let grace: { plan: PlanKey; to: number } | null = null;
  const lastPayment = () => book.transactions.at(-1)!.id;
  const buy = (plan: PlanKey, to: number) =>
    bought.push({ plan, from: now, to, paymentId: lastPayment(), backAt: Infinity });
  if (life.hasTrial) trial = { plan: life.plan, to: now + TRIAL_DAYS * DAY_MS };
  else buy(life.plan, addMonths(now, 1));

  const take = (change: sandbox.Change) => {
    book = change.book;
    events.push(...change.events);
    return change;
  };
  const expected = (): PlanKey => {
    const held = [
      ...bought.filter(({ from, to, backAt }) => from <= now && now < Math.min(to, backAt)).map(({ plan }) => plan),
      ...(trial && now < trial.to ? [trial.plan] : []),
      ...(grace && now < grace.to ? [grace.plan] : []),
    ];
    return held.reduce<PlanKey>((best, plan) => (rank(plan) > rank(best) ? plan : best), 'FREE');
  };
  const letPass = (until: number) => {
    for (let due = sandbox.dueAt(book); due !== null && due <= until; due = sandbox.dueAt(book)) {
      now = due - 1;
      look(now, events, expected());
      now = due;
      const before = book.subscription;
      const isRetry = before.status === 'past_due';
      take(sandbox.fallDue(book, now));
      if (before.cancelAt !== null) trial = grace = null;
      else if (!isBad) {
        const { periodStartsAt, periodEndsAt, plan } = book.subscription;
        bought.push({ plan, from: periodStartsAt, to: periodEndsAt, paymentId: lastPayment(), backAt: Infinity });
        trial = grace = null;
      } else if (!isRetry) {
        const isKnown = bought.some(({ backAt }) => backAt === Infinity);
        trial = null;
        grace = isKnown ? { plan: before.plan, to: now + GRACE_DAYS * DAY_MS } : null;
      } else if (book.subscription.status === 'canceled') grace = null;
      look(now, events, expected());
    }
    now = until;
  };

  for (const { afterHours, act, plan, pick } of life.steps) {
    letPass(now + afterHours * HOUR_MS);
    const { subscription } = book;
    const { status } = subscription;
    const isLive = status !== 'canceled';
    if (act === 'change' && (status === 'active' || status === 'trialing') && subscription.cancelAt === null) {
      const isFree = trial !== null || rank(plan) <= rank(subscription.plan);
      const { isDeclined } = take(sandbox.changePlan(book, plan, isFree, now));
      if (trial) trial = { ...trial, plan };
      else if (!isFree && !isDeclined) buy(plan, subscription.periodEndsAt);
    }
    if (act === 'cancel' && status === 'active') take(sandbox.cancel(book, 'period-end', now));
    if (act === 'cancel-now' && isLive) {
      take(sandbox.cancel(book, 'now', now));
      trial = grace = null;
    }
    if (act === 'resume' && isLive && subscription.cancelAt !== null) take(sandbox.resume(book, now));
    const payment = bought[pick % Math.max(1, bought.length)];
    if (act === 'refund' && payment?.backAt === Infinity) {
      take(sandbox.refund(book, payment.paymentId!, 'refund', now));
      take(sandbox.cancel(book, 'now', now));
      payment.backAt = now;
      trial = grace = null;
    }
    if (act === 'chargeback' && payment?.backAt === Infinity && status !== 'past_due') {
      take(sandbox.refund(book, payment.paymentId!, 'chargeback', now));
      payment.backAt = now;
    }
    if ((act === 'good-card' || act === 'bad-card') && isLive) {
      isBad = act === 'bad-card';
      take(sandbox.changeCard(book, isBad ? bad : good, expires, now));
      if (status === 'past_due') {
        buy(book.subscription.plan, book.subscription.periodEndsAt);
        bought.at(-1)!.from = book.subscription.periodStartsAt;
        grace = null;
      }
    }
    look(now, events, expected());
    now += 60_000;
    look(now, events, expected());
  }
  return events;
}

/** The same events in another order, some of them twice. */
function rough(events: readonly BillingEvent[], seeds: fc.Stream<number>): BillingEvent[] {
  const twice = events.flatMap((event) => (seeds.next().value! % 2 ? [event, structuredClone(event)] : [event]));
  return twice
    .map((event) => ({ event, key: seeds.next().value! }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ event }) => event);
}

describe('whatever a payer does', () => {
  test('nobody ever has more or less than was paid for, whatever the order and number of deliveries', () => {
    fc.assert(
      fc.property(Life, fc.infiniteStream(fc.nat()), (life, seeds) => {
        live(life, (at, events, expected) => {
          const entitlement = entitlementAt(foldEvents(rough(events, seeds)), at);
          expect([new Date(at).toISOString(), entitlement.plan]).toEqual([new Date(at).toISOString(), expected]);
        });
      }),
      { numRuns: 300 },
    );
  });

  test('all events in any order and repetition fold to one state', () => {
    fc.assert(
      fc.property(Life, fc.infiniteStream(fc.nat()), (life, seeds) => {
        const events = live(life, () => {});
        expect(foldEvents(rough(events, seeds))).toEqual(foldEvents(events));
      }),
      { numRuns: 100 },
    );
  });

  test('nothing changes between a moment and its `changesAt`', () => {
    fc.assert(
      fc.property(Life, fc.nat(), fc.double({ min: 0, max: 1, noNaN: true }), (life, days, share) => {
        const state = foldEvents(live(life, () => {}));
        const at = START + (days % 200) * DAY_MS;
        const { plan, changesAt } = entitlementAt(state, at);
        const end = changesAt ?? at + 400 * DAY_MS;
        const later = Math.min(end - 1, Math.floor(at + (end - at) * share));
        expect(entitlementAt(state, later).plan).toBe(plan);
      }),
      { numRuns: 100 },
    );
  });
});
