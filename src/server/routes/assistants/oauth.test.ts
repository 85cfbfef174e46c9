import { createHash, randomBytes } from 'node:crypto';
import { StreamableHTTPClientTransport, UnauthorizedError } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PLAN_LIMITS } from '#contract/billing/plan-limits.ts';
import { testDatabase } from '#database/testing.ts';
import { forgetExpired } from '#identity/forget-expired.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#runtime/clock.ts';
import { readSettings } from '#runtime/settings.ts';
import { composeIdentity } from '../../compose/compose-identity.ts';
import { call, createAccount, type TestApp, testApp } from '../../testing/test-app.ts';
import { connectClient, decide, listeningApp, testProvider } from '../../testing/test-assistant.ts';

const REDIRECT = 'https://assistant.example/callback';

let t: Awaited<ReturnType<typeof listeningApp>>;
/** An app with a real server's identity, since the tests' one accepts every token. */
let strict: TestApp['app'];
beforeAll(async () => {
  const database = await testDatabase();
  t = await listeningApp(database);
  const { forApp: identity } = composeIdentity({
    ...{ database: database.people, clock: t.clock, mail: t.billing.mail, origin: () => t.originUrl },
    ...{ settings: readSettings({ SECRET_KEY: 'for tests, and long enough to be one' }, []), practiceProvider: null },
  });
  strict = (await testApp({ identity }, database)).app;
  await createAccount(t.database, 'anna', 'STANDARD');
  await createAccount(t.database, 'ben');
});
afterAll(async () => {
  await strict?.close();
  await t?.close();
});
beforeEach(async () => {
  await t.database.deleteFrom('assistant').execute();
});

const form = (url: string, fields: Record<string, string>) =>
  t.app
    .inject({
      ...{ method: 'POST', url, payload: new URLSearchParams(fields).toString() },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    .then((answer) => ({ status: answer.statusCode, json: answer.json() }));
const register = (body: object) => call(t, 'POST', '/register', { as: null, body });
const asking = (token: string) =>
  t.app.inject({
    ...{ method: 'POST', url: '/mcp', payload: { jsonrpc: '2.0', id: 1, method: 'ping' } },
    headers: { authorization: `Bearer ${token}`, accept: 'application/json, text/event-stream' },
  });
const mine = async (as = 'anna') => (await call(t, 'GET', '/user/assistants', { as })).json;

/** Lets in a program, and returns its code and what is needed to exchange it. */
async function letIn(as = 'anna', redirect = REDIRECT) {
  const { client_id } = (await register({ redirect_uris: [redirect], client_name: 'Claude' })).json;
  const verifier = randomBytes(32).toString('base64url');
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const asked = new URL('/authorize', t.originUrl);
  asked.search = String(
    new URLSearchParams({
      ...{ response_type: 'code', client_id, redirect_uri: redirect, state: 's' },
      ...{ code_challenge: challenge, code_challenge_method: 'S256', resource: t.address.href },
    }),
  );
  const back = await decide(t, asked, true, as);
  const exchange = {
    ...{ grant_type: 'authorization_code', client_id, redirect_uri: redirect },
    ...{ code: back.searchParams.get('code') ?? '', code_verifier: verifier },
  };
  return { client_id, asked, back, exchange };
}

test('the SDK’s own client finds the authorization, is let in, asks, and renews its tokens', async () => {
  const { kept, provider } = testProvider();
  await expect(connectClient(t.address, { provider })).rejects.toBeInstanceOf(UnauthorizedError);
  expect(`${kept.asked?.origin}/authorize`).toBe(`${t.originUrl}/authorize`);
  expect(kept.asked?.searchParams.get('code_challenge_method')).toBe('S256');

  const asking = await call(t, 'GET', `/user/assistants/asking${kept.asked?.search}`);
  expect(asking.json).toEqual({ name: 'Test assistant', leadsTo: '127.0.0.1:4567', isLocal: true, refusedTo: null });
  const back = await decide(t, kept.asked!);
  expect([back.origin, back.searchParams.get('state'), back.searchParams.get('iss')]).toEqual([
    ...['http://127.0.0.1:4567', 'the state', t.originUrl],
  ]);
  await new StreamableHTTPClientTransport(t.address, { authProvider: provider }).finishAuth(back.searchParams);
  expect(kept.tokens).toMatchObject({ token_type: 'Bearer', expires_in: 3600, scope: 'read' });

  const client = await connectClient(t.address, { provider });
  expect((await client.listTools()).tools).toHaveLength(7);
  const first = kept.tokens?.access_token;
  t.clock.advance(HOUR_MS);
  expect((await client.callTool({ name: 'find_stores', arguments: {} })).isError).toBeFalsy();
  expect(kept.tokens?.access_token).not.toBe(first);
  await client.close();

  const { items, limit, address } = await mine();
  expect(items).toMatchObject([{ name: 'Test assistant', lastUsedAt: new Date(t.clock.now()).toISOString() }]);
  expect([limit, address]).toEqual([PLAN_LIMITS.STANDARD.assistants, t.address.href]);
});

test('the owner gets a mail that names the assistant, the time, and the way to disconnect it', async () => {
  t.mails.length = 0;
  await letIn();
  expect(t.mails).toHaveLength(1);
  expect(t.mails[0]!.to).toBe('anna@example.org');
  expect(t.mails[0]!.text).toMatch(
    /“.Claude.” was allowed to read the account anna@example\.org on .* 2026 at .* \(UTC\)/,
  );
  expect(t.mails[0]!.text).toContain(`${t.originUrl}/profile`);
});

test('an assistant is let in only after a recent login; a refusal needs none', async () => {
  const { kept, provider } = testProvider();
  await connectClient(t.address, { provider }).catch(() => {});
  const request = Object.fromEntries(kept.asked!.searchParams);
  const decideLate = (isAllowed: boolean) =>
    call(t, 'POST', '/user/assistants', { as: 'anna~old', body: { request, isAllowed } });
  const refused = await decideLate(true);
  expect([refused.status, refused.json.code]).toEqual([403, 'requires-recent-login']);
  expect((await mine()).items).toEqual([]);
  expect((await decideLate(false)).json.redirectTo).toContain('access_denied');
});

test('a person who refuses is sent back with that answer, and nothing is stored', async () => {
  const { kept, provider } = testProvider();
  await connectClient(t.address, { provider }).catch(() => {});
  const back = await decide(t, kept.asked!, false);
  expect([back.searchParams.get('error'), back.searchParams.get('code')]).toEqual(['access_denied', null]);
  expect((await mine()).items).toEqual([]);
});

describe('an authorization request', () => {
  const read = (asked: URL) => call(t, 'GET', `/user/assistants/asking${asked.search}`);

  test('from an unknown program, or with a foreign address, redirects nowhere', async () => {
    const { asked } = await letIn();
    for (const [name, value] of [
      ['client_id', 'unknown'],
      ['redirect_uri', 'https://evil.example/callback'],
      ['redirect_uri', `${REDIRECT}/more`],
      ['redirect_uri', `${REDIRECT}?a=b`],
      ['redirect_uri', ''],
    ] as const) {
      const changed = new URL(asked);
      changed.searchParams.set(name, value);
      expect((await read(changed)).json.code).toBe('assistant-unknown');
      const body = { request: Object.fromEntries(changed.searchParams), isAllowed: true };
      expect((await call(t, 'POST', '/user/assistants', { body })).json.code).toBe('assistant-unknown');
    }
  });

  test.each([
    ['response_type', 'token', 'unsupported_response_type'],
    ['code_challenge_method', 'plain', 'invalid_request'],
    ['code_challenge', 'short', 'invalid_request'],
    ['resource', 'https://elsewhere.example/mcp', 'invalid_target'],
  ])('with a wrong %s is sent back with the error', async (name, value, error) => {
    const { asked } = await letIn();
    asked.searchParams.set(name, value);
    const back = new URL((await read(asked)).json.refusedTo);
    expect([back.host, back.searchParams.get('error'), back.searchParams.get('state')]).toEqual([
      ...['assistant.example', error, 's'],
    ]);
  });

  test('from a program on the machine may return to another port, but to no other address', async () => {
    const { asked } = await letIn('anna', 'http://127.0.0.1:1/callback');
    asked.searchParams.set('redirect_uri', 'http://127.0.0.1:60000/callback');
    expect((await read(asked)).json).toMatchObject({ isLocal: true, leadsTo: '127.0.0.1:60000' });
    asked.searchParams.set('redirect_uri', 'http://127.0.0.1:60000/elsewhere');
    expect((await read(asked)).json.code).toBe('assistant-unknown');
  });
});

describe('a program registers', () => {
  test.each([
    ['javascript:alert(1)'],
    ['javascript://x.example/%0aalert(1)'],
    ['data:text/html,x'],
    ['http://assistant.example/callback'],
    ['https://user@assistant.example/'],
    ['https://assistant.example/#part'],
    ['/callback'],
  ])('not with %s', async (uri) => {
    const answer = await register({ redirect_uris: [REDIRECT, uri] });
    expect([answer.status, answer.json.error]).toEqual([400, 'invalid_redirect_uri']);
  });

  test.each([[{}], [{ redirect_uris: [] }], [{ redirect_uris: 'https://a.example' }], [{ redirect_uris: [1] }]])(
    'not with %j',
    async (body) => {
      const answer = await register(body);
      expect([answer.status, answer.json.error]).toEqual([400, 'invalid_client_metadata']);
      expect(answer.json.error_description).toContain('redirect_uris');
    },
  );

  test('with a name on one line, cut to a readable length', async () => {
    const { client_name } = (await register({ redirect_uris: [REDIRECT], client_name: `A\u202e\nB${'x'.repeat(99)}` }))
      .json;
    expect(client_name).toBe(`A B${'x'.repeat(77)}`);
    const { client_name: host } = (await register({ redirect_uris: ['com.example.app://back'] })).json;
    expect(host).toBe('back');
  });
});

describe('a code', () => {
  test.each([
    ['a wrong verifier', { code_verifier: 'w'.repeat(43) }, 'invalid_grant'],
    ['no verifier', { code_verifier: '' }, 'invalid_grant'],
    ['another address', { redirect_uri: 'https://evil.example' }, 'invalid_grant'],
    ['a program that is not known', { client_id: 'other' }, 'invalid_client'],
    ['another resource', { resource: 'https://elsewhere.example' }, 'invalid_target'],
    ['another grant', { grant_type: 'password' }, 'unsupported_grant_type'],
  ])('is refused with %s', async (_name, changed, error) => {
    const { exchange } = await letIn();
    const answer = await form('/token', { ...exchange, ...changed });
    expect([answer.status, answer.json.error]).toEqual([400, error]);
  });

  test('with one wrong verifier is used up', async () => {
    const { exchange } = await letIn();
    await form('/token', { ...exchange, code_verifier: 'w'.repeat(43) });
    expect((await form('/token', exchange)).json.error).toBe('invalid_grant');
  });

  test('is void for another program', async () => {
    const { exchange } = await letIn();
    const { client_id } = (await register({ redirect_uris: [REDIRECT] })).json;
    expect((await form('/token', { ...exchange, client_id })).json.error).toBe('invalid_grant');
    expect((await form('/token', exchange)).status).toBe(200);
  });

  test('lasts two minutes', async () => {
    const { exchange } = await letIn();
    t.clock.advance(2 * MINUTE_MS);
    expect((await form('/token', exchange)).json).toMatchObject({ error: 'invalid_grant' });
  });

  test('that is used again also ends the tokens it gave', async () => {
    const { exchange } = await letIn();
    const { access_token } = (await form('/token', exchange)).json;
    expect((await asking(access_token)).statusCode).toBe(200);
    expect((await form('/token', exchange)).json.error).toBe('invalid_grant');
    expect((await asking(access_token)).statusCode).toBe(401);
    expect((await mine()).items).toEqual([]);
  });
});

describe('tokens', () => {
  const renew = (client_id: string, refresh_token: string) =>
    form('/token', { grant_type: 'refresh_token', client_id, refresh_token });

  test("are stored as hashes, and open only the assistants' calls", async () => {
    const { exchange } = await letIn();
    const { access_token, refresh_token } = (await form('/token', exchange)).json;
    const tables = [
      await t.database.selectFrom('assistant_token').selectAll().execute(),
      await t.database.selectFrom('assistant_code').selectAll().execute(),
    ];
    for (const secret of [access_token.slice(4), refresh_token, exchange.code])
      expect(JSON.stringify(tables)).not.toContain(secret);
    for (const url of ['/user/info', '/user/keys', '/api/stores']) {
      const made = await strict.inject({ url, headers: { authorization: `Bearer ${access_token}` } });
      expect([url, made.statusCode]).toEqual([url, 401]);
    }
    expect((await asking(refresh_token)).statusCode).toBe(401);
  });

  test('are void after an hour, and can be renewed for sixty days', async () => {
    const { exchange, client_id } = await letIn();
    const first = (await form('/token', exchange)).json;
    t.clock.advance(HOUR_MS - 1);
    expect((await asking(first.access_token)).statusCode).toBe(200);
    t.clock.advance(1);
    expect((await asking(first.access_token)).statusCode).toBe(401);
    const second = (await renew(client_id, first.refresh_token)).json;
    expect((await asking(second.access_token)).statusCode).toBe(200);
    t.clock.advance(60 * DAY_MS);
    expect((await renew(client_id, second.refresh_token)).json.error).toBe('invalid_grant');
    await forgetExpired({ database: t.database, clock: t.clock });
    expect((await mine()).items).toEqual([]);
  });

  test("that are renewed twice end the assistant's access", async () => {
    const { exchange, client_id } = await letIn();
    const first = (await form('/token', exchange)).json;
    const second = (await renew(client_id, first.refresh_token)).json;
    const other = (await register({ redirect_uris: [REDIRECT] })).json.client_id;
    expect((await renew(other, second.refresh_token)).json.error).toBe('invalid_grant');
    expect((await renew('unknown', second.refresh_token)).json.error).toBe('invalid_client');
    expect((await asking(second.access_token)).statusCode).toBe(200);
    expect((await renew(client_id, first.refresh_token)).json.error).toBe('invalid_grant');
    expect((await asking(second.access_token)).statusCode).toBe(401);
    expect((await renew(client_id, second.refresh_token)).json.error).toBe('invalid_grant');
  });

  test('end when the person or the assistant revokes them, and are void while the account is disabled', async () => {
    const one = (await form('/token', (await letIn()).exchange)).json;
    const [{ id }] = (await mine()).items;
    expect((await call(t, 'DELETE', `/user/assistants/${id}`, { as: 'ben' })).status).toBe(404);
    expect((await call(t, 'DELETE', `/user/assistants/${id}`)).status).toBe(204);
    expect((await asking(one.access_token)).statusCode).toBe(401);

    const other = (await form('/token', (await letIn()).exchange)).json;
    expect((await form('/revoke', { token: other.refresh_token })).status).toBe(200);
    expect((await form('/revoke', { token: 'unknown' })).status).toBe(200);
    expect((await form('/revoke', {})).json.error).toBe('invalid_request');
    expect((await asking(other.access_token)).statusCode).toBe(401);

    const third = (await form('/token', (await letIn('ben')).exchange)).json;
    const change = (to: object) => t.database.updateTable('account').set(to).where('id', '=', 'ben').execute();
    await change({ is_disabled: true });
    expect((await asking(third.access_token)).json().code).toBe('account-disabled');
    await change({ is_disabled: false });
    expect((await asking(third.access_token)).statusCode).toBe(200);
  });
});

test('as many assistants are let in as the plan allows; one that comes again replaces itself', async () => {
  const { asked } = await letIn('ben');
  expect((await decide(t, asked, true, 'ben')).searchParams.get('code')).toBeTruthy();
  const items = (await mine('ben')).items;
  expect(items).toHaveLength(PLAN_LIMITS.FREE.assistants);
  const { client_id } = (await register({ redirect_uris: [REDIRECT] })).json;
  const request = { ...Object.fromEntries(asked.searchParams), client_id };
  const refused = await call(t, 'POST', '/user/assistants', { as: 'ben', body: { request, isAllowed: true } });
  expect(refused.json).toMatchObject({ code: 'limit-reached', limit: 1, used: 1, unlockedBy: 'BASIC' });
});

test('the authorization metadata names only this server', async () => {
  const { json: server } = await call(t, 'GET', '/.well-known/oauth-authorization-server', { as: null });
  expect(server).toMatchObject({ issuer: t.originUrl, code_challenge_methods_supported: ['S256'] });
  for (const [name, value] of Object.entries(server))
    if (name.endsWith('_endpoint')) expect(new URL(String(value)).origin).toBe(t.originUrl);
  for (const path of ['', '/mcp'])
    expect((await call(t, 'GET', `/.well-known/oauth-protected-resource${path}`, { as: null })).json).toMatchObject({
      ...{ resource: t.address.href, authorization_servers: [t.originUrl] },
    });
});
