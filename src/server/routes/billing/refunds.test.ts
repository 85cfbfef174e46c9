import { afterAll, expect, test, vi } from 'vitest';
import { applyProviderEvents } from '#billing/events/apply-provider-events.ts';
import type { AdjustmentFact } from '#billing/events/facts.ts';
import { createAccount, testApp } from '../../testing/test-app.ts';
import { customersOf } from '../../testing/test-customer.ts';

const t = await testApp();
afterAll(() => t.close());
const { post, get, subscribe, billing, advance } = customersOf(t);

/** Refunds that wait for a decision, as most of Paddle's do: the sandbox grants its own at once. */
function holdRefunds(minor: number) {
  const held: AdjustmentFact[] = [];
  const say = (fact: AdjustmentFact) => {
    const { id, at, isPending } = fact;
    return [{ id: `${id} ${isPending}`, type: 'adjustment.updated', occurredAt: at, accountId: null, fact }];
  };
  const refund = vi.spyOn(t.billing.provider, 'refund').mockImplementation(async (transactionId) => {
    const fact: AdjustmentFact = {
      ...{ kind: 'adjustment', id: `adj_${transactionId}`, transactionId, action: 'refund', at: t.billing.clock.now() },
      ...{ isApproved: false, isPending: true, totalMinor: minor, taxMinor: 0 },
    };
    held.push(fact);
    return say(fact);
  });
  return async (isApproved: boolean) => {
    refund.mockRestore();
    const at = t.billing.clock.now();
    for (const fact of held) await applyProviderEvents(t.billing, say({ ...fact, at, isPending: false, isApproved }));
  };
}

const lines = async (name: string) =>
  (await get(name, '/user/transactions')).items.map(
    ({ kind, status, amount }: { kind: string; status: string; amount: { amount: number } }) =>
      `${kind} ${status} ${amount.amount}`,
  );
const subjects = (name: string) =>
  t.mails.filter(({ to }) => to === `${name}@example.org`).map(({ subject }) => subject);

async function askForRefund(name: string) {
  await createAccount(t.database, name);
  await subscribe(name, 'PREMIUM', { billingId: 'premium-no-trial' });
  const decide = holdRefunds(5900);
  await advance(3);
  const after = await post(name, '/user/billing/refund');
  await t.sandbox.settle();
  expect([after.plan, after.subscription, after.refund]).toEqual(['FREE', null, null]);
  expect([await lines(name), subjects(name)]).toEqual([['refund open -59', 'payment paid 59'], []]);
  return decide;
}

test('a refund that waits for approval ends the plan and is listed; the mail comes with the approval', async () => {
  const decide = await askForRefund('anna');
  await advance(2);
  await decide(true);
  expect((await billing('anna')).plan).toBe('FREE');
  expect(await lines('anna')).toEqual(['refund refunded -59', 'payment refunded 59']);
  await advance(40);
  expect(subjects('anna')).toEqual(['Your Tillwatch payment has been refunded']);
});

test('a rejected refund gives back what is paid for, and is listed as rejected', async () => {
  const decide = await askForRefund('ben');
  await advance(2);
  await decide(false);
  expect((await billing('ben')).plan).toBe('PREMIUM');
  expect(await lines('ben')).toEqual(['refund rejected -59', 'payment paid 59']);
  expect(subjects('ben')).toEqual([]);
  await advance(30);
  expect((await billing('ben')).plan).toBe('FREE');
  expect(subjects('ben')).toEqual(['Your Tillwatch plan has ended']);
});
