import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test, vi } from 'vitest';
import { applyProviderEvents } from '#billing/events/apply-provider-events.ts';
import type { Snapshot } from '#billing/providers/provider.ts';
import { runBillingJobs } from '#billing/run-billing-jobs.ts';
import { withLease } from '#billing/with-lease.ts';
import { Problem } from '#runtime/problem.ts';
import { createAccount, testApp } from '../../testing/test-app.ts';
import { customersOf } from '../../testing/test-customer.ts';

const t = await testApp();
afterAll(() => t.close());
const { post, get, pay, advance } = customersOf(t);

const ask = (as: string, plan: string) =>
  post(as, '/user/change-plan', { plan, billingId: `${plan.toLowerCase()}-no-trial` });

/** Pays two checkouts, as a provider's overlay that is already open can. Returns the ids of the checkouts. */
async function payTwice(as: string): Promise<string[]> {
  await createAccount(t.database, as);
  const ids: string[] = [];
  for (const plan of ['BASIC', 'STANDARD']) ids.push((await ask(as, plan)).checkout.id);
  await reopen(ids[0]!);
  for (const id of ids) expect((await pay(id)).status).toBe('completed');
  return ids;
}

async function reopen(id: string): Promise<void> {
  const checkouts = t.database.selectFrom('sandbox_checkout').select('data').where('id', '=', id);
  const { data } = await checkouts.executeTakeFirstOrThrow();
  const open = JSON.stringify({ ...(data as object), status: 'open' });
  await t.database.updateTable('sandbox_checkout').set({ data: open }).where('id', '=', id).execute();
}

async function runJobs(): Promise<void> {
  await runBillingJobs(t.billing);
  await t.sandbox.settle();
}

async function kindsOf(as: string): Promise<string[]> {
  const { items } = await get(as, '/user/transactions');
  return items.map(({ kind }: { kind: string }) => kind).toSorted();
}

async function statusesOf(as: string): Promise<string[]> {
  const rows = await t.database.selectFrom('subscription').select('status').where('account_id', '=', as).execute();
  return rows.map(({ status }) => status).toSorted();
}

test('two tabs share a checkout; a second subscription is ended and refunded', async () => {
  await createAccount(t.database, 'gina');
  const [one, two] = await Promise.all([ask('gina', 'BASIC'), ask('gina', 'BASIC')]);
  expect(two.checkout).toEqual(one.checkout);
  const other = await ask('gina', 'STANDARD');
  expect((await pay(one.checkout.id)).code).toBe('checkout-closed');
  await reopen(one.checkout.id);
  expect((await pay(other.checkout.id)).status).toBe('completed');
  expect((await pay(one.checkout.id)).status).toBe('completed');
  await t.sandbox.settle();
  await runJobs();
  expect(await kindsOf('gina')).toEqual(['payment', 'payment', 'refund']);
  expect(await statusesOf('gina')).toEqual(['active', 'canceled']);
});

test('a second subscription is paid back however often the provider fails on the way', async () => {
  await payTwice('gus');
  await t.sandbox.settle();
  for (const call of ['refund', 'cancel'] as const) {
    const failing = vi.spyOn(t.billing.provider, call).mockRejectedValueOnce(new Problem('billing-unavailable'));
    await runJobs();
    failing.mockRestore();
  }
  await runJobs();
  expect(await kindsOf('gus')).toEqual(['payment', 'payment', 'refund']);
  expect(await statusesOf('gus')).toEqual(['active', 'canceled']);
});

test('a second subscription whose payment is not known yet is left alone until it is', async () => {
  const { provider } = t.billing;
  // Paddle's payments name their subscription last
  const unnamed = (events: Snapshot): Snapshot =>
    events.map((event) =>
      event.fact?.kind === 'transaction'
        ? { ...event, id: `${event.id}_paid`, occurredAt: 0, fact: { ...event.fact, subscriptionId: null } }
        : event,
    );
  const checkouts = await payTwice('gale');
  await t.database.deleteFrom('sandbox_delivery').execute();
  for (const id of checkouts) await applyProviderEvents(t.billing, unnamed(await provider.readCheckout(id)), 'gale');
  const { readSubscription } = provider;
  const early = vi
    .spyOn(provider, 'readSubscription')
    .mockImplementation(async (id) => (await readSubscription(id)).filter(({ fact }) => fact?.kind === 'subscription'));
  await runJobs();
  expect(await statusesOf('gale')).toEqual(['active', 'active']);
  early.mockRestore();
  await runJobs();
  expect(await kindsOf('gale')).toEqual(['payment', 'payment', 'refund']);
  expect(await statusesOf('gale')).toEqual(['active', 'canceled']);
});

test('a second subscription whose refund is refused is not charged again, and the refund is tried until it ends', async () => {
  await payTwice('gil');
  await t.sandbox.settle();
  const refused = vi.spyOn(t.billing.provider, 'refund').mockRejectedValue(new Problem('refund-not-possible'));
  const cancel = vi.spyOn(t.billing.provider, 'cancel');
  await runJobs();
  await runJobs();
  expect(refused).toHaveBeenCalledTimes(2);
  expect(cancel.mock.calls.map(([, when]) => when)).toEqual(['period-end']);
  expect(await statusesOf('gil')).toEqual(['active', 'active']);
  await advance(40);
  expect(await kindsOf('gil')).toEqual(['payment', 'payment', 'renewal']);
  expect(await statusesOf('gil')).toEqual(['active', 'canceled']);
  for (const spy of [refused, cancel]) spy.mockRestore();
});

test('a second subscription is not refunded while its owner is changing something', async () => {
  await payTwice('gwyn');
  await t.sandbox.settle();
  const refund = vi.spyOn(t.billing.provider, 'refund');
  const [begun, changed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const change = withLease(t.database, 'gwyn', () => {
    begun.resolve();
    return changed.promise;
  });
  await begun.promise;
  const jobs = runJobs();
  await sleep(300);
  expect(refund).not.toHaveBeenCalled();
  changed.resolve();
  await Promise.all([change, jobs]);
  expect(refund).toHaveBeenCalledTimes(1);
  expect(await statusesOf('gwyn')).toEqual(['active', 'canceled']);
  refund.mockRestore();
});
