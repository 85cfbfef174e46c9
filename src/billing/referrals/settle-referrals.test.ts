import { expect, onTestFinished, test } from 'vitest';
import type { BillingDeps } from '#billing/deps.ts';
import { testDatabase } from '#database/testing.ts';
import { createAccount } from '#identity/account/create-account.ts';
import type { Mail } from '#mail/mail.ts';
import { DAY_MS, manualClock } from '#runtime/clock.ts';
import type { AdjustmentFact, Fact } from '../events/facts.ts';
import { recordEvents } from '../events/record-events.ts';
import { settleReferrals } from './settle-referrals.ts';

const NOW = Date.UTC(2026, 10, 29);
const PAID_AT = NOW - 15 * DAY_MS;

/** Ben, invited by Anna, made his first payment 15 days ago. */
async function paidReferral() {
  const { people, drop } = await testDatabase();
  onTestFinished(drop);
  const clock = manualClock(NOW);
  const emails = ['anna@shop.example', 'ben@shop.example'];
  const [anna, ben] = await Promise.all(
    emails.map((email) => createAccount({ database: people, clock }, { email, password: 'correct horse' })),
  );
  await people
    .insertInto('referral')
    .values({
      ...{ referrer_id: anna!.id, friend_id: ben!.id, state: 'paid' },
      ...{ joined_at: new Date(PAID_AT), paid_at: new Date(PAID_AT) },
    })
    .execute();
  const mails: Mail[] = [];
  const queue = { isFull: false };
  const mail: BillingDeps['mail'] = {
    async enqueue(one) {
      if (queue.isFull) throw new Error('no room in the queue');
      mails.push(one);
    },
    async pretend() {},
  };
  const deps = { database: people, clock, mail, origin: () => 'https://watch.example' } as unknown as BillingDeps;
  const say = (id: string, occurredAt: number, fact: Fact) =>
    recordEvents(deps, 'paddle', [{ id, type: 'x', occurredAt, accountId: ben!.id, fact }]);
  return {
    ...{ deps, mails, queue, say },
    credits: () => people.selectFrom('referral_credit').select('months').execute(),
    state: async () => (await people.selectFrom('referral').select('state').executeTakeFirstOrThrow()).state,
  };
}

test('a credit is earned with the mail about it, or later', async () => {
  const { deps, mails, queue, credits } = await paidReferral();
  queue.isFull = true;
  await expect(settleReferrals(deps)).rejects.toThrow('no room in the queue');
  expect(await credits()).toEqual([]);
  queue.isFull = false;
  await settleReferrals(deps);
  expect([await credits(), mails.map(({ to }) => to)]).toEqual([[{ months: 1 }], ['anna@shop.example']]);
});

test.each([
  ['approved', 'refunded', []],
  ['rejected', 'earned', [{ months: 1 }]],
] as const)('a refund that is not decided holds the credit back until it is %s', async (decision, outcome, credits) => {
  const referral = await paidReferral();
  await referral.say('evt_1', PAID_AT, {
    ...{ kind: 'transaction', id: 'txn_1', subscriptionId: 'sub_1', status: 'paid', origin: 'payment', plan: 'BASIC' },
    ...{ at: PAID_AT, periodStartsAt: PAID_AT, periodEndsAt: PAID_AT + 30 * DAY_MS, totalMinor: 1900, taxMinor: 0 },
    ...{ currency: 'USD', payer: null, paymentMethod: null },
  });
  const refund: AdjustmentFact = {
    ...{ kind: 'adjustment', id: 'adj_1', transactionId: 'txn_1', action: 'refund', at: NOW - 2 * DAY_MS },
    ...{ isApproved: false, isPending: true, totalMinor: 1900, taxMinor: 0 },
  };
  await referral.say('evt_2', refund.at, refund);
  await settleReferrals(referral.deps);
  expect([await referral.state(), await referral.credits()]).toEqual(['paid', []]);
  await referral.say('evt_3', NOW, { ...refund, isPending: false, isApproved: decision === 'approved' });
  await settleReferrals(referral.deps);
  expect([await referral.state(), await referral.credits()]).toEqual([outcome, credits]);
});
