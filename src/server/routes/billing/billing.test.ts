import { afterAll, expect, test } from 'vitest';
import { setPlan } from '#billing/plan/set-plan.ts';
import { SANDBOX_CARDS } from '#contract/billing/checkout.ts';
import { call, createAccount, testApp } from '../../testing/test-app.ts';
import { customersOf } from '../../testing/test-customer.ts';
import { createReadStore } from '../../testing/test-sales.ts';

const t = await testApp();
afterAll(() => t.close());
const { post, get, pay, subscribe, billing, advance } = customersOf(t);

test('free, trial, paid, up, down, cancelled, resumed, refunded', async () => {
  await createAccount(t.database, 'anna');
  const first = await billing('anna');
  expect([first.plan, first.source, first.subscription]).toEqual(['FREE', 'free', null]);
  expect(first.options.map(({ kind, lock }) => kind ?? lock).join()).toBe('no-subscription,checkout,checkout,checkout');
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
  // there is only one trial
  expect((await billing('anna')).options.map(({ trialDays }) => trialDays)).toEqual([0, 0, 0, 0]);
  expect((await post('anna', '/user/change-plan', { plan: 'BASIC', billingId: 'basic' })).code).toBe('trial-used');
});

test('in a trial another plan is previewed and chosen for nothing', async () => {
  await createAccount(t.database, 'tom');
  await subscribe('tom', 'STANDARD');
  for (const plan of ['PREMIUM', 'BASIC']) {
    expect((await post('tom', '/user/change-plan/preview', { plan })).dueNow.amount).toBe(0);
    await post('tom', '/user/change-plan', { plan });
    expect((await billing('tom')).plan).toBe(plan);
  }
});

test('after a planned downgrade an upgrade costs what its preview says', async () => {
  await createAccount(t.database, 'ute');
  await subscribe('ute', 'STANDARD', { billingId: 'standard-no-trial' });
  await post('ute', '/user/change-plan', { plan: 'BASIC' });
  const { dueNow, nextCharge } = await post('ute', '/user/change-plan/preview', { plan: 'PREMIUM' });
  await post('ute', '/user/change-plan', { plan: 'PREMIUM' });
  await t.sandbox.settle();
  const [line] = (await get('ute', '/user/transactions')).items;
  expect(line.kind).toBe('change');
  expect(Math.abs(dueNow.amount - line.amount.amount)).toBeLessThan(0.02);
  expect(nextCharge.amount.amount).toBe(59);
});

test('a smaller plan suspends the stores that were not chosen, and a larger one resumes them', async () => {
  await createAccount(t.database, 'ben');
  const noTrial = await post('ben', '/user/change-plan', { plan: 'BASIC', billingId: 'basic-no-trial' });
  await pay(noTrial.checkout.id);
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

test('an unpaid renewal starts a grace period, and a new card ends it', async () => {
  await createAccount(t.database, 'cleo');
  const { checkout } = await post('cleo', '/user/change-plan', { plan: 'PREMIUM', billingId: 'premium-no-trial' });
  expect((await pay(checkout.id, SANDBOX_CARDS.declined)).status).toBe('declined');
  expect((await pay(checkout.id, SANDBOX_CARDS.expiresAtRenewal)).status).toBe('completed');
  await t.sandbox.settle();
  await advance(33);
  const open = await billing('cleo');
  expect([open.plan, open.subscription?.status]).toEqual(['PREMIUM', 'past_due']);
  expect((await post('cleo', '/user/change-plan', { plan: 'BASIC' })).lock).toBe('past-due');
  const method = await post('cleo', '/user/billing/payment-method');
  await pay(method.id);
  await t.sandbox.settle();
  expect((await billing('cleo')).subscription?.status).toBe('active');
  expect(t.mails.filter(({ to }) => to === 'cleo@example.org').length).toBe(1);
});

test('without a payment the grace period ends, and the plan with it', async () => {
  await createAccount(t.database, 'dora');
  await subscribe('dora', 'BASIC', { billingId: 'basic-no-trial', card: SANDBOX_CARDS.expiresAtRenewal });
  await advance(42);
  const over = await billing('dora');
  expect([over.plan, over.subscription]).toEqual(['FREE', null]);
  expect(t.mails.filter(({ to }) => to === 'dora@example.org').length).toBe(2);
});

test('a trial that ends with a declined card has no grace period, and the mail says so', async () => {
  await createAccount(t.database, 'tess');
  await subscribe('tess', 'BASIC', { card: SANDBOX_CARDS.expiresAtRenewal });
  await advance(8);
  const open = await billing('tess');
  expect([open.plan, open.subscription?.status]).toEqual(['FREE', 'past_due']);
  expect(t.mails.filter(({ to }) => to === 'tess@example.org').map(({ subject }) => subject)).toEqual([
    'Your Tillwatch trial ends soon',
    'Your first Tillwatch payment did not go through',
  ]);
});

test('a trial with a card that already had one ends at once, with a notice and no charge', async () => {
  for (const id of ['uma', 'vera']) await createAccount(t.database, id);
  await subscribe('uma', 'BASIC', { expires: '05/35' });
  await subscribe('vera', 'PREMIUM', { expires: '05/35' });
  expect((await post('vera', '/user/billing/refresh')).subscription).toBeNull();
  expect([(await billing('uma')).plan, (await billing('vera')).plan]).toEqual(['BASIC', 'FREE']);
  expect(t.mails.filter(({ to }) => to === 'vera@example.org').map(({ subject }) => subject)).toEqual([
    'Your Tillwatch trial has ended',
  ]);
  await advance(10);
  expect((await get('vera', '/user/transactions')).items).toEqual([]);
  expect((await billing('uma')).subscription?.status).toBe('active');
  await subscribe('vera', 'BASIC', { billingId: 'basic-no-trial', expires: '05/35' });
  expect((await billing('vera')).plan).toBe('BASIC');
});

test('a card that needs confirmation pays once the bank has approved', async () => {
  await createAccount(t.database, 'emil');
  const { checkout } = await post('emil', '/user/change-plan', { plan: 'BASIC' });
  const payAndAsk = () => pay(checkout.id, SANDBOX_CARDS.needsConfirmation);
  const confirm = (isApproved: boolean) =>
    call(t, 'POST', `/dev/checkouts/${checkout.id}/confirm`, { as: null, body: { isApproved } });
  expect((await payAndAsk()).status).toBe('needs-confirmation');
  expect((await confirm(false)).json.status).toBe('declined');
  await payAndAsk();
  expect((await confirm(true)).json.status).toBe('completed');
  expect((await confirm(true)).json.code).toBe('checkout-closed');
});

test('with billing off its calls do not exist, and plans are set by command', async () => {
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

test("an operator's grant is a minimum: a higher paid plan counts", async () => {
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

test('only plans above a granted one can be tried', async () => {
  await createAccount(t.database, 'gina');
  await setPlan({ database: t.database, clock: t.billing.clock }, 'gina', 'STANDARD');
  const { options } = await billing('gina');
  expect(options.map(({ trialDays }) => trialDays)).toEqual([0, 0, 0, 7]);
  const bought = await post('gina', '/user/change-plan/preview', { plan: 'BASIC' });
  expect([bought.billingId, bought.trialDays, bought.dueNow.amount]).toEqual(['basic-no-trial', 0, 19]);
  const code = async (plan: string, billingId: string) =>
    (await post('gina', '/user/change-plan/preview', { plan, billingId })).code;
  expect(await code('STANDARD', 'standard')).toBe('trial-used');
  expect(await code('PREMIUM', 'premium')).toBeUndefined();
});

test('an open page learns of a new plan at once, on whichever server', async () => {
  await createAccount(t.database, 'lena');
  const { version } = await get('lena', '/user/plan');
  const waiting = get('lena', `/user/plan?known=${version}`);
  await subscribe('lena', 'PREMIUM');
  expect(await waiting).toEqual({ plan: 'PREMIUM', version: version + 1 });
}, 10_000);
