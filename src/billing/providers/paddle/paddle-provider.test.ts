import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { manualClock } from '#runtime/clock.ts';
import type { PaddleSettings } from '#runtime/settings.ts';
import { foldEvents } from '../../events/fold-events.ts';
import { ledgerOf } from '../../events/ledger.ts';
import { reversalOf } from '../../events/reversal.ts';
import { signWebhook } from '../signature.ts';
import { paddleProvider } from './paddle-provider.ts';

const NOW = Date.UTC(2026, 10, 21, 10);
const SECRET = 'pdl_ntfset_new';
const clock = manualClock(NOW);
const settings: PaddleSettings = {
  provider: 'paddle',
  environment: 'sandbox',
  apiKey: 'key',
  webhookSecrets: [SECRET, 'pdl_ntfset_old'],
  vendorId: 12345,
  clientToken: null,
  prices: { basic: 'pri_b', 'basic-no-trial': 'pri_bn', premium: 'pri_p', 'premium-no-trial': 'pri_pn' },
};

type Body = { items?: object[]; proration_billing_mode?: string };
type Call = { method: string; path: string; body: Body | null };
let calls: Call[] = [];
let failWith: { status: number; body: object } | null = null;
let isTrialing = false;

const time = (day: number) => `2026-11-${String(day).padStart(2, '0')}T08:00:00.123456Z`;
const price = (id: string, amount: string) => ({
  ...{ id, product_id: 'pro_1', description: 'a month', name: null, type: 'standard', status: 'active' },
  ...{ billing_cycle: { interval: 'month', frequency: 1 }, trial_period: null, tax_mode: 'account_setting' },
  ...{ unit_price: { amount, currency_code: 'USD' }, unit_price_overrides: [], custom_data: null, import_meta: null },
  ...{ quantity: { minimum: 1, maximum: 1 }, created_at: time(1), updated_at: time(1) },
});
const subscription = (changes: object = {}) => ({
  ...{ id: 'sub_1', status: 'active', customer_id: 'ctm_1', address_id: 'add_1', business_id: null },
  ...{ currency_code: 'USD', created_at: time(1), updated_at: time(20), started_at: time(1), first_billed_at: time(8) },
  ...{ next_billed_at: '2026-12-08T08:00:00Z', paused_at: null, canceled_at: null, discount: null },
  ...{ collection_mode: 'automatic', billing_details: null, scheduled_change: null, management_urls: null },
  current_billing_period: { starts_at: time(8), ends_at: '2026-12-08T08:00:00Z' },
  billing_cycle: { interval: 'month', frequency: 1 },
  items: [
    {
      ...{ status: 'active', quantity: 1, recurring: true, created_at: time(1), updated_at: time(1) },
      ...{ previously_billed_at: time(8), next_billed_at: '2026-12-08T08:00:00Z', price: price('pri_pn', '5900') },
      product: {
        id: 'pro_1',
        name: 'Premium',
        tax_category: 'saas',
        status: 'active',
        created_at: time(1),
        updated_at: time(1),
      },
      trial_dates: { starts_at: time(1), ends_at: time(8) },
    },
  ],
  custom_data: { account: 'anna' },
  import_meta: null,
  ...changes,
});
const totals = {
  ...{ subtotal: '5900', discount: '0', tax: '1180', total: '7080', credit: '0', credit_to_balance: '0' },
  ...{ balance: '0', grand_total: '7080', fee: null, earnings: null, currency_code: 'USD' },
};
const payment = (changes: object = {}) => ({
  ...{ id: 'txn_1', status: 'completed', customer_id: 'ctm_1', address_id: 'add_1', business_id: null },
  ...{ custom_data: { account: 'anna' }, currency_code: 'USD', origin: 'subscription_recurring' },
  ...{ subscription_id: 'sub_1', invoice_id: 'inv_1', invoice_number: '1-1', collection_mode: 'automatic' },
  ...{ discount_id: null, billing_details: null, checkout: null, created_at: time(8), updated_at: time(8) },
  ...{ billed_at: time(8), revised_at: null },
  billing_period: { starts_at: time(8), ends_at: '2026-12-08T08:00:00Z' },
  items: [{ price_id: 'pri_pn', price: price('pri_pn', '5900'), quantity: 1, proration: null }],
  details: { tax_rates_used: [], totals, adjusted_totals: null, payout_totals: null, line_items: [] },
  payments: [
    {
      ...{ payment_attempt_id: 'a', stored_payment_method_id: 's', payment_method_id: 'p', amount: '7080' },
      ...{ status: 'captured', error_code: null, created_at: time(8), captured_at: time(8) },
      method_details: {
        type: 'card',
        card: { type: 'visa', last4: '4242', expiry_month: 1, expiry_year: 2030, cardholder_name: 'A' },
      },
    },
  ],
  ...changes,
});
const adjustment = (changes: object = {}) => ({
  ...{ id: 'adj_1', action: 'refund', type: 'full', transaction_id: 'txn_1', subscription_id: 'sub_1' },
  ...{ customer_id: 'ctm_1', reason: 'asked', credit_applied_to_balance: false, currency_code: 'USD' },
  ...{ status: 'pending_approval', items: [], payout_totals: null, created_at: time(21), updated_at: time(21) },
  totals: { subtotal: '5900', tax: '1180', total: '7080', fee: '0', earnings: '0', currency_code: 'USD' },
  ...changes,
});

const preview = (mode?: string) => ({
  ...subscription(),
  immediate_transaction:
    mode === 'do_not_bill'
      ? null
      : {
          billing_period: subscription().current_billing_period,
          details: { tax_rates_used: [], totals: { ...totals, grand_total: '3540' }, line_items: [] },
          adjustments: [],
        },
  ...{ next_transaction: null, update_summary: null },
  recurring_transaction_details: { tax_rates_used: [], totals, line_items: [] },
});
const refusal = (code: string) => ({
  status: 400,
  body: { error: { type: 'request_error', code, detail: '', documentation_url: '' } },
});

/** Why Paddle would refuse a call. */
function refusalOf({ method, body }: Call): typeof failWith {
  if (failWith) return failWith;
  // https://developer.paddle.com/build/trials/update-trials
  return method === 'PATCH' && isTrialing && body?.items && body.proration_billing_mode !== 'do_not_bill'
    ? refusal('subscription_trialing_items_update_invalid_options')
    : null;
}

/** A fake Paddle on loopback, with the calls that we use. */
const server = createServer((request, response) => {
  let text = '';
  request.on('data', (chunk) => {
    text += chunk;
  });
  request.on('end', () => {
    const path = request.url!.split('?')[0]!;
    const call: Call = { method: request.method!, path, body: text ? JSON.parse(text) : null };
    calls.push(call);
    const list = (items: object[]) => ({
      data: items,
      meta: {
        request_id: 'r',
        pagination: { per_page: 50, next: `${api}${path}?after=x`, has_more: false, estimated_total: 1 },
      },
    });
    const answers: Record<string, object> = {
      '/transactions':
        request.method === 'GET' ? list([payment()]) : { data: payment({ id: 'txn_new', status: 'draft' }) },
      '/transactions/txn_1': { data: payment() },
      '/transactions/txn_1/invoice': { data: { url: 'https://pdf.example/1' } },
      '/adjustments': request.method === 'GET' ? list([]) : { data: adjustment() },
      '/subscriptions/sub_1': { data: subscription() },
      '/subscriptions/sub_1/preview': { data: preview(call.body?.proration_billing_mode) },
      '/subscriptions/sub_1/cancel': { data: subscription() },
      '/subscriptions/sub_1/update-payment-method-transaction': { data: payment({ id: 'txn_card' }) },
    };
    response.setHeader('content-type', 'application/json');
    const refused = refusalOf(call);
    response.statusCode = refused?.status ?? 200;
    response.end(JSON.stringify(refused?.body ?? answers[path] ?? { data: {} }));
  });
});

let api = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  calls = [];
  failWith = null;
  isTrialing = false;
});
const paddle = () => paddleProvider(settings, clock, api);

describe('calls', () => {
  test('a checkout names the price and the account', async () => {
    const asked = {
      accountId: 'anna',
      email: 'a@example.org',
      plan: 'BASIC',
      billingId: 'basic',
      hasTrial: true,
    } as const;
    expect(await paddle().openCheckout(asked)).toBe('txn_new');
    expect(calls[0]).toMatchObject({ method: 'POST', path: '/transactions' });
    expect(calls[0]?.body).toEqual({ items: [{ price_id: 'pri_b', quantity: 1 }], custom_data: { account: 'anna' } });
  });

  test('a higher plan is billed at once and not given if unpaid; a lower one costs nothing now', async () => {
    const snapshot = await paddle().changePlan('sub_1', 'PREMIUM', false);
    expect(calls[0]).toMatchObject({ method: 'PATCH', path: '/subscriptions/sub_1' });
    expect(calls[0]?.body).toEqual({
      items: [{ price_id: 'pri_pn', quantity: 1 }],
      proration_billing_mode: 'prorated_immediately',
      on_payment_failure: 'prevent_change',
    });
    expect(snapshot.map(({ fact }) => fact?.id)).toEqual(['sub_1', 'txn_1']);
    await paddle().changePlan('sub_1', 'BASIC', true);
    expect(calls.filter(({ method }) => method === 'PATCH')[1]?.body).toMatchObject({
      proration_billing_mode: 'do_not_bill',
    });
  });

  test('a cancellation takes effect at the end of the period, and can be undone', async () => {
    await paddle().cancel('sub_1', 'period-end');
    await paddle().cancel('sub_1', 'now');
    await paddle().resume('sub_1');
    const bodies = calls.filter(({ method }) => method !== 'GET').map(({ body }) => body);
    expect(bodies).toEqual([
      { effective_from: 'next_billing_period' },
      { effective_from: 'immediately' },
      { scheduled_change: null },
    ]);
  });

  test('payment method, invoice and refund work', async () => {
    expect(await paddle().changePaymentMethod('sub_1')).toBe('txn_card');
    expect(await paddle().findInvoice('txn_1')).toBe('https://pdf.example/1');
    expect((await paddle().refund('txn_1'))[0]?.fact).toMatchObject({
      ...{ action: 'refund', isApproved: false, isPending: true },
    });
  });

  test('a change in a trial is quoted and made without billing, the only way that Paddle allows', async () => {
    expect(await paddle().quoteChange('sub_1', 'PREMIUM', false)).toMatchObject({ dueNowMinor: 3540 });
    isTrialing = true;
    expect(await paddle().quoteChange('sub_1', 'PREMIUM', true)).toMatchObject({
      dueNowMinor: 0,
      nextChargeMinor: 7080,
    });
    await paddle().changePlan('sub_1', 'PREMIUM', true);
    await expect(paddle().changePlan('sub_1', 'PREMIUM', false)).rejects.toMatchObject({ code: 'plan-change-locked' });
  });

  test.each([
    ['subscription_payment_declined', 'payment-failed'],
    ['subscription_locked_renewal', 'plan-change-locked'],
    ['subscription_update_when_trialing', 'plan-change-locked'],
    ['forbidden', 'billing-unavailable'],
  ])('%s becomes %s', async (code, problem) => {
    failWith = refusal(code);
    await expect(paddle().changePlan('sub_1', 'PREMIUM', false)).rejects.toMatchObject({ code: problem });
  });

  test('no answer, or one that is not JSON, is billing-unavailable', async () => {
    const nowhere = paddleProvider(settings, clock, 'http://127.0.0.1:1');
    await expect(nowhere.resume('sub_1')).rejects.toMatchObject({ code: 'billing-unavailable' });
  });
});

describe('webhooks', () => {
  const bytes = (event_type: string, data: object, id = 'evt_1') =>
    Buffer.from(JSON.stringify({ event_id: id, event_type, occurred_at: time(21), notification_id: 'ntf_1', data }));
  const read = (body: Buffer, signature = signWebhook(body, SECRET, NOW)) =>
    paddle().readWebhook(body, { 'paddle-signature': signature });

  test('a subscription, a payment and a refund become facts', () => {
    const [one] = read(
      bytes(
        'subscription.updated',
        subscription({ scheduled_change: { action: 'cancel', effective_at: time(28), resume_at: null } }),
      ),
    );
    expect(one).toMatchObject({ id: 'evt_1', accountId: 'anna', occurredAt: Date.parse(time(21)) });
    expect(one?.fact).toMatchObject({
      plan: 'PREMIUM',
      status: 'active',
      cancelAt: Date.parse(time(28)),
      nextChargeMinor: null,
    });
    const [two] = read(bytes('transaction.completed', payment()));
    expect(two?.fact).toMatchObject({
      status: 'paid',
      origin: 'renewal',
      plan: 'PREMIUM',
      totalMinor: 7080,
      taxMinor: 1180,
    });
    expect(two?.fact).toMatchObject({ paymentMethod: { brand: 'visa', last4: '4242' } });
    expect(JSON.stringify(two)).not.toContain('ctm_1');
    const [three] = read(bytes('adjustment.updated', adjustment({ status: 'approved' })));
    expect(three?.fact).toMatchObject({
      ...{ kind: 'adjustment', isApproved: true, isPending: false, totalMinor: 7080 },
    });
  });

  test('the sum of the next charge is not known if its price is in another currency', () => {
    const next = (changes: object) => read(bytes('subscription.updated', subscription(changes)))[0]?.fact;
    expect(next({})).toMatchObject({ nextChargeMinor: 5900, currency: 'USD' });
    expect(next({ currency_code: 'EUR' })).toMatchObject({ nextChargeMinor: null, currency: 'EUR' });
  });

  test('a chargeback that we won counts as much as its reversal', () => {
    const facts = [
      adjustment({ id: 'adj_1', action: 'chargeback', status: 'reversed' }),
      adjustment({ id: 'adj_2', action: 'chargeback_reverse', status: 'approved' }),
    ].map((one) => ({ id: one.id, occurredAt: NOW, fact: read(bytes('adjustment.updated', one))[0]!.fact }));
    const [paid] = read(bytes('transaction.completed', payment()));
    const state = foldEvents([paid!, ...facts]);
    expect(reversalOf(state, state.transactions[0]!)).toMatchObject({ minor: 0, taxMinor: 0, isDisputed: false });
    expect(ledgerOf(state).reduce((sum, { totalMinor }) => sum + totalMinor, 0)).toBe(7080);
    const [rejected] = read(bytes('adjustment.updated', adjustment({ status: 'rejected' })));
    expect(rejected?.fact).toMatchObject({ isApproved: false, isPending: false });
  });

  test('events of no plan of ours, drafts and other kinds have no fact', () => {
    const foreign = { items: [{ ...payment().items[0], price: price('pri_other', '1') }] };
    expect(read(bytes('transaction.completed', payment(foreign)))[0]?.fact).toBeNull();
    expect(read(bytes('transaction.created', payment({ status: 'draft' })))[0]?.fact).toBeNull();
    expect(read(bytes('adjustment.created', adjustment({ action: 'credit' })))[0]?.fact).toBeNull();
    expect(read(bytes('weather.changed', { id: 'x' }))[0]?.fact).toBeNull();
  });

  test('while a secret is being replaced, any of several signatures under any of our secrets is accepted', () => {
    const body = bytes('transaction.completed', payment());
    const h1 = (secret: string) => signWebhook(body, secret, NOW).split('h1=')[1]!;
    const ts = `ts=${NOW / 1_000}`;
    const [foreign, ours, old] = [h1('another'), h1(SECRET), h1('pdl_ntfset_old')];
    for (const header of [`${ts};h1=${ours};h1=${foreign}`, `${ts};h1=${foreign};h1=${ours}`, `${ts};h1=${old}`])
      expect(read(body, header)).toHaveLength(1);
    for (const header of [`${ts};h1=${foreign}`, ts, `h1=${ours}`, '', `ts=${NOW / 1_000 + 1};h1=${ours}`])
      expect(() => read(body, header)).toThrow('webhook-refused');
  });

  test('the time must be close to ours, before or after', () => {
    const body = bytes('transaction.completed', payment());
    for (const offMs of [-40_000, 40_000]) expect(read(body, signWebhook(body, SECRET, NOW + offMs))).toHaveLength(1);
    for (const offMs of [-60_000, 60_000])
      expect(() => read(body, signWebhook(body, SECRET, NOW + offMs))).toThrow('webhook-refused');
  });
});
