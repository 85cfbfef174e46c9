import { afterAll, expect, test } from 'vitest';
import { createAccount, testApp } from '../../testing/test-app.ts';
import { customersOf } from '../../testing/test-customer.ts';

const t = await testApp();
afterAll(() => t.close());
const { post, get, subscribe, billing, advance } = customersOf(t);

test('a friend’s payment that is not refunded earns a month, once', async () => {
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

  await subscribe('nils', 'BASIC', { expires: '01/33' });
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

test('one mailbox is one person, however its address is written', async () => {
  const addresses = {
    willa: 'willa@example.org',
    xenia: 'willa+2@example.org',
    yara: 'yara+1@example.org',
    zoe: 'yara@example.org',
  };
  for (const [id, email] of Object.entries(addresses)) {
    await createAccount(t.database, id);
    await t.database.updateTable('account').set({ email }).where('id', '=', id).execute();
  }
  const { code } = await get('willa', '/user/referrals');
  expect((await post('xenia', '/user/set-referrer', { code })).code).toBe('referral-own-code');
  expect(await post('yara', '/user/set-referrer', { code })).toBeNull();
  expect((await post('zoe', '/user/set-referrer', { code })).code).toBe('referrer-set');
});

test('refunded payments, throw-away addresses and one’s own card earn nothing', async () => {
  for (const id of ['paul', 'rosa', 'sven', 'tina']) await createAccount(t.database, id);
  await t.database.updateTable('account').set({ email: 'x@eu.mailinator.com' }).where('id', '=', 'sven').execute();
  await subscribe('paul', 'BASIC', { expires: '11/31' });
  await advance(8);
  const { code } = await get('paul', '/user/referrals');
  for (const id of ['rosa', 'sven', 'tina']) await post(id, '/user/set-referrer', { code });
  await subscribe('rosa', 'BASIC', { expires: '02/33' });
  await subscribe('sven', 'BASIC', { expires: '03/33' });
  await subscribe('tina', 'BASIC', { billingId: 'basic-no-trial', expires: '11/31' });
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

test('who keeps a subscription after spending credits is told for which months both count', async () => {
  await createAccount(t.database, 'vito');
  await t.database
    .insertInto('referral_credit')
    .values({ account_id: 'vito', at: new Date(t.billing.clock.now()), months: 2 })
    .execute();
  await subscribe('vito', 'PREMIUM', { billingId: 'premium-no-trial', expires: '07/36' });
  await post('vito', '/user/change-plan', { plan: 'FREE' });
  const preview = async (plan: string) => (await post('vito', '/user/change-plan/preview', { plan })).spentCredits;
  expect(await preview('PREMIUM')).toBeNull();
  const { until } = await post('vito', '/user/use-referral-credits', { months: 2 });
  const startsAt = (await billing('vito')).subscription?.period.endsAt;
  expect(await preview('PREMIUM')).toEqual({ startsAt, endsAt: until });
  expect(await preview('BASIC')).toBeNull();
});
