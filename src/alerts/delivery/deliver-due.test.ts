import { createHmac, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ChannelTarget, Delivery } from '#contract/messages/channel.ts';
import { type TestDatabase, testDatabase } from '#database/testing.ts';
import { noteAddress } from '#identity/account/refusing-address.ts';
import type { Mail } from '#mail/mail.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, manualClock, SECOND_MS } from '#runtime/clock.ts';
import { openWire, type Wire } from '#tracker/fetch/exchange.ts';
import { listChannels, resumeChannel } from '../channel/list-channels.ts';
import { makeChannel } from '../channel/make-channel.ts';
import type { AlertDeps } from '../deps.ts';
import { testAlerts } from '../testing-alerts.ts';
import { deliverDue } from './deliver-due.ts';
import { enqueueMessage } from './enqueue-message.ts';
import { listDeliveries, replayDelivery } from './list-deliveries.ts';
import { MAX_LINES, type Message } from './message.ts';
import { readFeed } from './read-feed.ts';

type Got = { headers: IncomingHttpHeaders; body: string };

const STARTS_AT = Date.UTC(2026, 10, 21, 10, 30);
const clock = manualClock(STARTS_AT);
const mails: Mail[] = [];
const got: Got[] = [];
let answer: (response: ServerResponse) => void;
let db: TestDatabase;
let receiver: Server;
let wire: Wire;
let deps: AlertDeps;
let url: string;
beforeAll(async () => {
  db = await testDatabase();
  await db.database
    .insertInto('account')
    .values({ id: 'anna', email: 'anna@shop.example', email_verified: true })
    .execute();
  receiver = createServer(async (request, response) => {
    let body = '';
    for await (const piece of request) body += piece;
    got.push({ headers: request.headers, body });
    answer(response);
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const host = `127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  url = `http://${host}/hook`;
  wire = openWire({ connectMs: 500, headersMs: 500, pieceMs: 500, totalMs: 1_000 });
  deps = testAlerts(
    { people: db.people, facts: db.facts, clock, mails },
    { wire, allowedPrivate: () => new Set([host]) },
  );
});
afterAll(async () => {
  await wire?.close();
  receiver?.closeAllConnections();
  receiver?.close();
  await db?.drop();
});
beforeEach(async () => {
  await db.database.deleteFrom('channel').execute();
  got.length = 0;
  mails.length = 0;
  clock.set(STARTS_AT);
  answer = (response) => response.writeHead(204).end();
});

const channelOf = (target: ChannelTarget) =>
  makeChannel(deps, 'anna', { name: 'Mine', target }, { limit: 10, unlockedBy: null });
const messageOf = (lines: number, title = 'Sold out'): Message => ({
  ...{ type: 'alert.rang', language: 'en', title, more: 0, rules: ['Mine'], link: 'http://localhost/alerts' },
  lines: Array.from({ length: lines }, (_, index) => ({ at: 'now', text: `Mug ${index}`, link: 'http://localhost/a' })),
});
const tell = (channelId: string, message = messageOf(1), inMs = 0) =>
  enqueueMessage(db.people, channelId, message, { nowMs: clock.now(), dueAtMs: clock.now() + inMs });
const deliveries = (channelId: string) => listDeliveries(deps, 'anna', channelId);

it('a mail whose subject is cut at an emoji arrives, and one that cannot be sent is tried as often as others', async () => {
  const { id } = await channelOf({ kind: 'mail' });
  await tell(id, messageOf(1, `${'a'.repeat(199)}🎉!`));
  expect(await deliverDue(deps)).toBe(1);
  expect(mails.map(({ subject }) => subject)).toEqual(['a'.repeat(199)]);
  clock.advance(MINUTE_MS);
  await tell(id);
  const broken = { ...deps, mail: { ...deps.mail, enqueue: () => Promise.reject(new Error('queue')) } };
  await expect(deliverDue(broken)).rejects.toThrow('queue');
  const [last] = await deliveries(id);
  expect(last).toMatchObject({ state: 'waiting', tries: [{ status: null }] });
});

it('nothing is sent for a disabled account until it is enabled again', async () => {
  const setDisabled = (is: boolean) => db.database.updateTable('account').set({ is_disabled: is }).execute();
  const { id } = await channelOf({ kind: 'mail' });
  const feed = await channelOf({ kind: 'feed' });
  const secret = new URL(feed.shown).searchParams.get('key')!;
  await tell(id);
  await setDisabled(true);
  expect([await deliverDue(deps), mails]).toEqual([0, []]);
  await expect(readFeed(deps, secret)).rejects.toMatchObject({ code: 'not-found' });
  await setDisabled(false);
  expect([await deliverDue(deps), mails.length]).toEqual([1, 1]);
  expect(await readFeed(deps, secret)).toContain('<feed');
});

it('a channel that took its last message while the clock was ahead takes the next one at once', async () => {
  const { id } = await channelOf({ kind: 'mail' });
  clock.advance(400 * DAY_MS);
  await tell(id);
  await tell(id, { ...messageOf(1), type: 'alert.retracted' });
  clock.set(STARTS_AT);
  await tell(id, messageOf(1, 'After it was set back'));
  await deliverDue(deps);
  expect(mails.map(({ subject }) => subject)).toEqual(['After it was set back']);
});

it('no mail goes to an address that is not confirmed', async () => {
  const { id } = await channelOf({ kind: 'mail' });
  await tell(id);
  const confirm = (isConfirmed: boolean) =>
    db.database.updateTable('account').set({ email_verified: isConfirmed }).execute();
  await confirm(false);
  await deliverDue(deps);
  await confirm(true);
  expect(mails).toEqual([]);
  const [{ dueAt, tries }] = (await deliveries(id)) as [Delivery];
  expect(tries).toMatchObject([{ error: 'no-address' }]);
  clock.set(Date.parse(dueAt));
  await deliverDue(deps);
  expect(mails).toHaveLength(1);
});

it('a message is taken whatever its receiver says, however long and in whatever coding', async () => {
  const { id } = await channelOf({ kind: 'webhook', url });
  const long = gzipSync(randomBytes(100_000));
  const answers: [string, Buffer][] = [
    ['gzip', long],
    ['gzip', Buffer.from('not gzip')],
    ['zstd', Buffer.from('unknown')],
  ];
  for (const [coding, body] of answers) {
    answer = (response) => response.writeHead(200, { 'content-encoding': coding }).end(body);
    clock.advance(MINUTE_MS);
    await tell(id);
    await deliverDue(deps);
    expect((await deliveries(id))[0]).toMatchObject({ state: 'delivered', tries: [{ status: 200, error: null }] });
  }
});

it('an address that refuses mails for days gets none; its channel is switched off, and on again when the address accepts one', async () => {
  const { id } = await channelOf({ kind: 'mail' });
  const note = (isRefused: boolean) => noteAddress(db.people, 'Anna@shop.example', { isRefused, nowMs: clock.now() });
  await note(true);
  clock.advance(2 * DAY_MS);
  await note(true);
  await tell(id);
  await deliverDue(deps);
  expect(mails).toHaveLength(1);
  mails.length = 0;
  clock.advance(DAY_MS);
  const sendingEnds = async () => {
    await tell(id, messageOf(1, 'Refused'));
    await deliverDue(deps);
    return (await deliveries(id))[0]!;
  };
  expect(await sendingEnds()).toMatchObject({ state: 'waiting', tries: [{ error: 'refusing' }] });
  for (let days = 0; days < 4; days++) {
    clock.advance(DAY_MS);
    await sendingEnds();
  }
  const [channel] = await listChannels(deps, 'anna');
  expect(channel).toMatchObject({ switchedOffAt: expect.any(String) });
  await note(false);
  mails.length = 0;
  await resumeChannel(deps, 'anna', id);
  await deliverDue(deps);
  expect(mails.length).toBeGreaterThan(0);
});

it('rings and retractions are separate messages', async () => {
  const { id } = await channelOf({ kind: 'feed' });
  const retraction: Message = { ...messageOf(1, 'Revised'), type: 'alert.retracted' };
  const ids = [await tell(id), await tell(id, retraction), await tell(id, messageOf(2)), await tell(id, retraction)];
  expect(ids.map((one) => ids.indexOf(one))).toEqual([0, 1, 0, 1]);
});

describe('a webhook', () => {
  it('is signed by Standard Webhooks, with the id of its message', async () => {
    const { id, secret } = await channelOf({ kind: 'webhook', url });
    const messageId = await tell(id);
    expect(await deliverDue(deps)).toBe(1);
    const { headers, body } = got[0]!;
    const timestamp = String(clock.now() / 1000);
    const key = Buffer.from(secret!.slice('whsec_'.length), 'base64');
    const mac = createHmac('sha256', key).update(`${messageId}.${timestamp}.${body}`).digest('base64');
    expect(headers).toMatchObject({
      ...{ 'webhook-id': messageId, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${mac}` },
      'content-type': 'application/json',
    });
    expect(JSON.parse(body)).toMatchObject({ id: messageId, type: 'alert.rang', lines: [{ text: 'Mug 0' }] });
    expect(await deliverDue(deps)).toBe(0);
    expect(await deliveries(id)).toMatchObject([{ id: messageId, state: 'delivered', tries: [{ status: 204 }] }]);
  });

  it('that answers 500 is retried over more than a day under one id, and then given up', async () => {
    answer = (response) => response.writeHead(500).end();
    const { id } = await channelOf({ kind: 'webhook', url });
    const messageId = await tell(id);
    for (let tries = 1; tries <= 8; tries++) {
      expect(await deliverDue(deps)).toBe(1);
      expect(await deliverDue(deps)).toBe(0);
      const [last] = await deliveries(id);
      if (tries < 8) clock.set(Date.parse(last!.dueAt));
    }
    const [given] = await deliveries(id);
    expect(given).toMatchObject({ state: 'given-up' });
    expect(given!.tries).toHaveLength(8);
    expect(clock.now() - STARTS_AT).toBeGreaterThan(DAY_MS);
    expect(new Set(got.map(({ headers }) => headers['webhook-id']))).toEqual(new Set([messageId]));
  });

  it.each<[string, (response: ServerResponse) => void, RegExp]>([
    ['never answers', () => {}, /took too long|headers|timeout/i],
    ['leads inside', (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(), /^redirect$/],
    ['hangs up', (response) => response.socket?.destroy(), /./],
  ])('that %s has failed, and is tried again later', async (_name, behave, why) => {
    answer = behave;
    const { id } = await channelOf({ kind: 'webhook', url });
    await tell(id);
    await deliverDue(deps);
    const [delivery] = await deliveries(id);
    expect(delivery).toMatchObject({ state: 'waiting' });
    expect(delivery!.tries[0]!.error).toMatch(why);
    expect(Date.parse(delivery!.dueAt)).toBe(clock.now() + 5 * SECOND_MS);
  });

  it('that answers endlessly is cut off and counts as delivered', async () => {
    answer = (response) => {
      response.writeHead(200);
      const pour = () => {
        while (!response.destroyed && response.write(Buffer.alloc(64 * 1024)));
      };
      response.on('drain', pour).on('error', () => {});
      pour();
    };
    const { id } = await channelOf({ kind: 'webhook', url });
    await tell(id);
    await deliverDue(deps);
    expect(await deliveries(id)).toMatchObject([{ state: 'delivered' }]);
  });

  it('that is gone is switched off at once, with a mail; waiting messages are sent when it is on again', async () => {
    answer = (response) => response.writeHead(410).end();
    const { id } = await channelOf({ kind: 'webhook', url });
    await tell(id);
    await deliverDue(deps);
    expect(mails).toMatchObject([{ to: 'anna@shop.example', subject: '“Mine” was switched off' }]);
    clock.advance(HOUR_MS);
    await tell(id, messageOf(1, 'Later'));
    expect(await deliverDue(deps)).toBe(0);
    answer = (response) => response.writeHead(200).end();
    await resumeChannel(deps, 'anna', id);
    expect(await deliverDue(deps)).toBe(1);
    expect(await deliveries(id)).toMatchObject([
      { title: 'Later', state: 'delivered' },
      { title: 'Sold out', state: 'given-up' },
    ]);
  });

  it('that fails for three days is switched off, with one mail; a delivered message resets the count', async () => {
    const { id } = await channelOf({ kind: 'webhook', url });
    const day = async (status: number) => {
      answer = (response) => response.writeHead(status).end();
      await tell(id);
      await deliverDue(deps);
      clock.advance(DAY_MS);
    };
    for (const status of [500, 500, 204, 500, 500, 500]) await day(status);
    expect(mails).toHaveLength(0);
    await day(500);
    expect(mails).toHaveLength(1);
  });

  it('can get a message once more, with as many tries as before', async () => {
    const { id } = await channelOf({ kind: 'webhook', url });
    const messageId = (await tell(id))!;
    await deliverDue(deps);
    await expect(replayDelivery(deps, 'ben', messageId)).rejects.toMatchObject({ code: 'not-found' });
    await replayDelivery(deps, 'anna', messageId);
    answer = (response) => response.writeHead(500).end();
    await deliverDue(deps);
    const [delivery] = await deliveries(id);
    expect(delivery).toMatchObject({ state: 'waiting', tries: [{ status: 204 }, { status: 500 }] });
    expect(Date.parse(delivery!.dueAt)).toBe(clock.now() + 5 * SECOND_MS);
    expect(got.map(({ headers }) => headers['webhook-id'])).toEqual([messageId, messageId]);
  });
});

it('two processes send a message once', async () => {
  const { id } = await channelOf({ kind: 'webhook', url });
  await tell(id);
  const tried = await Promise.all([deliverDue(deps), deliverDue(deps), deliverDue(deps)]);
  expect(tried.toSorted()).toEqual([0, 0, 1]);
  expect(got).toHaveLength(1);
});

it('a message claimed by a killed process is sent by another', async () => {
  const { id } = await channelOf({ kind: 'webhook', url });
  await tell(id);
  const claimed = Promise.withResolvers<void>();
  const exchange = () => {
    claimed.resolve();
    return Promise.race([]);
  };
  void deliverDue({ ...deps, wire: { exchange } } as AlertDeps);
  await claimed.promise;
  expect(await deliverDue(deps)).toBe(0);
  clock.advance(3 * MINUTE_MS);
  expect(await deliverDue(deps)).toBe(1);
});

it('ten thousand events in one minute are two messages, with the lines that fit and a count of the rest', async () => {
  const { id } = await channelOf({ kind: 'webhook', url });
  await tell(id, messageOf(1));
  await deliverDue(deps);
  for (let count = 0; count < 100; count++) await tell(id, messageOf(100));
  clock.advance(MINUTE_MS);
  await deliverDue(deps);
  expect(got).toHaveLength(2);
  const { lines, more } = JSON.parse(got[1]!.body);
  expect([lines.length, more]).toEqual([MAX_LINES, 10_000 - MAX_LINES]);
});

it('a feed shows its messages to whoever knows its address', async () => {
  const { id, shown } = await channelOf({ kind: 'feed' });
  await tell(id, messageOf(2, 'A <b> & "c"\u0001'));
  await deliverDue(deps);
  const secret = new URL(shown).searchParams.get('key')!;
  const feed = await readFeed(deps, secret);
  expect(feed).toContain('<title>A &#60;b&#62; &#38; &#34;c&#34;</title>');
  expect(feed).toContain('Mug 0\nMug 1');
  for (const wrong of [undefined, '', `${secret}x`, 'a'.repeat(43)])
    await expect(readFeed(deps, wrong)).rejects.toMatchObject({ code: 'not-found' });
});

it('a mail is handed to the mail queue', async () => {
  const { id } = await channelOf({ kind: 'mail' });
  await tell(id, messageOf(1));
  await deliverDue(deps);
  expect(mails).toMatchObject([{ to: 'anna@shop.example', subject: 'Sold out' }]);
  expect(mails[0]!.text).toContain('Mug 0');
});

it('a mail that cannot be queued is not lost: it is handed over again under its id', async () => {
  const { id } = await channelOf({ kind: 'mail' });
  const messageId = await tell(id);
  const enqueue = () => Promise.reject(new Error('the queue is away'));
  await expect(deliverDue({ ...deps, mail: { ...deps.mail, enqueue } })).rejects.toThrow('away');
  expect(await deliverDue(deps)).toBe(0);
  clock.advance(3 * MINUTE_MS);
  expect(await deliverDue(deps)).toBe(1);
  expect(await deliveries(id)).toMatchObject([{ id: messageId, state: 'delivered' }]);
});

it('the database holds no address or secret in clear text', async () => {
  const { secret } = await channelOf({ kind: 'webhook', url });
  const rows = await db.database.selectFrom('channel').selectAll().execute();
  const kept = rows.map((row) => row.sealed_target.toString('latin1')).join();
  expect(kept).not.toContain('hook');
  expect(kept).not.toContain(secret!.slice(6));
});
