import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SHARE_HEADER } from '#contract/sharing/share.ts';
import { DAY_MS } from '#runtime/clock.ts';
import { call, createAccount, type TestApp, testApp } from '../../testing/test-app.ts';
import { createReadStore, recordDay, type TestStore } from '../../testing/test-sales.ts';

let t: TestApp;
let shown: TestStore;
let hidden: TestStore;
beforeAll(async () => {
  t = await testApp();
  await createAccount(t.database, 'anna', 'PREMIUM');
  shown = await createReadStore(t.database, { host: 'shown.example', products: 2, watchedBy: ['anna'] });
  hidden = await createReadStore(t.database, { host: 'hidden.example', products: 2, watchedBy: ['anna'] });
  await recordDay(t.database, shown, '2026-11-20', { orders: 4, variance: 1 }, shown.products[0]);
});
afterAll(() => t?.close());
beforeEach(async () => {
  await t.database.deleteFrom('share').execute();
  await t.database.deleteFrom('entitlement').execute();
  await t.database.insertInto('entitlement').values({ account_id: 'anna', plan: 'PREMIUM' }).execute();
});

async function share(target: string, body: object = {}) {
  const made = await call(t, 'POST', '/user/shares', { body: { kind: 'view', name: 'Mine', target, ...body } });
  return { ...made.json, status: made.status, secret: String(made.json.address).split('#')[1] ?? '' };
}

/** A call from a shared page, by a visitor who is not signed in. */
async function ask(url: string, secret: string, method: 'GET' | 'PATCH' | 'DELETE' = 'GET', headers: object = {}) {
  const answer = await t.app.inject({ method, url, headers: { [SHARE_HEADER]: secret, ...headers } });
  return { status: answer.statusCode, json: answer.json() };
}
const store = () => `/api/stores/${shown.id}`;
const product = () => `/api/products/${shown.id}-${shown.products[0]}`;

describe('a shared store', () => {
  test('is shown to everybody with the address, with its ranges and receipts', async () => {
    const { address, embedAddress, secret, status } = await share(`/stores/${shown.id}?dateRange=LAST_30_DAYS`);
    expect(status).toBe(201);
    expect(address).toMatch(/^http:\/\/localhost\/shared\/stores\/\d+\?dateRange=LAST_30_DAYS#tws_[\w-]{43}$/);
    expect(embedAddress).toMatch(/^http:\/\/localhost\/embed\/stores\//);
    const opened = await ask('/api/shared', secret);
    expect(opened.json).toEqual({
      ...{ name: 'Mine', target: `/stores/${shown.id}?dateRange=LAST_30_DAYS` },
      ...{ expiresAt: null, groupName: null, seesDatabase: true },
    });
    const { json } = await ask(store(), secret);
    expect(json.orders).toMatchObject({ value: 4, low: expect.any(Number), high: expect.any(Number) });
    for (const path of ['signals', 'readings', 'evidence?day=2026-11-20', 'events', 'pins', 'restatements', 'products'])
      expect([path, (await ask(`${store()}/${path}`, secret)).status]).toEqual([path, 200]);
    expect((await ask(`/api/analytics/trend?storeId=${shown.id}`, secret)).status).toBe(200);
    expect((await ask(`${product()}/evidence?day=2026-11-20`, secret)).status).toBe(200);
    const [listed] = (await call(t, 'GET', '/user/shares')).json.items;
    expect(listed).toMatchObject({ opens: 1, kind: 'view' });
  });

  test('opens nothing else, and changes nothing', async () => {
    const { secret } = await share(`/stores/${shown.id}`);
    for (const url of [
      `/api/stores/${hidden.id}`,
      `/api/products/${hidden.id}-${hidden.products[0]}`,
      `/api/analytics/trend?storeId=${hidden.id}`,
      '/api/analytics/trend',
      `/api/database/stores/${shown.id}`,
      '/api/analytics/stores/overview',
      '/api/stores',
    ])
      expect([url, (await ask(url, secret)).status]).toEqual([url, 404]);
    for (const url of ['/user/info', '/user/data', '/user/shares', '/api/alerts/rules', '/api/operate'])
      expect([url, (await ask(url, secret)).status]).toEqual([url, 401]);
    expect((await ask(store(), secret, 'DELETE')).status).toBe(401);
    expect((await ask(`${store()}/products`, secret, 'GET', { accept: 'text/csv' })).status).toBe(404);
  });

  test('shows no more to a visitor who is signed in as somebody else', async () => {
    const { secret } = await share(`/stores/${shown.id}`);
    const answer = await ask(`/api/stores/${hidden.id}`, secret, 'GET', { authorization: 'Bearer anna' });
    expect(answer.status).toBe(404);
  });

  test.each([
    ['fell to FREE and lost it', () => suspend(), 'plan-limit-reached'],
    ['took it off their list', () => unwatch(), 'not-found'],
    ['was shut out', () => account({ is_disabled: true }), 'share-ended'],
  ])('ends when its owner %s', async (_how, act, code) => {
    const { secret } = await share(`/stores/${shown.id}`);
    expect((await ask(store(), secret)).status).toBe(200);
    const undo = await act();
    expect((await ask(store(), secret)).json.code).toBe(code);
    await undo();
  });

  test('of the database ends for FREE, whatever plan it was made with', async () => {
    const { secret } = await share(`/database/stores/${hidden.id}`);
    expect((await ask(`/api/database/stores/${hidden.id}`, secret)).status).toBe(200);
    await t.database.updateTable('entitlement').set({ plan: 'FREE' }).execute();
    expect((await ask(`/api/database/stores/${hidden.id}`, secret)).json.code).toBe('plan-feature-required');
  });

  test('expires, and can be withdrawn', async () => {
    const short = await share(`/stores/${shown.id}`, { expiresInDays: 1 });
    const long = await share(`/stores/${shown.id}`);
    t.clock.advance(DAY_MS);
    expect((await ask(store(), short.secret)).json.code).toBe('share-ended');
    expect((await ask('/api/shared', short.secret)).status).toBe(410);
    expect((await ask(store(), long.secret)).status).toBe(200);
    await call(t, 'DELETE', `/user/shares/${long.id}`);
    expect((await ask(store(), long.secret)).json.code).toBe('share-ended');
  });
});

test('an overview, a comparison and a list show all their parts', async () => {
  const overview = (await share('/overview')).secret;
  expect((await ask('/api/analytics/stores/overview', overview)).json.stores).toBe(2);
  expect((await ask('/api/analytics/happenings', overview)).status).toBe(200);
  expect((await ask(store(), overview)).status).toBe(404);
  const compared = (await share(`/compare?of=${shown.id}`)).secret;
  expect((await ask(`/api/database/stores/${shown.id}`, compared)).status).toBe(200);
  expect((await ask(`/api/analytics/trend?scope=database&storeId=${hidden.id}`, compared)).status).toBe(404);
  const list = (await share('/stores?q=shown&page=2')).secret;
  expect((await ask('/api/stores?q=shown&sortBy=revenue', list)).json.total).toBe(1);
  expect((await ask('/api/stores', list)).status).toBe(404);
});

test('the overview of a group shows only that group', async () => {
  const group = await call(t, 'POST', '/api/groups', {
    body: { kind: 'stores', name: 'Shown', color: 'green', members: [String(shown.id)] },
  });
  const { secret } = await share(`/overview?group=${group.json.id}`);
  for (const path of ['stores/overview', 'happenings', 'trend']) {
    expect([path, (await ask(`/api/analytics/${path}?groupId=${group.json.id}`, secret)).status]).toEqual([path, 200]);
    expect([path, (await ask(`/api/analytics/${path}`, secret)).status]).toEqual([path, 404]);
  }
  const { json } = await ask(`/api/analytics/stores/overview?groupId=${group.json.id}`, secret);
  expect(json.topStores).toMatchObject([{ id: String(shown.id) }]);
  expect((await ask('/api/shared', secret)).json.groupName).toBe('Shown');
});

test('a page that cannot be shared is refused, and the secret of one kind opens no other', async () => {
  const wrong = ['/products?minPrice=9&maxPrice=1', '/database/stores?tags=LUCK'];
  for (const target of ['/profile', '/operate', 'https://shop.example/overview', '/api/stores', ...wrong])
    expect((await share(target)).status).toBe(400);
  const { address } = (
    await call(t, 'POST', '/user/shares', { body: { kind: 'list', name: 'Mine', target: '/api/stores' } })
  ).json;
  expect((await ask('/api/stores', new URL(address).searchParams.get('key')!)).json.code).toBe('share-ended');
});

async function suspend() {
  const row = t.database.updateTable('watched_store').where('store_id', '=', shown.id);
  await row.set({ suspended_by: 'plan', suspended_at: new Date(t.clock.now()) }).execute();
  return () => row.set({ suspended_by: null, suspended_at: null }).execute();
}

async function unwatch() {
  await t.database.deleteFrom('watched_store').where('store_id', '=', shown.id).execute();
  return () => t.database.insertInto('watched_store').values({ account_id: 'anna', store_id: shown.id }).execute();
}

async function account(change: object) {
  await t.database.updateTable('account').set(change).where('id', '=', 'anna').execute();
  return () => t.database.updateTable('account').set({ is_disabled: false }).where('id', '=', 'anna').execute();
}
