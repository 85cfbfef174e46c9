import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PLAN_LIMITS } from '#contract/billing/plan-limits.ts';
import { SHARE_HEADER, type Share } from '#contract/sharing/share.ts';
import { DAY_MS } from '#runtime/clock.ts';
import { forgetExpiredShares } from '#sharing/forget-shares.ts';
import { call, createAccount, type TestApp, testApp } from '../../testing/test-app.ts';
import { createReadStore, recordDay, type TestStore } from '../../testing/test-sales.ts';

let t: TestApp;
let store: TestStore;
beforeAll(async () => {
  t = await testApp();
  await createAccount(t.database, 'anna', 'STANDARD');
  await createAccount(t.database, 'ben');
  store = await createReadStore(t.database, { host: 'shop.example', products: 3, watchedBy: ['anna', 'ben'] });
  await recordDay(t.database, store, '2026-11-20', { orders: 4, variance: 1 }, store.products[2]);
});
afterAll(() => t?.close());
beforeEach(async () => {
  await t.database.deleteFrom('share').execute();
  await t.database.deleteFrom('entitlement').where('account_id', '=', 'anna').execute();
  await t.database.insertInto('entitlement').values({ account_id: 'anna', plan: 'STANDARD' }).execute();
});

const share = (body: object, as = 'anna') =>
  call(t, 'POST', '/user/shares', { as, body: { kind: 'list', name: 'Mine', target: '/api/products', ...body } });
const listed = async (as = 'anna') => (await call(t, 'GET', '/user/shares', { as })).json.items;
/** A call by a visitor who is not signed in. */
const open = (address: string) => call(t, 'GET', address.replace('http://localhost', ''), { as: null });

describe('an address of a list', () => {
  test('gives the list as CSV to everybody with it, and counts the openings', async () => {
    const made = await share({ target: '/api/products?dateRange=LAST_7_DAYS&sortBy=revenue' });
    expect([made.status, made.json.address]).toEqual([
      201,
      expect.stringMatching(/^http:\/\/localhost\/lists\/shared\.csv\?key=tws_[\w-]{43}$/),
    ]);
    const answer = await open(made.json.address);
    expect([answer.status, answer.headers['content-type'], answer.headers['x-robots-tag']]).toEqual([
      200,
      'text/csv; charset=utf-8',
      'noindex',
    ]);
    const [heading, ...rows] = answer.text.trimEnd().split('\n');
    // a spreadsheet that fetches the address takes the byte order mark for a part of the first name
    expect(heading).toMatch(/^id,title,url/);
    expect(rows).toHaveLength(1);
    await open(made.json.address);
    expect(await listed()).toMatchObject([{ opens: 2, lastOpenedAt: new Date(t.clock.now()).toISOString() }]);
  });

  test('is shown once: neither the database, nor a log, nor the export of personal data contains it', async () => {
    const { address, id } = (await share({})).json;
    const secret = new URL(address).searchParams.get('key')!;
    await open(address);
    await t.database.updateTable('share').set({ target: '/api/nothing' }).where('id', '=', id).execute();
    await open(address);
    const kept = await t.database.selectFrom('share').selectAll().execute();
    const data = (await call(t, 'GET', '/user/data')).json;
    expect(data.share).toMatchObject([{ id }]);
    for (const place of [kept, data, t.logged, await listed()]) expect(JSON.stringify(place)).not.toContain(secret);
  });

  test.each([
    ['taken back', async (id: string) => call(t, 'DELETE', `/user/shares/${id}`)],
    ['run out', async () => t.clock.advance(DAY_MS)],
    ['of somebody who was shut out', () => account({ is_disabled: true })],
    ['of somebody without a confirmed address', () => account({ email_verified: false })],
  ])('that was %s has ended, and the answer says no more than that', async (_how, end) => {
    const { address, id } = (await share({ expiresInDays: 1 })).json;
    expect((await open(address)).status).toBe(200);
    await end(id);
    const answer = await open(address);
    expect([answer.status, answer.json.code]).toEqual([410, 'share-ended']);
    await account({ is_disabled: false, email_verified: true });
  });

  test('shows what its owner may see now, not what they could see then', async () => {
    const { address } = (await share({ target: '/api/database/products?tags=TOYS' })).json;
    expect((await open(address)).status).toBe(200);
    await t.database.deleteFrom('entitlement').where('account_id', '=', 'anna').execute();
    expect((await open(address)).json).toMatchObject({ code: 'plan-feature-required', unlockedBy: 'STANDARD' });
  });

  test('that is made up, or of another kind, opens nothing', async () => {
    for (const key of ['', 'tws_', `tws_${'a'.repeat(43)}`, 'x'.repeat(150)])
      expect((await open(`/lists/shared.csv?key=${key}`)).status).toBe(410);
  });

  test('can be seen and withdrawn only by its owner', async () => {
    const { id } = (await share({})).json;
    expect(await listed('ben')).toEqual([]);
    expect((await call(t, 'DELETE', `/user/shares/${id}`, { as: 'ben' })).status).toBe(404);
  });
});

test('there are as many addresses as the plan allows, even with concurrent calls', async () => {
  const limit = PLAN_LIMITS.FREE.listAddresses;
  const answers = await Promise.all(Array.from({ length: limit + 2 }, () => share({}, 'ben')));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(limit);
  const refused = answers.find(({ status }) => status !== 201);
  expect(refused?.json).toMatchObject({ code: 'limit-reached', limit, used: limit, unlockedBy: 'BASIC' });
});

test('an expired address makes room for another', async () => {
  for (let made = 0; made < PLAN_LIMITS.FREE.listAddresses; made++) await share({ expiresInDays: 1 }, 'ben');
  expect((await share({}, 'ben')).status).toBe(403);
  t.clock.advance(2 * DAY_MS);
  expect((await share({}, 'ben')).status).toBe(201);
});

test('expired ones of either kind make room, however many there are, and are forgotten in time', async () => {
  const count = 10 * PLAN_LIMITS.FREE.shares;
  const expiredAt = new Date(t.clock.now() - DAY_MS);
  const rows = Array.from({ length: count }, (_, index) => ({
    ...{ id: `old-${index}`, account_id: 'ben', kind: index % 2 ? 'view' : 'list', name: 'Old', target: '/overview' },
    ...{ secret_hash: Buffer.from(`old-${index}`), created_at: expiredAt, expires_at: expiredAt },
  }));
  await t.database.insertInto('share').values(rows).execute();
  expect((await share({}, 'ben')).status).toBe(201);
  expect((await share({ kind: 'view', target: '/overview' }, 'ben')).status).toBe(201);
  await forgetExpiredShares(t.database, t.clock.now());
  expect(await listed('ben')).toHaveLength(count + 2);
  await forgetExpiredShares(t.database, t.clock.now() + 30 * DAY_MS);
  expect(await listed('ben')).toHaveLength(2);
});

test.each([
  ['list', 'listAddresses', '/api/products'],
  ['view', 'shares', '/overview'],
] as const)('beyond the plan’s limit only the oldest valid ones open: %s', async (kind, resource, target) => {
  const limit = PLAN_LIMITS.FREE[resource];
  const addresses: string[] = [];
  const expired = (await share({ kind, target, expiresInDays: 1 })).json.id;
  t.clock.advance(2 * DAY_MS);
  for (let made = 0; made <= limit; made++) {
    t.clock.advance(1_000);
    addresses.push((await share({ kind, target })).json.address);
  }
  const shareByOther = kind === 'list' ? { kind: 'view', target: '/overview' } : { kind: 'list' };
  const other = (await share(shareByOther)).json.id;
  const seen = async (plan: 'FREE' | 'STANDARD') => {
    await t.database.updateTable('entitlement').set({ plan }).where('account_id', '=', 'anna').execute();
    const opened: number[] = [];
    for (const address of addresses) {
      const view = { method: 'GET', url: '/api/shared', headers: { [SHARE_HEADER]: new URL(address).hash.slice(1) } };
      opened.push(kind === 'list' ? (await open(address)).status : (await t.app.inject(view as object)).statusCode);
    }
    const items: Share[] = (await listed()).filter(({ id }: Share) => ![other, expired].includes(id));
    return { opened, reasons: items.map(({ inactiveReason }) => inactiveReason) };
  };
  const of = <Value>(value: Value) => Array.from({ length: limit }, () => value);
  expect(await seen('FREE')).toEqual({ opened: [...of(200), 410], reasons: ['plan-limit', ...of(null)] });
  expect(await seen('STANDARD')).toEqual({ opened: [...of(200), 200], reasons: [null, ...of(null)] });
});

test.each([
  ['no name', { name: ' ' }, 'name'],
  ['no list of ours', { target: '/api/operate' }, 'target'],
  ['another site', { target: 'https://shop.example/api/stores' }, 'target'],
  ['money', { target: '/api/billing/transactions' }, 'target'],
  ['a wrong filter', { target: '/api/stores?sortBy=luck' }, 'target.sortBy'],
  ['days without end', { expiresInDays: 1_000 }, 'expiresInDays'],
])('%s is refused, naming the field', async (_name, body, path) => {
  const answer = await share(body);
  expect([answer.status, answer.json.fields[0].path]).toEqual([400, path]);
});

test('a list that its owner cannot see cannot be shared', async () => {
  expect((await share({ target: '/api/stores/999999/products' })).status).toBe(404);
  expect((await share({ target: '/api/database/stores?tags=TOYS' }, 'ben')).json.code).toBe('plan-feature-required');
});

async function account(change: object): Promise<void> {
  await t.database.updateTable('account').set(change).where('id', '=', 'anna').execute();
}
