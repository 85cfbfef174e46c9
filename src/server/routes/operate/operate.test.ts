import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { makeOperatorCode } from '#identity/operator/first-operator.ts';
import { setOperator } from '#identity/operator/set-operator.ts';
import { call, createAccount, NOW_MS, TEST_SETTINGS, type TestApp, testApp } from '../../testing/test-app.ts';
import { createReadStore, type TestStore } from '../../testing/test-sales.ts';

let t: TestApp;
let store: TestStore;
const sentAgain: string[] = [];
const MAIL_ID = '0199a1b2-0000-7000-8000-000000000001';

beforeAll(async () => {
  t = await testApp({}, undefined, {
    async sendAgain(id) {
      sentAgain.push(id);
      return id === MAIL_ID;
    },
  });
  for (const id of ['anna', 'ben', 'carl']) await createAccount(t.database, id, 'BASIC');
  store = await createReadStore(t.database, { host: 'shop.example', products: 2, watchedBy: ['ben'] });
  await setOperator(t.database, 'anna', true);
});
afterAll(() => t?.close());

const person = async (id: string) => (await call(t, 'GET', `/api/operate/people?q=${id}@`)).json.items[0];

test("an operator sees the server's state", async () => {
  const { status, json } = await call(t, 'GET', '/api/operate');
  expect(status).toBe(200);
  expect(json).toMatchObject({
    version: 'test',
    people: { all: 3, verified: 3, disabled: 0, invited: 0 },
    stores: { read: 1 },
    mail: { waiting: 0, givenUp: 0 },
    keptDays: { hours: 732, polls: 30 },
  });
  expect(json.databases).toHaveLength(1);
  expect(json.databases[0].bytes).toBeGreaterThan(1e6);
  expect(json.databases[0].tables.length).toBe(8);
  expect(json.databases[0].grown).toEqual({ week: null, month: null });
});

test('an operator sees counts of what is sent to people, and of what is open to others', async () => {
  const target = '/api/products';
  const made = [
    ['/user/keys', { name: 'K', callsPerMinute: 60 }],
    ['/api/channels', { name: 'C', target: { kind: 'feed' } }],
    ['/api/alerts/rules', { name: 'R', condition: { kind: 'sold_out' } }],
    ['/api/groups', { name: 'G', color: 'green', kind: 'stores' }],
    ['/api/notes', { text: 'N', storeId: String(store.id) }],
    ['/api/briefs', { frequency: 'weekly', hour: 8, zone: 'UTC' }],
    ['/user/shares', { kind: 'list', name: 'S', target }],
    ['/user/exports', { name: 'E', target, every: 'week' }],
  ] as const;
  for (const [url, body] of made)
    expect([url, (await call(t, 'POST', url, { as: 'ben', body })).status]).toEqual([url, 201]);
  const { extras } = (await call(t, 'GET', '/api/operate')).json;
  const one = { keys: 1, channels: 1, rules: 1, groups: 1, notes: 1, briefs: 1, shares: 1, exports: 1 };
  expect(extras).toMatchObject({ ...one, assistants: 0, rings: 0, channelsOff: 0, deliveriesFailed: 0 });
});

test('people are found, disabled, given a plan, signed out and deleted, and every act is recorded', async () => {
  expect((await call(t, 'GET', '/api/operate/people')).json).toMatchObject({ total: 3 });
  expect(await person('ben')).toMatchObject({
    id: 'ben',
    plan: 'BASIC',
    stores: 1,
    isDisabled: false,
    isOperator: false,
  });
  const change = (body: object, id = 'ben') => call(t, 'PATCH', `/api/operate/people/${id}`, { body });
  expect((await change({ isDisabled: true })).status).toBe(204);
  expect((await change({ plan: 'PREMIUM' })).status).toBe(204);
  expect(await person('ben')).toMatchObject({ plan: 'PREMIUM', isDisabled: true });
  expect((await change({ isDisabled: false })).status).toBe(204);
  expect((await call(t, 'DELETE', '/api/operate/people/ben/sessions')).status).toBe(204);
  expect((await call(t, 'DELETE', '/api/operate/people/carl')).status).toBe(204);
  expect(await person('carl')).toBeUndefined();
  expect(t.mails.at(-1)).toMatchObject({ to: 'carl@example.org' });
  const { json } = await call(t, 'GET', '/api/operate/acts');
  expect(json.items.map(({ kind, operator, subject }: Record<string, string>) => [kind, operator, subject])).toEqual([
    ['account-deleted', 'anna@example.org', 'carl'],
    ['account-signed-out', 'anna@example.org', 'ben@example.org'],
    ['account-enabled', 'anna@example.org', 'ben@example.org'],
    ['plan-set', 'anna@example.org', 'ben@example.org'],
    ['account-disabled', 'anna@example.org', 'ben@example.org'],
  ]);
});

test('operators cannot lock themselves out, and unknown people are not found', async () => {
  const own = await call(t, 'PATCH', '/api/operate/people/anna', { body: { isDisabled: true } });
  expect([own.status, own.json.fields]).toEqual([400, [{ path: 'isDisabled', message: 'is your own account' }]]);
  expect((await call(t, 'DELETE', '/api/operate/people/anna')).status).toBe(400);
  for (const [method, path, body] of [
    ['PATCH', 'people/nobody', { plan: 'BASIC' }],
    ['DELETE', 'people/nobody'],
    ['DELETE', 'people/nobody/sessions'],
    ['POST', 'stores/999999/read'],
    ['DELETE', 'stores/999999'],
    ['POST', 'mails/0199a1b2-0000-7000-8000-00000000ffff/send'],
  ] as const)
    expect([path, (await call(t, method, `/api/operate/${path}`, { body })).status]).toEqual([path, 404]);
});

test('a valid address is invited by mail', async () => {
  const invite = (email: string) => call(t, 'POST', '/api/operate/invitations', { body: { email } });
  expect((await invite('Dora@Example.org')).status).toBe(204);
  expect(t.mails.at(-1)).toMatchObject({ to: 'dora@example.org', subject: 'You are invited to Tillwatch' });
  expect((await call(t, 'GET', '/api/operate')).json.people.invited).toBe(1);
  expect((await invite('no address')).json.fields).toEqual([{ path: 'email', message: 'is not an email address' }]);
  expect((await invite('ben@example.org')).json.fields).toEqual([{ path: 'email', message: 'already has an account' }]);
});

test('where sign-up is closed nobody is invited', async () => {
  const closed = await testApp({
    settings: { ...TEST_SETTINGS, config: { ...TEST_SETTINGS.config, signUp: 'closed' } },
  });
  onTestFinished(() => closed.close());
  for (const id of ['anna', 'ben']) await createAccount(closed.database, id, 'BASIC');
  await setOperator(closed.database, 'anna', true);
  const invite = async (email: string) => {
    const { status, json } = await call(closed, 'POST', '/api/operate/invitations', { body: { email } });
    return [status, json.code];
  };
  expect(await invite('dora@example.org')).toEqual([403, 'sign-up-closed']);
  expect(await invite('ben@example.org')).toEqual([400, 'invalid-input']);
  expect(closed.mails).toEqual([]);
  expect((await call(closed, 'GET', '/api/operate')).json.people.invited).toBe(0);
});

test('a store is read next, or never again', async () => {
  const stores = async () => (await call(t, 'GET', '/api/operate/stores?q=shop')).json.items;
  expect((await call(t, 'POST', `/api/operate/stores/${store.id}/read`)).status).toBe(204);
  const dueAt = new Date(NOW_MS).toISOString();
  expect(await stores()).toMatchObject([{ host: 'shop.example', state: 'read', trackedBy: 1, dueAt }]);
  expect((await call(t, 'DELETE', `/api/operate/stores/${store.id}`)).status).toBe(204);
  expect(await stores()).toMatchObject([
    { state: 'unreadable', problem: 'store-excluded', productCount: 0, dueAt: null },
  ]);
});

test('a mail is sent again', async () => {
  expect((await call(t, 'POST', `/api/operate/mails/${MAIL_ID}/send`)).status).toBe(204);
  expect(sentAgain).toContain(MAIL_ID);
  expect((await call(t, 'GET', '/api/operate/mails')).json).toEqual({ items: [], total: 0 });
});

test('the first operator is made with a code, once, and with none if there is an operator', async () => {
  const claim = (code: string, email: string) =>
    call(t, 'POST', '/api/operate/claim', { as: null, body: { code, email } });
  const deps = { database: t.database, clock: t.clock };
  expect(await makeOperatorCode(deps)).toBeNull();
  await setOperator(t.database, 'anna', false);
  const [first, second] = [await makeOperatorCode(deps), await makeOperatorCode(deps)] as [string, string];
  expect((await claim('x'.repeat(43), 'ben@example.org')).status).toBe(404);
  expect((await claim(first, 'no address')).status).toBe(400);
  expect((await claim(first, 'ben@example.org')).status).toBe(204);
  expect((await call(t, 'GET', '/user/info', { as: 'ben' })).json.isOperator).toBe(true);
  for (const code of [first, second]) expect((await claim(code, 'anna@example.org')).status).toBe(404);
  expect((await call(t, 'GET', '/api/operate')).status).toBe(404);
});
