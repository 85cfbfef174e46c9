import { expect, onTestFinished, test } from 'vitest';
import { testDatabase } from '#database/testing.ts';
import { createAccount } from '#identity/account/create-account.ts';
import type { Mail } from '#mail/mail.ts';
import { DAY_MS, manualClock } from '#runtime/clock.ts';
import type { BillingDeps } from './deps.ts';
import type { Fact } from './events/facts.ts';
import { recordEvents } from './events/record-events.ts';
import { runBillingJobs } from './run-billing-jobs.ts';

const NOW = Date.UTC(2026, 10, 29);

test('the mail about a plan that ended is sent again later if it fails, and does not delay those of others', async () => {
  const { people, drop } = await testDatabase();
  onTestFinished(drop);
  const clock = manualClock(NOW);
  const mails: Mail[] = [];
  let isFailing = true;
  const mail: BillingDeps['mail'] = {
    async enqueue(one) {
      if (isFailing && one.to === 'anna@shop.example') throw new Error('no room in the queue');
      mails.push(one);
    },
    async pretend() {},
  };
  const logged: unknown[] = [];
  const deps = {
    ...{ database: people, clock, mail, origin: () => 'https://watch.example', provider: { name: 'paddle' } },
    log: { error: (entry: unknown) => logged.push(entry) },
  } as unknown as BillingDeps;
  for (const name of ['anna', 'ben']) {
    const email = `${name}@shop.example`;
    const { id: accountId } = await createAccount({ database: people, clock }, { email, password: 'correct horse' });
    const period = { periodStartsAt: NOW - 29 * DAY_MS, periodEndsAt: NOW + DAY_MS, currency: 'USD' } as const;
    const paid: Fact = {
      ...{ kind: 'transaction', id: `txn_${name}`, subscriptionId: name, status: 'paid', origin: 'payment' },
      ...{ plan: 'BASIC', at: period.periodStartsAt, ...period, totalMinor: 1900, taxMinor: 0, payer: null },
      paymentMethod: null,
    };
    const ended: Fact = {
      ...{ kind: 'subscription', id: name, plan: 'BASIC', status: 'canceled', createdAt: period.periodStartsAt },
      ...{ trialEndsAt: null, ...period, cancelAt: NOW, nextChargeMinor: null, paymentMethod: null },
    };
    const events = [paid, ended].map((fact) => ({
      ...{ id: `evt_${fact.kind}_${name}`, type: 'x', occurredAt: NOW, accountId, fact },
    }));
    await recordEvents(deps, 'paddle', events);
  }
  clock.advance(2 * DAY_MS);
  const mailed = () => mails.map(({ to }) => to);
  await runBillingJobs(deps);
  expect([mailed(), logged.length]).toEqual([['ben@shop.example'], 1]);
  isFailing = false;
  await runBillingJobs(deps);
  await runBillingJobs(deps);
  expect(mailed()).toEqual(['ben@shop.example', 'anna@shop.example']);
});
