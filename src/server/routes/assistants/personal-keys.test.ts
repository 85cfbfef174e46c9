import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PLAN_LIMITS } from '#contract/billing/plan-limits.ts';
import type { Mail } from '#mail/mail.ts';
import { MINUTE_MS } from '#runtime/clock.ts';
import { call, createAccount, type TestApp, testApp } from '../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
  await createAccount(t.database, 'anna', 'BASIC');
  await createAccount(t.database, 'ben');
});
afterAll(() => t?.close());
beforeEach(async () => {
  await t.database.deleteFrom('personal_key').execute();
});

const make = (body: object, as = 'anna') => call(t, 'POST', '/user/keys', { as, body: { name: 'Script', ...body } });
const keys = async (as = 'anna') => (await call(t, 'GET', '/user/keys', { as })).json.items;

describe('a key', () => {
  test('is shown once, and not stored', async () => {
    const made = await make({});
    expect(made.status).toBe(201);
    expect(made.json).toMatchObject({ name: 'Script', mayWrite: false, callsPerMinute: 60, lastUsedAt: null });
    expect(made.json.key).toMatch(/^tw_[\w-]{43}$/);
    const [listed] = await keys();
    const { key, ...rest } = made.json;
    expect(listed).toEqual(rest);
    expect(key.startsWith(listed.beginning)).toBe(true);
    const kept = await t.database.selectFrom('personal_key').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain(key.slice(8));
    expect(JSON.stringify((await call(t, 'GET', '/user/data')).json)).not.toContain('secret_hash');
  });

  test('is made only after a recent login, so that a stolen session makes none', async () => {
    const refused = await make({}, 'anna~old');
    expect([refused.status, refused.json.code]).toEqual([403, 'requires-recent-login']);
    expect(await keys('anna~old')).toEqual([]);
  });

  test('is told to its owner by mail, with its name on one line, the time, and the way to revoke it', async () => {
    t.mails.length = 0;
    await make({ name: 'My\nscript' });
    expect(t.mails).toHaveLength(1);
    const [{ to, subject, text }] = t.mails as [Mail];
    expect([to, subject]).toEqual(['anna@example.org', 'An API key was created for your Tillwatch account']);
    expect(text).toContain('The API key “\u2068My script\u2069” was created for the account anna@example.org');
    expect(text).toMatch(/on November 21, 2026 at 10:\d\d.AM \(UTC\)/);
    expect(text).toContain('http://localhost/profile');
  });

  test('reads what its owner may, and shows its last use, to the minute', async () => {
    const { key } = (await make({})).json;
    expect((await call(t, 'GET', '/api/stores', { as: key })).status).toBe(200);
    const details = await call(t, 'GET', '/api/database/stores/1', { as: key });
    expect(details.json).toMatchObject({ code: 'plan-feature-required', unlockedBy: 'PREMIUM' });
    const first = (await keys())[0].lastUsedAt;
    expect(first).toBe(new Date(t.clock.now()).toISOString());
    t.clock.advance(MINUTE_MS - 1);
    await call(t, 'GET', '/api/stores', { as: key });
    expect((await keys())[0].lastUsedAt).toBe(first);
    t.clock.advance(1);
    await call(t, 'GET', '/api/stores', { as: key });
    expect((await keys())[0].lastUsedAt).toBe(new Date(t.clock.now()).toISOString());
  });

  test('writes only if it was made for that', async () => {
    const favourite = { body: { favorited: true } };
    const reading = (await make({})).json.key;
    const refused = await call(t, 'PATCH', '/api/database/stores/1', { as: reading, ...favourite });
    expect([refused.status, refused.json.code]).toEqual([403, 'key-not-enough']);
    const writing = (await make({ mayWrite: true })).json.key;
    expect((await call(t, 'PATCH', '/api/database/stores/1', { as: writing, ...favourite })).json?.code).not.toBe(
      'key-not-enough',
    );
  });

  test("cannot use the account's own calls, so that no key makes another", async () => {
    const { key } = (await make({ mayWrite: true })).json;
    for (const [method, url] of [
      ['GET', '/user/info'],
      ['GET', '/user/keys'],
      ['POST', '/user/keys'],
      ['GET', '/user/data'],
      ['DELETE', '/user/sessions'],
      ['GET', '/api/operate'],
    ] as const)
      expect([url, (await call(t, method, url, { as: key })).json.code]).toEqual([url, 'key-not-enough']);
  });

  test('is limited in calls a minute, whatever it calls, without limiting its owner', async () => {
    const { key } = (await make({ callsPerMinute: 2 })).json;
    const statuses = [];
    for (const url of ['/api/stores', '/api/tags', '/api/products'])
      statuses.push((await call(t, 'GET', url, { as: key })).status);
    expect(statuses).toEqual([200, 200, 429]);
    expect((await call(t, 'GET', '/api/stores')).status).toBe(200);
  });

  test('that was revoked, is another account’s, or is made up opens nothing', async () => {
    const { key, id } = (await make({})).json;
    expect((await call(t, 'DELETE', `/user/keys/${id}`, { as: 'ben' })).status).toBe(404);
    expect((await call(t, 'DELETE', `/user/keys/${id}`)).status).toBe(204);
    expect(await keys()).toEqual([]);
    for (const as of [key, `${key}x`, 'tw_', `tw_${'a'.repeat(43)}`, `tw_${'a'.repeat(10_000)}`])
      expect((await call(t, 'GET', '/api/stores', { as })).status).toBe(401);
    expect((await call(t, 'DELETE', `/user/keys/${id}`)).status).toBe(404);
  });

  test('is void when its owner may no longer sign in', async () => {
    const { key } = (await make({}, 'ben')).json;
    const change = (to: object) => t.database.updateTable('account').set(to).where('id', '=', 'ben').execute();
    await change({ is_disabled: true });
    expect((await call(t, 'GET', '/api/stores', { as: key })).json.code).toBe('account-disabled');
    await change({ is_disabled: false, email_verified: false });
    expect((await call(t, 'GET', '/api/stores', { as: key })).json.code).toBe('email-not-verified');
    await change({ email_verified: true });
    expect((await call(t, 'GET', '/api/stores', { as: key })).status).toBe(200);
  });
});

test('there are as many as the plan allows, even with concurrent calls', async () => {
  const limit = PLAN_LIMITS.FREE.keys;
  const answers = await Promise.all(Array.from({ length: limit + 3 }, () => make({}, 'ben')));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(limit);
  const refused = answers.find(({ status }) => status !== 201);
  expect(refused?.json).toMatchObject({ code: 'limit-reached', limit, used: limit, unlockedBy: 'BASIC' });
});

test.each([
  ['no name', { name: '  ' }, 'name'],
  ['a name of a page', { name: 'x'.repeat(81) }, 'name'],
  ['no call a minute', { callsPerMinute: 0 }, 'callsPerMinute'],
  ['too many calls a minute', { callsPerMinute: 601 }, 'callsPerMinute'],
  ['half a call', { callsPerMinute: 1.5 }, 'callsPerMinute'],
  ['a word for a right', { mayWrite: 'yes' }, 'mayWrite'],
])('%s is refused, naming the field', async (_name, body, path) => {
  const answer = await make(body);
  expect([answer.status, answer.json.fields[0].path]).toEqual([400, path]);
});
