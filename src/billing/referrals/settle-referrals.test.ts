import { expect, onTestFinished, test } from 'vitest';
import type { BillingDeps } from '#billing/deps.ts';
import { testDatabase } from '#database/testing.ts';
import { createAccount } from '#identity/account/create-account.ts';
import type { Mail } from '#mail/mail.ts';
import { DAY_MS, manualClock } from '#runtime/clock.ts';
import { settleReferrals } from './settle-referrals.ts';

const NOW = Date.UTC(2026, 10, 29);

test('a credit is earned with the mail about it, or later', async () => {
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
      ...{ joined_at: new Date(NOW - 90 * DAY_MS), paid_at: new Date(NOW - 60 * DAY_MS) },
    })
    .execute();
  const mails: Mail[] = [];
  let isFull = true;
  const mail: BillingDeps['mail'] = {
    async enqueue(one) {
      if (isFull) throw new Error('no room in the queue');
      mails.push(one);
    },
    async pretend() {},
  };
  const deps = { database: people, clock, mail, origin: () => 'https://watch.example' } as unknown as BillingDeps;
  const credits = () => people.selectFrom('referral_credit').select('months').execute();
  await expect(settleReferrals(deps)).rejects.toThrow('no room in the queue');
  expect(await credits()).toEqual([]);
  isFull = false;
  await settleReferrals(deps);
  expect([await credits(), mails.map(({ to }) => to)]).toEqual([[{ months: 1 }], ['anna@shop.example']]);
});
