import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signWebhook } from '#billing/providers/signature.ts';
import { reconcile } from '#billing/reconcile.ts';
import { runBillingJobs } from '#billing/run-billing-jobs.ts';
import { setPlan } from '#billing/set-plan.ts';
import type { Billing } from '#contract/billing.ts';
import { SANDBOX_CARDS } from '#contract/checkout.ts';
import { call, createAccount, type TestApp, testApp } from '../testing/test-app.ts';
import { SANDBOX_SECRET } from '../testing/test-billing.ts';
import { createReadStore } from '../testing/test-sales.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t?.close());

const post = async (as: string, url: string, body?: object) => (await call(t, 'POST', url, { as, body })).json;
const get = async (as: string, url: string) => (await call(t, 'GET', url, { as })).json;
const billing = (as: string): Promise<Billing> => get(as, '/user/billing');
const advance = (days: number) => t.sandbox.advance(days, () => runBillingJobs(t.billing));
const CARD = { expires: '12/34', country: 'US' };

async function subscribe(as: string, plan: string, card: string = SANDBOX_CARDS.paid, expires = '12/34') {
  const { checkout } = await post(as, '/user/change-plan', { plan });
  const paid = await call(t, 'POST', `/dev/checkouts/${checkout.id}/pay`, {
    as: null,
    body: { ...CARD, expires, card },
  });
  expect(paid.json.status).toBe('completed');
  await t.sandbox.settle();
  return checkout.id as string;
}

describe('from the first look to the last payment', () => {
  test('free, trial, paid, up, down, cancelled, resumed, refunded', async () => {
    await createAccount(t.database, 'anna');
    const first = await billing('anna');
    expect([first.plan, first.source, first.subscription]).toEqual(['FREE', 'free', null]);
    expect(first.options.map(({ kind, lock }) => kind ?? lock).join()).toBe(
      'no-subscription,checkout,checkout,checkout',
    );
    await subscribe('anna', 'STANDARD');
    const trial = await billing('anna');
    expect([trial.plan, trial.subscription?.status, trial.refund]).toEqual(['STANDARD', 'trialing', null]);
    expect((await get('anna', '/user/transactions')).total).toBe(0);

    await advance(8);
    const paid = await billing('anna');
    expect([paid.subscription?.status, paid.refund?.amount.amount]).toEqual(['active', 39]);

    const preview = await post('anna', '/user/change-plan/preview', { plan: 'PREMIUM' });
    expect([preview.kind, preview.nextCharge.amount.amount, preview.losses]).toEqual(['upgrade', 59, null]);
    expect(preview.dueNow.amount).toBeGreaterThan(18);
    expect(await post('anna', '/user/change-plan', { plan: 'PREMIUM' })).toMatchObject({ checkout: null });
    expect((await billing('anna')).plan).toBe('PREMIUM');

    const down = await post('anna', '/user/change-plan', { plan: 'BASIC' });
    const waiting = await billing('anna');
    expect(down.effectiveAt).toBe(waiting.subscription?.period.endsAt);
    expect([waiting.plan, waiting.subscription?.scheduled?.plan]).toEqual(['PREMIUM', 'BASIC']);
    expect(waiting.options[1]?.lock).toBe('scheduled');
    await post('anna', '/user/change-plan', { plan: 'FREE' });
    expect((await billing('anna')).subscription?.scheduled?.plan).toBe('FREE');
    const resumed = await post('anna', '/user/billing/resume');
    expect([resumed.plan, resumed.subscription.scheduled]).toEqual(['PREMIUM', null]);

    const refunded = await post('anna', '/user/billing/refund');
    expect([refunded.plan, refunded.subscription]).toEqual(['FREE', null]);
    await t.sandbox.settle();
    const { items } = await get('anna', '/user/transactions?pageSize=25');
    const sum = items.reduce((all: number, { amount }: { amount: { amount: number } }) => all + amount.amount, 0);
    expect([items.length, sum]).toEqual([4, 0]);
    expect((await post('anna', '/user/billing/refund')).code).toBe('refund-not-possible');
    // the trial is for once
    expect((await billing('anna')).options.map(({ trialDays }) => trialDays)).toEqual([0, 0, 0, 0]);
    expect((await post('anna', '/user/change-plan', { plan: 'BASIC', billingId: 'basic' })).code).toBe('trial-used');
  });

  test('a plan with less room suspends what was not chosen, and gives it back', async () => {
    await createAccount(t.database, 'ben');
    const noTrial = await post('ben', '/user/change-plan', { plan: 'BASIC', billingId: 'basic-no-trial' });
    await call(t, 'POST', `/dev/checkouts/${noTrial.checkout.id}/pay`, {
      as: null,
      body: { ...CARD, card: SANDBOX_CARDS.paid },
    });
    await t.sandbox.settle();
    const stores = [];
    for (const host of ['one.example', 'two.example', 'three.example'])
      stores.push(await createReadStore(t.database, { host, products: 0, watchedBy: ['ben'] }));
    const { losses } = await post('ben', '/user/change-plan/preview', { plan: 'FREE' });
    expect([losses.storesOver, losses.stores.length, losses.features]).toEqual([2, 3, ['isAnalyticsEnabled']]);
    await post('ben', '/user/change-plan', { plan: 'FREE', keepStores: [String(stores[2]!.id)] });
    await advance(32);
    const suspended = () =>
      t.database
        .selectFrom('watched_store')
        .select(['store_id', 'suspended_by'])
        .where('account_id', '=', 'ben')
        .orderBy('store_id')
        .execute();
    expect((await suspended()).map((row) => row.suspended_by)).toEqual(['plan', 'plan', null]);
    expect((await billing('ben')).usage.stores).toEqual({ used: 1, limit: 1, suspendedByPlan: 2 });
    await subscribe('ben', 'BASIC');
    expect((await suspended()).map((row) => row.suspended_by)).toEqual([null, null, null]);
  });

  test('a renewal that is not paid has days of grace, and a new card ends them', async () => {
    await createAccount(t.database, 'cleo');
    const { checkout } = await post('cleo', '/user/change-plan', { plan: 'PREMIUM', billingId: 'premium-no-trial' });
    const pay = (card: string) =>
      call(t, 'POST', `/dev/checkouts/${checkout.id}/pay`, { as: null, body: { ...CARD, card } });
    expect((await pay(SANDBOX_CARDS.declined)).json.status).toBe('declined');
    expect((await pay(SANDBOX_CARDS.expiresAtRenewal)).json.status).toBe('completed');
    await t.sandbox.settle();
    await advance(33);
    const open = await billing('cleo');
    expect([open.plan, open.subscription?.status]).toEqual(['PREMIUM', 'past_due']);
    expect((await post('cleo', '/user/change-plan', { plan: 'BASIC' })).lock).toBe('past-due');
    const method = await post('cleo', '/user/billing/payment-method');
    await call(t, 'POST', `/dev/checkouts/${method.id}/pay`, { as: null, body: { ...CARD, card: SANDBOX_CARDS.paid } });
    await t.sandbox.settle();
    expect((await billing('cleo')).subscription?.status).toBe('active');
    expect(t.mails.filter(({ to }) => to === 'cleo@example.org').length).toBe(1);
  });

  test('without a payment the grace ends, and with it the plan', async () => {
    await createAccount(t.database, 'dora');
    const { checkout } = await post('dora', '/user/change-plan', { plan: 'BASIC', billingId: 'basic-no-trial' });
    const body = { ...CARD, card: SANDBOX_CARDS.expiresAtRenewal };
    await call(t, 'POST', `/dev/checkouts/${checkout.id}/pay`, { as: null, body });
    await t.sandbox.settle();
    await advance(42);
    const over = await billing('dora');
    expect([over.plan, over.subscription]).toEqual(['FREE', null]);
    expect(t.mails.filter(({ to }) => to === 'dora@example.org').length).toBe(2);
  });

  test('a card that needs confirmation pays once the bank has said yes', async () => {
    await createAccount(t.database, 'emil');
    const { checkout } = await post('emil', '/user/change-plan', { plan: 'BASIC' });
    const url = `/dev/checkouts/${checkout.id}`;
    const body = { ...CARD, card: SANDBOX_CARDS.needsConfirmation };
    expect((await call(t, 'POST', `${url}/pay`, { as: null, body })).json.status).toBe('needs-confirmation');
    const confirm = (isApproved: boolean) => call(t, 'POST', `${url}/confirm`, { as: null, body: { isApproved } });
    expect((await confirm(false)).json.status).toBe('declined');
    await call(t, 'POST', `${url}/pay`, { as: null, body });
    expect((await confirm(true)).json.status).toBe('completed');
    expect((await confirm(true)).json.code).toBe('checkout-closed');
  });
});

describe('bad luck', () => {
  test('the checkout returns before its webhook: asked for, the plan is there, and the webhook changes nothing more', async () => {
    await createAccount(t.database, 'fred');
    const { checkout } = await post('fred', '/user/change-plan', { plan: 'BASIC' });
    const body = { ...CARD, card: SANDBOX_CARDS.paid };
    await call(t, 'POST', `/dev/checkouts/${checkout.id}/pay`, { as: null, body });
    expect((await billing('fred')).plan).toBe('FREE');
    expect((await post('fred', '/user/billing/refresh')).plan).toBe('BASIC');
    const before = await get('fred', '/user/plan');
    await t.sandbox.settle();
    expect(await get('fred', '/user/plan')).toEqual(before);
  });

  test('two tabs share a checkout; a second subscription is ended and paid back', async () => {
    await createAccount(t.database, 'gina');
    const ask = (plan: string) =>
      post('gina', '/user/change-plan', { plan, billingId: `${plan.toLowerCase()}-no-trial` });
    const [one, two] = await Promise.all([ask('BASIC'), ask('BASIC')]);
    expect(two.checkout).toEqual(one.checkout);
    const other = await ask('STANDARD');
    const pay = async (id: string) =>
      (await call(t, 'POST', `/dev/checkouts/${id}/pay`, { as: null, body: { ...CARD, card: SANDBOX_CARDS.paid } }))
        .json;
    expect((await pay(one.checkout.id)).code).toBe('checkout-closed');
    // a provider's overlay that was open already pays nevertheless
    await t.database
      .updateTable('sandbox_checkout')
      .set({ data: await reopened(one.checkout.id) })
      .where('id', '=', one.checkout.id)
      .execute();
    expect((await pay(other.checkout.id)).status).toBe('completed');
    expect((await pay(one.checkout.id)).status).toBe('completed');
    await t.sandbox.settle();
    await runBillingJobs(t.billing);
    await t.sandbox.settle();
    const { items } = await get('gina', '/user/transactions');
    expect(items.map(({ kind }: { kind: string }) => kind).toSorted()).toEqual(['payment', 'payment', 'refund']);
    const rows = await t.database
      .selectFrom('provider_subscription')
      .select('status')
      .where('account_id', '=', 'gina')
      .execute();
    expect(rows.map(({ status }) => status).toSorted()).toEqual(['active', 'canceled']);
  });

  async function reopened(id: string): Promise<string> {
    const { data } = await t.database
      .selectFrom('sandbox_checkout')
      .select('data')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return JSON.stringify({ ...(data as object), status: 'open' });
  }

  test('a deleted account is charged no more, and its payments stay without it', async () => {
    await createAccount(t.database, 'hugo');
    const { checkout } = await post('hugo', '/user/change-plan', { plan: 'BASIC', billingId: 'basic-no-trial' });
    await call(t, 'POST', `/dev/checkouts/${checkout.id}/pay`, {
      as: null,
      body: { ...CARD, card: SANDBOX_CARDS.paid },
    });
    await t.sandbox.settle();
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

  test('a payment taken back by the bank ends the plan, and nothing is charged again', async () => {
    await createAccount(t.database, 'gerd');
    const { checkout } = await post('gerd', '/user/change-plan', { plan: 'BASIC', billingId: 'basic-no-trial' });
    const body = { ...CARD, card: SANDBOX_CARDS.paid };
    await call(t, 'POST', `/dev/checkouts/${checkout.id}/pay`, { as: null, body });
    await t.sandbox.settle();
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

  test('who deletes the account has its subscription ended at once', async () => {
    const other: TestApp = await testApp({
      identity: {
        authenticate: async (accountId) => ({ accountId, sessionId: 'session', emailVerified: true }),
        authenticateByCookie: async () => Promise.reject(new Error('not asked')),
        wire: async (scope) => {
          scope.post('/v1/accounts::delete', async () => {
            await other.database.deleteFrom('account').execute();
            return {};
          });
        },
      },
    });
    await createAccount(other.database, 'hans');
    const { checkout } = (await call(other, 'POST', '/user/change-plan', { as: 'hans', body: { plan: 'BASIC' } })).json;
    const body = { ...CARD, card: SANDBOX_CARDS.paid };
    await call(other, 'POST', `/dev/checkouts/${checkout.id}/pay`, { as: null, body });
    await other.sandbox.settle();
    await call(other, 'POST', '/v1/accounts:delete', { body: {} });
    const status = async () =>
      (await other.database.selectFrom('provider_subscription').select('status').executeTakeFirstOrThrow()).status;
    await expect.poll(status, { timeout: 5_000 }).toBe('canceled');
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

  test('what is forged, stale, of the future, or of nobody’s kind changes nothing', async () => {
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

  test('a provider that says it twice, in one of several signatures, is believed once', async () => {
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

  test('a provider that is down changes nothing and says so', async () => {
    await createAccount(t.database, 'karl');
    await subscribe('karl', 'BASIC');
    const { changePlan } = t.billing.provider;
    t.billing.provider.changePlan = async () => {
      const { Problem } = await import('#runtime/problem.ts');
      throw new Problem('billing-unavailable');
    };
    const answer = await call(t, 'POST', '/user/change-plan', { as: 'karl', body: { plan: 'PREMIUM' } });
    t.billing.provider.changePlan = changePlan;
    expect([answer.status, answer.json.code]).toEqual([503, 'billing-unavailable']);
    expect((await billing('karl')).plan).toBe('BASIC');
    expect((await post('karl', '/user/change-plan', { plan: 'PREMIUM' })).plan).toBe('PREMIUM');
  });
});

test('what a lost webhook would have told is found when the provider is asked at night', async () => {
  await createAccount(t.database, 'mona');
  const { checkout } = await post('mona', '/user/change-plan', { plan: 'BASIC', billingId: 'basic-no-trial' });
  await call(t, 'POST', `/dev/checkouts/${checkout.id}/pay`, { as: null, body: { ...CARD, card: SANDBOX_CARDS.paid } });
  await t.sandbox.settle();
  const { id } = await t.database
    .selectFrom('provider_subscription')
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

test('with billing off nothing of it is there, and plans are given by command', async () => {
  const off = await testApp({ billing: null, sandbox: null });
  await createAccount(off.database, 'anna');
  const codes = [];
  for (const url of ['/user/billing', '/user/transactions', '/user/referrals', '/dev/checkouts/x'])
    codes.push((await call(off, 'GET', url)).json.code);
  expect(codes).toEqual(['not-found', 'not-found', 'not-found', 'not-found']);
  expect((await call(off, 'POST', '/webhooks/sandbox', { as: null, body: {} })).json.code).toBe('not-found');
  await setPlan({ database: off.database, clock: off.clock }, 'anna', 'STANDARD');
  expect((await call(off, 'GET', '/user/plan')).json.plan).toBe('STANDARD');
  await off.close();
});

test('what an operator gives is a floor: what is paid for counts where it is higher', async () => {
  await createAccount(t.database, 'opal');
  const deps = { database: t.database, clock: t.billing.clock };
  await setPlan(deps, 'opal', 'STANDARD');
  await subscribe('opal', 'PREMIUM');
  expect(await billing('opal')).toMatchObject({ plan: 'PREMIUM', source: 'subscription' });
  const { losses } = await post('opal', '/user/change-plan/preview', { plan: 'FREE' });
  expect(losses.features).toEqual(['areDatabaseDetailsEnabled']);
  expect((await setPlan(deps, 'opal', 'FREE')).plan).toBe('PREMIUM');
  await setPlan(deps, 'opal', 'STANDARD');
  await post('opal', '/user/change-plan', { plan: 'FREE' });
  await advance(9);
  expect(await billing('opal')).toMatchObject({ plan: 'STANDARD', source: 'operator' });
});

test('an open page learns of a new plan as it changes, on whichever server', async () => {
  await createAccount(t.database, 'lena');
  const { version } = await get('lena', '/user/plan');
  const waiting = get('lena', `/user/plan?known=${version}`);
  await subscribe('lena', 'PREMIUM');
  expect(await waiting).toEqual({ plan: 'PREMIUM', version: version + 1 });
}, 10_000);

describe('referrals', () => {
  test('a friend’s payment that stands earns a month, once', async () => {
    for (const id of ['mia', 'nils', 'olga']) await createAccount(t.database, id);
    const { code, link } = await get('mia', '/user/referrals');
    expect(link).toBe(`http://localhost/?r=${code}`);
    expect((await post('mia', '/user/set-referrer', { code })).code).toBe('referral-own-code');
    expect((await post('nils', '/user/set-referrer', { code: '22222222' })).code).toBe('referral-code-unknown');
    expect(await post('nils', '/user/set-referrer', { code: code.toLowerCase() })).toBeNull();
    expect((await post('nils', '/user/set-referrer', { code })).code).toBe('referrer-set');
    const nils = await get('nils', '/user/referrals');
    await post('olga', '/user/set-referrer', { code: nils.code });
    const olga = await get('olga', '/user/referrals');
    expect((await post('mia', '/user/set-referrer', { code: olga.code })).code).toBe('referral-circle');

    await subscribe('nils', 'BASIC', SANDBOX_CARDS.paid, '01/33');
    await advance(8);
    expect(await get('mia', '/user/referrals')).toMatchObject({
      joined: 1,
      paid: 1,
      earned: 0,
      credits: 0,
      lock: 'none-left',
    });
    await advance(14);
    expect(await get('mia', '/user/referrals')).toMatchObject({ earned: 1, credits: 1, lock: null });
    expect((await post('mia', '/user/use-referral-credits', { months: 2 })).code).toBe('referral-credits-missing');
    expect((await post('mia', '/user/use-referral-credits', { months: 1 })).plan).toBe('PREMIUM');
    const granted = await billing('mia');
    expect([granted.plan, granted.source]).toEqual(['PREMIUM', 'referral']);
    await advance(32);
    expect((await billing('mia')).plan).toBe('FREE');
  });

  test('what went back, throw-away addresses and one’s own card earn nothing', async () => {
    for (const id of ['paul', 'rosa', 'sven', 'tina']) await createAccount(t.database, id);
    await t.database.updateTable('account').set({ email: 'x@eu.mailinator.com' }).where('id', '=', 'sven').execute();
    await subscribe('paul', 'BASIC', SANDBOX_CARDS.paid, '11/31');
    await advance(8);
    const { code } = await get('paul', '/user/referrals');
    for (const id of ['rosa', 'sven', 'tina']) await post(id, '/user/set-referrer', { code });
    await subscribe('rosa', 'BASIC', SANDBOX_CARDS.paid, '02/33');
    await subscribe('sven', 'BASIC', SANDBOX_CARDS.paid, '03/33');
    await subscribe('tina', 'BASIC', SANDBOX_CARDS.paid, '11/31');
    await advance(8);
    await post('rosa', '/user/billing/refund');
    await advance(20);
    const page = await get('paul', '/user/referrals');
    expect([page.joined, page.earned, page.credits]).toEqual([3, 0, 0]);
    expect(page.friends.map(({ state }: { state: string }) => state).toSorted()).toEqual([
      'disposable-address',
      'own-payment-method',
      'refunded',
    ]);
  });
});
