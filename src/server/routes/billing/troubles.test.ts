import { afterAll, expect, test, vi } from 'vitest';
import { applyProviderEvents } from '#billing/events/apply-provider-events.ts';
import type { AdjustmentFact, TransactionFact } from '#billing/events/facts.ts';
import { reconcile } from '#billing/events/reconcile.ts';
import { refreshAccount } from '#billing/events/refresh-account.ts';
import { signWebhook } from '#billing/providers/signature.ts';
import { runBillingJobs } from '#billing/run-billing-jobs.ts';
import { SANDBOX_CARDS } from '#contract/billing/checkout.ts';
import type { TransactionItem } from '#contract/billing/transaction.ts';
import { DAY_MS } from '#runtime/clock.ts';
import { Problem } from '#runtime/problem.ts';
import { until } from '#runtime/testing-until.ts';
import { call, createAccount, type TestApp, testApp } from '../../testing/test-app.ts';
import { SANDBOX_SECRET } from '../../testing/test-billing.ts';
import { customersOf } from '../../testing/test-customer.ts';

const t = await testApp();
afterAll(() => t.close());
const { post, get, pay, subscribe, billing, advance } = customersOf(t);

test('if the checkout returns before its webhook, asking the provider sets the plan, and the webhook changes nothing more', async () => {
  await createAccount(t.database, 'fred');
  const { checkout } = await post('fred', '/user/change-plan', { plan: 'BASIC' });
  await pay(checkout.id);
  expect((await billing('fred')).plan).toBe('FREE');
  expect((await post('fred', '/user/billing/refresh')).plan).toBe('BASIC');
  const before = await get('fred', '/user/plan');
  await t.sandbox.settle();
  expect(await get('fred', '/user/plan')).toEqual(before);
});

test('a refund that failed after the first payment goes on with the second; a later payment is not refunded', async () => {
  await createAccount(t.database, 'gwen');
  await subscribe('gwen', 'BASIC', { billingId: 'basic-no-trial' });
  await post('gwen', '/user/change-plan', { plan: 'STANDARD' });
  const { refund } = t.billing.provider;
  const failing = vi
    .spyOn(t.billing.provider, 'refund')
    .mockImplementationOnce((id) => refund(id))
    .mockRejectedValueOnce(new Problem('billing-unavailable'));
  expect((await post('gwen', '/user/billing/refund')).code).toBe('billing-unavailable');
  await t.sandbox.settle();
  expect((await billing('gwen')).refund?.amount.amount).toBeGreaterThan(0);
  await post('gwen', '/user/billing/refund');
  await t.sandbox.settle();
  failing.mockRestore();
  const { items } = await get('gwen', '/user/transactions');
  expect(items.reduce((sum: number, one: { amount: { amount: number } }) => sum + one.amount.amount, 0)).toBeCloseTo(0);
  await subscribe('gwen', 'BASIC', { billingId: 'basic-no-trial' });
  expect((await post('gwen', '/user/billing/refund')).code).toBe('refund-not-possible');
});

test('a paid plan is back once a clock that was ahead is set back', async () => {
  await createAccount(t.database, 'gabi');
  await subscribe('gabi', 'BASIC', { billingId: 'basic-no-trial' });
  const ahead = { ...t.billing, clock: { now: () => t.billing.clock.now() + 400 * DAY_MS } };
  await refreshAccount(ahead, 'gabi');
  expect((await get('gabi', '/user/plan')).plan).toBe('FREE');
  await runBillingJobs(t.billing);
  expect((await get('gabi', '/user/plan')).plan).toBe('BASIC');
});

test('a deleted account is not charged any more, and its payments stay without it', async () => {
  await createAccount(t.database, 'hugo');
  await subscribe('hugo', 'BASIC', { billingId: 'basic-no-trial' });
  const [line] = (await get('hugo', '/user/transactions')).items;
  await t.database.deleteFrom('account').where('id', '=', 'hugo').execute();
  await runBillingJobs(t.billing);
  await advance(40);
  const rows = await t.database
    .selectFrom('transaction')
    .selectAll()
    .where('id', 'like', `${line.id.slice(0, -2)}%`)
    .execute();
  expect(rows.map(({ account_id, kind }) => [account_id, kind])).toEqual([[null, 'payment']]);
  const events = await t.database
    .selectFrom('billing_event')
    .select('fact')
    .where('transaction_id', '=', line.id)
    .execute();
  expect(JSON.stringify(events)).not.toContain('hugo');
});

test('a payment reversed by the bank ends the plan, and nothing is charged again', async () => {
  await createAccount(t.database, 'gerd');
  await subscribe('gerd', 'BASIC', { billingId: 'basic-no-trial' });
  const [line] = (await get('gerd', '/user/transactions')).items;
  await call(t, 'POST', '/dev/billing/chargeback', { as: null, body: { transactionId: line.id } });
  await t.sandbox.settle();
  expect((await billing('gerd')).plan).toBe('FREE');
  await advance(32);
  const { items } = await get('gerd', '/user/transactions');
  expect(items.map(({ kind, status }: { kind: string; status: string }) => [kind, status])).toEqual([
    ['chargeback', 'disputed'],
    ['payment', 'disputed'],
  ]);
});

test('a first payment that named its subscription late is known as its own: reversed, it ends the subscription', async () => {
  await createAccount(t.database, 'gila');
  const { checkout } = await post('gila', '/user/change-plan', { plan: 'BASIC', billingId: 'basic-no-trial' });
  await pay(checkout.id);
  const told = await t.billing.provider.readCheckout(checkout.id);
  const paid = told.find(({ fact }) => fact?.kind === 'transaction')!;
  const nameless = { ...paid, id: 'evt_nameless', fact: { ...paid.fact, subscriptionId: null } as TransactionFact };
  await applyProviderEvents(t.billing, [nameless], 'gila');
  await applyProviderEvents(t.billing, told, 'gila');
  await t.sandbox.settle();
  const [line] = (await get('gila', '/user/transactions')).items;
  await call(t, 'POST', '/dev/billing/chargeback', { as: null, body: { transactionId: line.id } });
  await t.sandbox.settle();
  await runBillingJobs(t.billing);
  expect((await billing('gila')).subscription).toBeNull();
});

test('a chargeback that we won is listed without an invoice', async () => {
  await createAccount(t.database, 'greg');
  await subscribe('greg', 'BASIC', { billingId: 'basic-no-trial' });
  const [{ id: transactionId }] = (await get('greg', '/user/transactions')).items;
  const at = t.billing.clock.now();
  const adjust = (action: AdjustmentFact['action']) => {
    const fact: AdjustmentFact = {
      ...{ kind: 'adjustment', id: `adj_${action}`, transactionId, action, at, isApproved: true, isPending: false },
      ...{ totalMinor: 1900, taxMinor: 0 },
    };
    return { id: `evt_${action}`, type: 'x', occurredAt: at, accountId: null, fact };
  };
  await applyProviderEvents(t.billing, [adjust('chargeback'), adjust('chargeback_reverse')]);
  const { items } = await get('greg', '/user/transactions');
  const shown = items.map(
    ({ kind, amount, hasInvoice }: TransactionItem) => `${kind} ${amount.amount}${hasInvoice ? ' with invoice' : ''}`,
  );
  expect(shown.toSorted()).toEqual(['chargeback -19', 'chargeback 19', 'payment 19 with invoice']);
});

test('deleting the account ends its subscription at once', async () => {
  const other: TestApp = await testApp({
    identity: {
      authenticate: async (accountId) => ({ accountId, sessionId: 'session', emailVerified: true }),
      authenticateByKey: async () => Promise.reject(new Problem('unauthenticated')),
      authenticateByCookie: async () => Promise.reject(new Error('not asked')),
      pictureHosts: [],
      wire: async (scope) => {
        scope.post('/v1/accounts::delete', async () => {
          await other.database.deleteFrom('account').execute();
          return {};
        });
      },
    },
  });
  await createAccount(other.database, 'hans');
  const { post, pay } = customersOf(other);
  const { checkout } = await post('hans', '/user/change-plan', { plan: 'BASIC' });
  await pay(checkout.id);
  await other.sandbox.settle();
  await call(other, 'POST', '/v1/accounts:delete', { body: {} });
  const status = async () =>
    (await other.database.selectFrom('subscription').select('status').executeTakeFirstOrThrow()).status;
  await until(async () => (await status()) === 'canceled');
  await other.close();
});

const webhook = async (body: string, signature: string) =>
  (
    await t.app.inject({
      method: 'POST',
      url: '/webhooks/sandbox',
      payload: body,
      headers: { 'sandbox-signature': signature },
    })
  ).json();
const event = (accountId: string, id: string) => {
  const fact = { kind: 'grant', id, source: 'operator', plan: 'PREMIUM', startsAt: 0, endsAt: null };
  return JSON.stringify({
    event_id: id,
    event_type: 'x',
    occurred_at: new Date(t.clock.now()).toISOString(),
    account_id: accountId,
    data: fact,
  });
};

test('events that are forged, stale, from the future, or of an unknown kind change nothing', async () => {
  await createAccount(t.database, 'ida');
  const body = event('ida', 'forged');
  const now = t.clock.now();
  for (const signature of [
    '',
    'ts=1;h1=00',
    signWebhook(body, 'another secret', now),
    signWebhook(`${body} `, SANDBOX_SECRET, now),
    signWebhook(body, SANDBOX_SECRET, now - 10 * 60_000),
    signWebhook(body, SANDBOX_SECRET, now + 10 * 60_000),
  ])
    expect((await webhook(body, signature)).code).toBe('webhook-refused');
  expect((await webhook('no json', signWebhook('no json', SANDBOX_SECRET, now))).code).toBe('invalid-input');
  const unknown = event('ida', 'unknown').replace('"grant"', '"weather"');
  expect(await webhook(unknown, signWebhook(unknown, SANDBOX_SECRET, now))).toEqual({});
  expect((await call(t, 'POST', '/webhooks/other', { as: null, body: {} })).json.code).toBe('not-found');
  expect((await billing('ida')).plan).toBe('FREE');
});

test('an event sent twice, with one of several signatures, counts once', async () => {
  await createAccount(t.database, 'jana');
  await subscribe('jana', 'BASIC');
  const { version } = await get('jana', '/user/plan');
  const row = await t.database
    .selectFrom('billing_event')
    .select((s) => s.fn.countAll<number>().as('n'))
    .where('account_id', '=', 'jana')
    .executeTakeFirstOrThrow();
  expect(row.n).toBe(1);
  expect(version).toBe(1);
});

test.each(['FREE', 'BASIC'])('an upgrade whose payment is declined leaves a planned change to %s', async (planned) => {
  const name = `kay-${planned.toLowerCase()}`;
  await createAccount(t.database, name);
  await subscribe(name, 'STANDARD', { billingId: 'standard-no-trial', card: SANDBOX_CARDS.expiresAtRenewal });
  await post(name, '/user/change-plan', { plan: planned });
  const { subscription: before } = await billing(name);
  expect(before?.scheduled?.plan).toBe(planned);
  expect((await post(name, '/user/change-plan', { plan: 'PREMIUM' })).code).toBe('payment-failed');
  await t.sandbox.settle();
  expect(await billing(name)).toMatchObject({ plan: 'STANDARD', subscription: before });
  const method = await post(name, '/user/billing/payment-method');
  await pay(method.id);
  await post(name, '/user/change-plan', { plan: 'PREMIUM' });
  await t.sandbox.settle();
  expect(await billing(name)).toMatchObject({ plan: 'PREMIUM', subscription: { plan: 'PREMIUM', scheduled: null } });
});

test('an upgrade whose answer is lost is not undone for the sake of a planned downgrade', async () => {
  await createAccount(t.database, 'kim');
  await subscribe('kim', 'STANDARD', { billingId: 'standard-no-trial' });
  await post('kim', '/user/change-plan', { plan: 'BASIC' });
  const { changePlan } = t.billing.provider;
  const losing = vi.spyOn(t.billing.provider, 'changePlan').mockImplementation(async (id, plan, isFree) => {
    const done = await changePlan(id, plan, isFree);
    if (!isFree) throw new Problem('billing-unavailable');
    return done;
  });
  expect((await post('kim', '/user/change-plan', { plan: 'PREMIUM' })).code).toBe('billing-unavailable');
  losing.mockRestore();
  await t.sandbox.settle();
  expect(await billing('kim')).toMatchObject({ plan: 'PREMIUM', subscription: { plan: 'PREMIUM', scheduled: null } });
});

test('a declined upgrade is told as one, even if the downgrade cannot be planned again', async () => {
  await createAccount(t.database, 'kira');
  await subscribe('kira', 'STANDARD', { billingId: 'standard-no-trial', card: SANDBOX_CARDS.expiresAtRenewal });
  await post('kira', '/user/change-plan', { plan: 'BASIC' });
  const { changePlan } = t.billing.provider;
  const failing = vi.spyOn(t.billing.provider, 'changePlan').mockImplementation(async (id, plan, isFree) => {
    if (plan === 'BASIC') throw new Problem('billing-unavailable');
    return changePlan(id, plan, isFree);
  });
  expect((await post('kira', '/user/change-plan', { plan: 'PREMIUM' })).code).toBe('payment-failed');
  failing.mockRestore();
  expect(t.logged).toContainEqual(expect.objectContaining({ err: expect.any(Problem), plan: 'BASIC' }));
});

test('a provider that is down changes nothing, and the answer says so', async () => {
  await createAccount(t.database, 'karl');
  await subscribe('karl', 'BASIC');
  const { changePlan } = t.billing.provider;
  t.billing.provider.changePlan = async () => {
    throw new Problem('billing-unavailable');
  };
  const answer = await call(t, 'POST', '/user/change-plan', { as: 'karl', body: { plan: 'PREMIUM' } });
  t.billing.provider.changePlan = changePlan;
  expect([answer.status, answer.json.code]).toEqual([503, 'billing-unavailable']);
  expect((await billing('karl')).plan).toBe('BASIC');
  expect((await post('karl', '/user/change-plan', { plan: 'PREMIUM' })).plan).toBe('PREMIUM');
});

test('the nightly check finds what a lost webhook would have said', async () => {
  await createAccount(t.database, 'mona');
  await subscribe('mona', 'BASIC', { billingId: 'basic-no-trial' });
  const { id } = await t.database
    .selectFrom('subscription')
    .select('id')
    .where('account_id', '=', 'mona')
    .executeTakeFirstOrThrow();
  expect(await reconcile(t.billing)).toEqual([]);
  await t.billing.provider.cancel(id, 'now');
  await t.database.deleteFrom('sandbox_delivery').execute();
  expect(await reconcile(t.billing)).toEqual([{ subscriptionId: id, things: [id] }]);
  expect(t.logged.some((entry) => JSON.stringify(entry).includes(id))).toBe(true);
  expect(await reconcile(t.billing)).toEqual([]);
  expect((await billing('mona')).subscription).toBeNull();
});

test('a time with fractions of a millisecond is accepted like any other', async () => {
  const ask = (days: number) => call(t, 'POST', '/dev/billing/advance', { as: null, body: { days } });
  expect((await ask(0.8101374340694962)).status).toBe(200);
  expect((await ask(0)).status).toBe(200);
});
