import { expect, test } from 'vitest';
import { SANDBOX_CARDS, SANDBOX_TAX_PERCENT, SandboxCountry } from '#contract/billing/checkout.ts';
import { PLANS, type PlanKey } from '#contract/billing/plan.ts';
import { DAY_MS } from '#runtime/clock.ts';
import { seededRandom } from '#runtime/random.ts';
import * as sandbox from '../providers/sandbox/engine.ts';
import type { BillingEvent } from './facts.ts';
import { foldEvents } from './fold-events.ts';
import { isSettled, type LedgerLine, ledgerOf } from './ledger.ts';

const USERS = 10_000;
const START = Date.UTC(2025, 0, 1);
const END = Date.UTC(2027, 0, 1);
const PAID: PlanKey[] = ['BASIC', 'STANDARD', 'PREMIUM'];

/** The totals that a simulated user's bank saw, counted as they happen, independently of the events. */
type Bank = { byPlan: Map<string, number>; byKind: Map<string, number>; total: number };

const add = (sums: Map<string, number>, key: string, minor: number) => sums.set(key, (sums.get(key) ?? 0) + minor);
const grown = () => new Map<string, number>();

function live(user: number, bank: Bank): BillingEvent[] {
  const random = seededRandom(user + 1);
  const pick = <Item>(items: readonly Item[]) => items[random.below(items.length)]!;
  const events: BillingEvent[] = [];
  const country = pick(SandboxCountry.options);
  const gross = (net: number) => net + Math.round((net * SANDBOX_TAX_PERCENT[country]) / 100);
  const pay = (kind: string, plan: PlanKey, minor: number) => {
    add(bank.byPlan, plan, minor);
    add(bank.byKind, kind, minor);
    bank.total += minor;
  };
  let now = START + random.below(500) * DAY_MS;
  let isGood = random.next() < 0.9;
  let change = sandbox.openBook(
    {
      ...{ id: `sub${user}`, accountId: `user${user}`, plan: pick(PAID), hasTrial: random.next() < 0.7, country },
      ...{ card: isGood ? SANDBOX_CARDS.paid : SANDBOX_CARDS.expiresAtRenewal, expires: { month: 1, year: 2040 } },
    },
    now,
  );
  let hasPaid = change.book.subscription.status === 'active';
  if (hasPaid) pay('payment', change.book.subscription.plan, gross(PLANS[change.book.subscription.plan].price * 100));
  events.push(...change.events);
  for (;;) {
    const due = sandbox.dueAt(change.book);
    if (due === null || due >= END) return events;
    const { subscription, transactions } = change.book;
    const act = random.next();
    const at = now + Math.floor((due - now) * random.next());
    if (subscription.status === 'active' && subscription.cancelAt === null && act < 0.15) {
      now = at;
      const to = pick(PAID);
      if (act < 0.03) change = sandbox.cancel(change.book, 'period-end', now);
      else if (act < 0.05) {
        const payment = transactions.findLast(({ status }) => status === 'paid')!;
        const isBack = change.book.adjustments.some(({ transactionId }) => transactionId === payment.id);
        const action = act < 0.04 ? 'refund' : 'chargeback';
        change = sandbox.refund(change.book, payment.id, action, now);
        if (!isBack) pay(action, payment.plan, -payment.totalMinor);
      } else if (PLANS[to].price > PLANS[subscription.plan].price) {
        const rest = (subscription.periodEndsAt - now) / (subscription.periodEndsAt - subscription.periodStartsAt);
        const net = Math.round(PLANS[to].price * 100 * rest) - Math.round(PLANS[subscription.plan].price * 100 * rest);
        change = sandbox.changePlan(change.book, to, false, now);
        if (net > 0 && !change.isDeclined) pay('change', to, gross(net));
      } else change = sandbox.changePlan(change.book, to, true, now);
    } else {
      now = due;
      change = sandbox.fallDue(change.book, now);
      const { status, plan } = change.book.subscription;
      if (status === 'active') {
        pay(hasPaid ? 'renewal' : 'payment', plan, gross(PLANS[plan].price * 100));
        hasPaid = true;
      } else if (status === 'past_due' && !isGood && random.next() < 0.5) {
        isGood = true;
        events.push(...change.events);
        now += 60_000;
        change = sandbox.changeCard(change.book, SANDBOX_CARDS.paid, { month: 2, year: 2040 }, now);
        pay(hasPaid ? 'renewal' : 'payment', plan, gross(PLANS[plan].price * 100));
        hasPaid = true;
      }
    }
    events.push(...change.events);
  }
}

test('the payments of 10,000 users over two years agree to the cent by user, plan and event', () => {
  const bank: Bank = { byPlan: grown(), byKind: grown(), total: 0 };
  const ours: Bank = { byPlan: grown(), byKind: grown(), total: 0 };
  const shuffle = seededRandom(99);
  let lines = 0;
  let count = 0;
  for (let user = 0; user < USERS; user++) {
    const before = bank.total;
    const events = live(user, bank);
    count += events.length;
    const rough = [...events, ...events.filter(() => shuffle.next() < 0.2)]
      .map((event) => ({ event, key: shuffle.next() }))
      .toSorted((a, b) => a.key - b.key)
      .map(({ event }) => event);
    const settled: LedgerLine[] = ledgerOf(foldEvents(rough)).filter(isSettled);
    for (const { plan, kind, totalMinor } of settled) {
      add(ours.byPlan, plan, totalMinor);
      add(ours.byKind, kind, totalMinor);
    }
    const sum = settled.reduce((total, line) => total + line.totalMinor, 0);
    ours.total += sum;
    lines += settled.length;
    if (sum !== bank.total - before) expect([user, sum]).toEqual([user, bank.total - before]);
  }
  expect(Object.fromEntries(ours.byPlan)).toEqual(Object.fromEntries(bank.byPlan));
  expect(Object.fromEntries(ours.byKind)).toEqual(Object.fromEntries(bank.byKind));
  expect(ours.total).toBe(bank.total);
  expect([count > 100_000, lines > 40_000, ours.total > 0]).toEqual([true, true, true]);
});
