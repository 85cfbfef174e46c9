import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deliverDue } from '#alerts/delivery/deliver-due.ts';
import { enqueueMessage } from '#alerts/delivery/enqueue-message.ts';
import type { AlertDeps } from '#alerts/deps.ts';
import { testAlerts } from '#alerts/testing-alerts.ts';
import { PLAN_LIMITS } from '#contract/billing/plan-limits.ts';
import type { ChannelTarget } from '#contract/messages/channel.ts';
import { testDatabase } from '#database/testing.ts';
import { noteAddress } from '#identity/account/refusing-address.ts';
import type { Mail } from '#mail/mail.ts';
import { DAY_MS, manualClock } from '#runtime/clock.ts';
import { openWire, type Wire } from '#tracker/fetch/exchange.ts';
import { call, createAccount, NOW_MS, TEST_SETTINGS, type TestApp, testApp } from '../../testing/test-app.ts';

type Got = { headers: IncomingHttpHeaders; body: string };

const got: Got[] = [];
const mails: Mail[] = [];
let status = 204;
let receiver: Server;
let url: string;
let wire: Wire;
let alerts: AlertDeps;
let t: TestApp;

beforeAll(async () => {
  receiver = createServer(async (request, response) => {
    let body = '';
    for await (const piece of request) body += piece;
    got.push({ headers: request.headers, body });
    response.writeHead(status).end();
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const host = `127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  url = `http://${host}/hook`;
  wire = openWire({ connectMs: 500, headersMs: 500, pieceMs: 500, totalMs: 1_000 });
  const given = await testDatabase();
  alerts = testAlerts(
    { people: given.people, facts: given.facts, clock: manualClock(NOW_MS), mails },
    { wire, allowedPrivate: () => new Set([host]) },
  );
  const channelTries = { calls: 100, seconds: 60 };
  const settings = { ...TEST_SETTINGS, callLimits: { ...TEST_SETTINGS.callLimits, channelTries } };
  t = await testApp({ alerts, settings }, given);
  await createAccount(t.database, 'anna', 'PREMIUM');
  await createAccount(t.database, 'ben');
});
afterAll(async () => {
  await wire?.close();
  receiver?.close();
  await t?.close();
});
beforeEach(async () => {
  await t.database.deleteFrom('channel').execute();
  got.length = 0;
  mails.length = 0;
  status = 204;
});

const tryOut = (target: object, more: object = {}) =>
  call(t, 'POST', '/api/channels/try', { body: { target, ...more } });
const make = (target: object, more: object = {}, as = 'anna') =>
  call(t, 'POST', '/api/channels', { as, body: { name: 'Mine', target, ...more } });

describe('a channel is tried before it is saved', () => {
  test('a webhook gets a signed test message, and keeps the secret that signed it', async () => {
    const { json } = await tryOut({ kind: 'webhook', url });
    expect(json).toMatchObject({ isDelivered: true, status: 204, error: null });
    const { headers, body } = got[0]!;
    const key = Buffer.from(json.secret.slice('whsec_'.length), 'base64');
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
    expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`);
    expect(JSON.parse(body).type).toBe('test');
    expect((await make({ kind: 'webhook', url }, { secret: json.secret })).json.secret).toBe(json.secret);
    expect((await call(t, 'GET', '/api/channels')).json.items).toHaveLength(1);
  });

  test.each(['slack', 'discord', 'teams'] as const)('%s gets messages in its own format, unsigned', async (kind) => {
    expect((await tryOut({ kind, url })).json).toMatchObject({ isDelivered: true, secret: null });
    const { headers, body } = got[0]!;
    expect(headers['webhook-signature']).toBeUndefined();
    const read = { slack: 'text', discord: 'content', teams: 'attachments' }[kind];
    expect(JSON.parse(body)).toHaveProperty(read);
  });

  test("a mail goes to the account's address", async () => {
    expect((await tryOut({ kind: 'mail' })).json).toMatchObject({ isDelivered: true, secret: null });
    expect(mails).toMatchObject([{ to: 'anna@example.org' }]);
  });

  test('a mail to an address that refuses all mails is not said to arrive', async () => {
    const note = (isRefused: boolean, days: number) =>
      noteAddress(t.database, 'anna@example.org', { isRefused, nowMs: NOW_MS - days * DAY_MS });
    await note(true, 4);
    await note(true, 0);
    expect((await tryOut({ kind: 'mail' })).json).toMatchObject({ isDelivered: false, error: 'refusing' });
    await note(false, 0);
    expect((await tryOut({ kind: 'mail' })).json).toMatchObject({ isDelivered: true });
  });

  test('a failure is explained, and the channel can be saved all the same', async () => {
    status = 500;
    expect((await tryOut({ kind: 'webhook', url })).json).toMatchObject({ isDelivered: false, status: 500 });
    status = 302;
    expect((await tryOut({ kind: 'webhook', url })).json).toMatchObject({
      ...{ isDelivered: false, status: 302, error: 'redirect' },
    });
    expect((await make({ kind: 'webhook', url })).status).toBe(201);
  });
});

describe('an address', () => {
  test.each<[string, ChannelTarget]>([
    ['of this machine', { kind: 'webhook', url: 'https://127.0.0.1/hook' }],
    ['of a private network', { kind: 'webhook', url: 'https://10.0.0.1/hook' }],
    ['of a cloud’s inside', { kind: 'webhook', url: 'https://169.254.169.254/latest' }],
    ['of this machine, as IPv6', { kind: 'webhook', url: 'https://[::1]/hook' }],
    ['without a public name', { kind: 'webhook', url: 'https://localhost/hook' }],
    ['at another port', { kind: 'webhook', url: 'https://hooks.example.com:8443/hook' }],
    ['that is not encrypted', { kind: 'webhook', url: 'http://hooks.example.com/hook' }],
    ['with a password', { kind: 'webhook', url: 'https://me:secret@hooks.example.com/hook' }],
    ['of Slack that is none', { kind: 'slack', url: 'https://hooks.slack.com.evil.example/x' }],
    ['of Discord that is none', { kind: 'discord', url: 'https://notdiscord.com/api/webhooks/1' }],
    ['of Teams that is none', { kind: 'teams', url: 'https://evil-logic.azure.com.example/x' }],
    ['that is none', { kind: 'webhook', url: 'ftp://hooks.example.com/hook' }],
  ])('%s is neither tried nor saved', async (_what, target) => {
    for (const answer of [await tryOut(target), await make(target)])
      expect([answer.status, answer.json.fields?.[0]?.path]).toEqual([400, 'target.url']);
    expect(got).toEqual([]);
  });

  test('is not shown again; a webhook shows only its host', async () => {
    await make({ kind: 'webhook', url: 'https://hooks.example.com/very-secret' });
    const { json } = await call(t, 'GET', '/api/channels');
    expect(json.items).toMatchObject([{ kind: 'webhook', shown: 'hooks.example.com' }]);
    expect(JSON.stringify(json)).not.toContain('secret');
  });
});

test('sent messages are listed with their attempts and can be sent again, only by their owner', async () => {
  const { id } = (await make({ kind: 'webhook', url })).json;
  const line = { at: 'now', text: 'Mug', link: 'http://localhost/a' };
  const message = { type: 'alert.rang' as const, language: 'en' as const, title: 'Sold out', more: 0, rules: ['Mine'] };
  const told = { ...message, link: 'http://localhost/alerts', lines: [line] };
  const messageId = await enqueueMessage(alerts.people, id, told, { nowMs: NOW_MS, dueAtMs: NOW_MS });
  await deliverDue(alerts);
  const list = async (as = 'anna') => call(t, 'GET', `/api/channels/${id}/deliveries`, { as });
  expect((await list()).json.items).toMatchObject([{ id: messageId, state: 'delivered', tries: [{ status: 204 }] }]);
  const replay = (as: string) => call(t, 'POST', `/api/deliveries/${messageId}/replay`, { as });
  expect([(await replay('anna')).status, await deliverDue(alerts)]).toEqual([204, 1]);
  expect(got.map(({ headers }) => headers['webhook-id'])).toEqual([messageId, messageId]);
  const theirs = [
    await list('ben'),
    await replay('ben'),
    await call(t, 'POST', `/api/channels/${id}/resume`, { as: 'ben' }),
  ];
  expect(theirs.map((answer) => answer.status)).toEqual([404, 404, 404]);
  expect((await call(t, 'DELETE', `/api/channels/${id}`, { as: 'ben' })).status).toBe(404);
  expect((await call(t, 'DELETE', `/api/channels/${id}`)).status).toBe(204);
});

test('a removed channel is taken out of its rules', async () => {
  const made = async (name: string): Promise<string> =>
    (await call(t, 'POST', '/api/channels', { body: { name, target: { kind: 'feed' } } })).json.id;
  const [gone, other] = [await made('Gone'), await made('Other')];
  const rule = { name: 'Sold out', condition: { kind: 'sold_out' }, channelIds: [gone, other] };
  const { id } = (await call(t, 'POST', '/api/alerts/rules', { body: rule })).json;
  expect((await call(t, 'DELETE', `/api/channels/${gone}`)).status).toBe(204);
  const [kept] = (await call(t, 'GET', '/api/alerts/rules')).json.items;
  expect(kept.channelIds).toEqual([other]);
  const body = { channelIds: kept.channelIds, quiet: null };
  expect((await call(t, 'PATCH', `/api/alerts/rules/${id}`, { body })).status).toBe(204);
});

test('there are as many channels as the plan allows, even with concurrent calls', async () => {
  const limit = PLAN_LIMITS.FREE.channels;
  const answers = await Promise.all(Array.from({ length: limit + 2 }, () => make({ kind: 'feed' }, {}, 'ben')));
  expect(answers.filter(({ status: one }) => one === 201)).toHaveLength(limit);
  expect(answers.find(({ status: one }) => one !== 201)!.json).toMatchObject({ code: 'limit-reached', limit });
});
