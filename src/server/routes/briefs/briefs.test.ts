import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testAlerts } from '#alerts/testing-alerts.ts';
import { sendDueBriefs } from '#briefs/send-due.ts';
import { PLAN_LIMITS } from '#contract/billing/plan-limits.ts';
import { dieAfter } from '#database/testing-death.ts';
import { noteAddress } from '#identity/account/refusing-address.ts';
import { stopKeyOf } from '#identity/stop-key.ts';
import { DAY_MS, HOUR_MS } from '#runtime/clock.ts';
import { call, createAccount, NOW_MS, TEST_SETTINGS, type TestApp, testApp } from '../../testing/test-app.ts';
import { createReadStore, recordDay, type TestStore, uncount } from '../../testing/test-sales.ts';

/** Nov 22, 07:00 UTC. */
const NEXT_MS = Date.UTC(2026, 10, 22, 7);

let t: TestApp;
let shop: TestStore;
let calm: TestStore;
beforeAll(async () => {
  t = await testApp();
  await createAccount(t.database, 'anna', 'PREMIUM');
  await createAccount(t.database, 'ben');
  shop = await createReadStore(t.database, {
    host: 'shop.example',
    name: 'Tea House',
    products: 1,
    watchedBy: ['anna'],
  });
  calm = await createReadStore(t.database, { host: 'calm.example', name: 'Calm', products: 1, watchedBy: ['anna'] });
  for (const [day, orders] of [
    ['2026-11-20', 5],
    ['2026-11-21', 50],
  ] as const)
    await recordDay(t.database, shop, day, { orders }, shop.products[0]);
});
afterAll(() => t?.close());
beforeEach(async () => {
  await t.database.deleteFrom('brief').execute();
  await t.database.deleteFrom('account_preference').execute();
  await t.database.updateTable('account').set({ language: 'en' }).execute();
  t.clock.set(NOW_MS);
  t.mails.length = 0;
});

/** `readMs`: when every store was last read. */
const send = async (readMs = t.clock.now()) => {
  await t.database
    .updateTable('store')
    .set({ last_read_at: new Date(readMs) })
    .execute();
  const failures: unknown[] = [];
  const deps = testAlerts({ people: t.database, facts: t.database, clock: t.clock, mails: t.mails });
  await sendDueBriefs(deps, (error) => failures.push(error));
  expect(failures).toEqual([]);
};
const make = (body: object = {}, as = 'anna') =>
  call(t, 'POST', '/api/briefs', { as, body: { frequency: 'daily', hour: 7, zone: 'UTC', ...body } });
const briefs = async (as = 'anna') => (await call(t, 'GET', '/api/briefs', { as })).json.items;
const fieldsOf = (answer: { json: { fields?: { path: string }[] } }) => answer.json.fields?.map(({ path }) => path);
const plain = (text = '') => text.replaceAll(/[\u2066-\u2069]/g, '').replaceAll(/\u00a0|\u202f/g, ' ');
const groupOf = async (store: TestStore): Promise<string> =>
  (
    await call(t, 'POST', '/api/groups', {
      body: { name: 'Teas', color: 'red', kind: 'stores', members: [String(store.id)] },
    })
  ).json.id;

describe('a brief', () => {
  test('arrives once, when it is due, with its sentences, figures and links', async () => {
    await make({ sendsEmpty: true });
    await send();
    expect(t.mails).toEqual([]);
    t.clock.set(NEXT_MS);
    await send();
    await send();
    expect(t.mails).toHaveLength(1);
    const [mail] = t.mails;
    expect(plain(mail?.subject)).toBe('Your day · All my stores: Nov 21, 2026');
    expect(plain(mail?.text)).toContain('- Tea House sold more: 50 orders');
    expect(plain(mail?.text)).toContain('“Product 1 of Tea House” of Tea House sold more');
    expect(plain(mail?.text)).toContain('Orders: 50');
    expect(mail?.text).toContain(`/stores/${shop.id}?from=2026-11-21&to=2026-11-21&receipt=2026-11-21`);
    expect(mail?.html).toContain('prefers-color-scheme: dark');
    expect(mail?.html).toContain(`href="http://localhost/stores/${shop.id}?from=2026-11-21&amp;to=2026-11-21`);
    expect(plain(mail?.text)).not.toContain('late');
    expect((await briefs())[0]).toMatchObject({ lastSentAt: new Date(NEXT_MS).toISOString() });
    t.clock.set(NEXT_MS + DAY_MS);
    await send();
    expect(t.mails.map(({ subject }) => plain(subject))).toContain('Your day · All my stores: Nov 22, 2026');
  });

  test('waits for stores to be read after its last day, and says so', async () => {
    await make();
    t.clock.set(NEXT_MS);
    const [eveningMs, nightMs] = [NEXT_MS - 10 * HOUR_MS, NEXT_MS - 5 * HOUR_MS];
    await send(eveningMs);
    await send(nightMs);
    expect(t.mails).toEqual([]);
    t.clock.set(NEXT_MS + 3 * HOUR_MS);
    await send();
    expect(plain(t.mails[0]?.text)).toContain('This brief is late: stores were still to be read');
  });

  test('waits half a day at most, and not for stores that are no longer read', async () => {
    await make({ sendsEmpty: true });
    t.clock.set(NEXT_MS);
    await send(NEXT_MS - 37 * HOUR_MS);
    expect(t.mails).toHaveLength(1);
    t.clock.set(NEXT_MS + DAY_MS);
    const readMs = NEXT_MS + 2 * HOUR_MS;
    await send(readMs);
    expect(t.mails).toHaveLength(1);
    t.clock.set(NEXT_MS + DAY_MS + 12 * HOUR_MS);
    await send(readMs);
    expect(t.mails).toHaveLength(2);
  });

  test('that waits costs no question of its own', async () => {
    const groupId = await groupOf(shop);
    for (const body of [{}, { groupId }, { hour: 6 }]) await make(body);
    t.clock.set(NEXT_MS);
    await t.database
      .updateTable('store')
      .set({ last_read_at: new Date(NEXT_MS - 10 * HOUR_MS) })
      .execute();
    const [people, facts] = [t.database.withPlugin(dieAfter(3)), t.database.withPlugin(dieAfter(1))];
    const deps = testAlerts({ people, facts, clock: t.clock, mails: t.mails });
    const fail = (error: unknown) => Promise.reject(error);
    expect(await sendDueBriefs(deps, fail)).toBe(0);
  });

  test("is written in its reader's language, zone and currency", async () => {
    await make();
    await t.database.updateTable('account').set({ language: 'ar' }).where('id', '=', 'anna').execute();
    const preferences = JSON.stringify({ timeZone: 'America/New_York', currency: 'EUR' });
    await t.database.insertInto('account_preference').values({ account_id: 'anna', preferences }).execute();
    await t.database
      .insertInto('fx_rate')
      .values({ currency: 'EUR', day: '2026-11-20', usd: 1.25 })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    t.clock.set(NEXT_MS + HOUR_MS);
    await send();
    expect(t.mails).toEqual([]);
    t.clock.set(NEXT_MS + 5 * HOUR_MS);
    await send();
    const text = plain(t.mails[0]?.text);
    expect(text).toContain('ارتفعت مبيعات Tea House: 50 طلبًا');
    expect(text).toMatch(/يومك · كل متاجري/);
    // 500 dollars
    expect(text).toMatch(/400\s*€|€\s*400/);
    expect(t.mails[0]?.html).toContain('dir="rtl"');
    expect(text).not.toMatch(/undefined|\{\{|estimate\.|happening\./);
  });

  test('is not sent if nothing happened, unless the member wants it', async () => {
    const groupId = await groupOf(calm);
    await make({ groupId });
    await make({ groupId, sendsEmpty: true });
    t.clock.set(NEXT_MS);
    await send();
    await send();
    expect(t.mails.map(({ text }) => plain(text).includes('Nothing stands out for sure'))).toEqual([true]);
    const settled = await t.database.selectFrom('brief_settled').select('is_sent').orderBy('is_sent').execute();
    expect(settled.map(({ is_sent }) => is_sent)).toEqual([false, true]);
  });

  test('says that it is late after an outage, and covers only its group', async () => {
    await make({ groupId: await groupOf(shop) });
    t.clock.set(NEXT_MS + 3 * HOUR_MS);
    await send();
    expect(plain(t.mails[0]?.text)).toContain('This brief is late');
    expect(plain(t.mails[0]?.subject)).toBe('Your day · Teas: Nov 21, 2026');
  });

  test('of a group of products covers only these', async () => {
    const [productId] = shop.products as [number];
    for (const [name, id] of [
      ['Kettles', `${shop.id}-${productId}`],
      ['Quiet ones', `${calm.id}-${calm.products[0]}`],
    ] as const) {
      const group = { name, color: 'blue', kind: 'products', members: [id] };
      await make({ groupId: (await call(t, 'POST', '/api/groups', { body: group })).json.id });
    }
    t.clock.set(NEXT_MS);
    await send();
    const [mail, ...others] = t.mails;
    expect(others).toEqual([]);
    expect(plain(mail?.subject)).toBe('Your day · Kettles: Nov 21, 2026');
    expect(plain(mail?.text)).toContain('“Product 1 of Tea House” of Tea House sold more');
    expect(plain(mail?.text)).not.toContain('- Tea House sold more');
    expect(plain(mail?.text)).toContain('Orders: 50');
    expect(mail?.text).toContain('http://localhost/groups');
  });

  test('has no figures of products whose sales cannot be seen', async () => {
    const [productId] = calm.products as [number];
    const group = { name: 'Hidden', color: 'blue', kind: 'products', members: [`${calm.id}-${productId}`] };
    const groupId = (await call(t, 'POST', '/api/groups', { body: group })).json.id;
    await recordDay(t.database, calm, '2026-11-20', { orders: 3 });
    const preview = async () =>
      plain(
        (await call(t, 'POST', '/api/briefs/preview', { body: { groupId, frequency: 'daily', hour: 7 } })).json.text,
      );
    expect(await preview()).toContain('Orders: 0');
    await uncount(t.database, calm, productId);
    expect(await preview()).not.toContain('Orders:');
    await t.database.deleteFrom('store_day').where('store_id', '=', calm.id).execute();
    await t.database.deleteFrom('product_state').execute();
  });

  test('is stopped by one click in a mail program, without a sign-in, and not by another address or a mere visit', async () => {
    const { id } = (await make()).json;
    t.clock.set(NEXT_MS);
    await send();
    const url = new URL(t.mails[0]?.stopUrl ?? '');
    const visit = (method: 'GET' | 'POST', search: string, type: string) =>
      t.app.inject({
        ...{ method, url: `${url.pathname}${search}`, headers: { 'content-type': type } },
        ...(method === 'POST' && { payload: 'List-Unsubscribe=One-Click' }),
      });
    const form = 'application/x-www-form-urlencoded';
    const ofList = stopKeyOf(TEST_SETTINGS.secretKey, 'scheduled export', id);
    for (const key of ['wrong', ofList]) expect((await visit('POST', `?key=${key}`, form)).statusCode).toBe(404);
    expect((await visit('POST', '', form)).statusCode).toBe(400);
    expect((await visit('GET', url.search, form)).statusCode).toBe(405);
    expect((await briefs())[0]).toMatchObject({ stoppedAt: null });
    expect((await visit('POST', url.search, 'multipart/form-data; boundary=x')).statusCode).toBe(204);
    expect((await visit('POST', url.search, form)).statusCode).toBe(204);
    expect((await briefs())[0]).toMatchObject({ stoppedAt: expect.any(String), nextAt: null });
    t.clock.set(NEXT_MS + DAY_MS);
    await send();
    expect(t.mails).toHaveLength(1);
    expect(t.mails[0]?.text).toContain('/stop-brief?key=');
  });

  test('that is resumed sends nothing about the days while it was stopped', async () => {
    const { id } = (await make({ sendsEmpty: true })).json;
    const change = (body: object) => call(t, 'PATCH', `/api/briefs/${id}`, { body });
    await change({ stopped: true });
    t.clock.set(NEXT_MS + 3 * DAY_MS);
    expect((await change({ stopped: false, hour: 6 })).status).toBe(204);
    await send();
    expect(t.mails).toEqual([]);
    expect((await briefs())[0]).toMatchObject({ hour: 6, nextAt: '2026-11-26T06:00:00.000Z' });
  });

  test('with a changed frequency covers a week whose first day it already covered', async () => {
    const { id } = (await make({ sendsEmpty: true })).json;
    t.clock.set(Date.UTC(2026, 10, 24, 8));
    await send();
    t.mails.length = 0;
    await call(t, 'PATCH', `/api/briefs/${id}`, { body: { frequency: 'weekly' } });
    t.clock.set(Date.UTC(2026, 10, 30, 8));
    await send();
    await send();
    expect(t.mails.map(({ subject }) => plain(subject))).toEqual([
      'Your week · All my stores: Nov 23, 2026 – Nov 29, 2026',
    ]);
  });

  test('goes to no unconfirmed address', async () => {
    await make({ sendsEmpty: true });
    const confirm = (isConfirmed: boolean) =>
      t.database.updateTable('account').set({ email_verified: isConfirmed }).where('id', '=', 'anna').execute();
    await confirm(false);
    t.clock.set(NEXT_MS);
    await send();
    expect(t.mails).toEqual([]);
    const { hasAddress } = (await call(t, 'GET', '/api/briefs')).json;
    await confirm(true);
    expect(hasAddress).toBe(false);
    await send();
    expect(t.mails).toHaveLength(1);
  });

  test('goes to no address that has refused mails for days', async () => {
    await make({ sendsEmpty: true });
    const note = (isRefused: boolean) =>
      noteAddress(t.database, 'anna@example.org', { isRefused, nowMs: t.clock.now() });
    await note(true);
    t.clock.set(NEXT_MS + 3 * DAY_MS);
    await send();
    expect(t.mails).toEqual([]);
    await note(false);
    await send();
    expect(t.mails.length).toBeGreaterThan(0);
  });

  test('that one process is composing is left to it by the others', async () => {
    await make({ sendsEmpty: true });
    t.clock.set(NEXT_MS);
    const deps = testAlerts({ people: t.database, facts: t.database, clock: t.clock, mails: t.mails });
    const [isComposed, mayLeave] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const mail: typeof deps.mail = {
      ...deps.mail,
      async enqueue(one) {
        isComposed.resolve();
        await mayLeave.promise;
        t.mails.push(one);
      },
    };
    const fail = (error: unknown) => Promise.reject(error);
    const first = sendDueBriefs({ ...deps, mail }, fail);
    await isComposed.promise;
    let composed = 0;
    const origin = () => {
      composed++;
      mayLeave.resolve();
      return '';
    };
    expect(await sendDueBriefs({ ...deps, origin }, fail).finally(mayLeave.resolve)).toBe(0);
    expect(await first).toBe(1);
    expect([composed, t.mails.length]).toEqual([0, 1]);
  });

  test('beyond the plan’s limit is not sent, nor later for what was due meanwhile', async () => {
    const oldest = (await make()).json.id;
    t.clock.advance(HOUR_MS);
    const newer = (await make({ sendsEmpty: true })).json.id;
    const plan = (name: 'FREE' | 'PREMIUM') =>
      t.database.updateTable('entitlement').set({ plan: name }).where('account_id', '=', 'anna').execute();
    await plan('FREE');
    expect(await briefs()).toMatchObject([
      { id: oldest, inactiveReason: null, nextAt: new Date(NEXT_MS).toISOString() },
      { id: newer, inactiveReason: 'plan-limit', nextAt: null },
    ]);
    const stop = (stopped: boolean) => call(t, 'PATCH', `/api/briefs/${oldest}`, { body: { stopped } });
    await stop(true);
    expect(await briefs()).toMatchObject([{ nextAt: null }, { id: newer, inactiveReason: null }]);
    await plan('PREMIUM');
    await stop(false);
    await plan('FREE');
    t.clock.set(NEXT_MS);
    await send();
    expect(t.mails).toHaveLength(1);
    await plan('PREMIUM');
    await send();
    expect([t.mails.length, (await briefs())[1]]).toMatchObject([1, { inactiveReason: null, lastSentAt: null }]);
    t.clock.set(NEXT_MS + DAY_MS);
    await send();
    expect((await briefs())[1]).toMatchObject({ lastSentAt: new Date(NEXT_MS + DAY_MS).toISOString() });
  });

  test('can be previewed before it is saved', async () => {
    const preview = async (body: object) =>
      (await call(t, 'POST', '/api/briefs/preview', { body: { frequency: 'daily', hour: 7, ...body } })).json;
    t.clock.set(NEXT_MS);
    const shown = await preview({});
    expect(shown.isEmpty).toBe(false);
    expect(plain(shown.text)).toContain('Tea House sold more');
    expect(shown.text).not.toContain('/stop-brief');
    expect(await preview({ groupId: await groupOf(calm) })).toMatchObject({ isEmpty: true });
    expect(t.mails).toEqual([]);
  });

  test('refuses unknown groups, hours and zones, is visible only to me, and is limited by the plan', async () => {
    expect(fieldsOf(await make({ groupId: 'unknown' }))).toEqual(['groupId']);
    expect(fieldsOf(await make({ hour: 24, zone: 'Mars/Olympus', frequency: 'hourly' }))).toEqual(
      expect.arrayContaining(['hour', 'zone', 'frequency']),
    );
    const { id } = (await make()).json;
    expect((await call(t, 'PATCH', `/api/briefs/${id}`, { as: 'ben', body: { stopped: true } })).status).toBe(404);
    expect((await call(t, 'DELETE', `/api/briefs/${id}`, { as: 'ben' })).status).toBe(404);
    for (let made = 0; made < PLAN_LIMITS.FREE.briefs; made++) expect((await make({}, 'ben')).status).toBe(201);
    expect(await make({}, 'ben')).toMatchObject({ status: 403, json: { code: 'limit-reached', unlockedBy: 'BASIC' } });
    const [{ id: own }] = await briefs('ben');
    await call(t, 'PATCH', `/api/briefs/${own}`, { as: 'ben', body: { stopped: true } });
    expect((await make({}, 'ben')).status).toBe(201);
    const resumed = await call(t, 'PATCH', `/api/briefs/${own}`, { as: 'ben', body: { stopped: false } });
    expect(resumed).toMatchObject({ status: 403, json: { code: 'limit-reached' } });
    expect((await call(t, 'DELETE', `/api/briefs/${id}`)).status).toBe(204);
    expect(await briefs()).toEqual([]);
  });

  test('that fails does not delay others', async () => {
    await make();
    await make({}, 'ben');
    t.clock.set(NEXT_MS);
    const deps = testAlerts({ people: t.database, facts: t.database, clock: t.clock, mails: t.mails });
    const failures: unknown[] = [];
    const mail = { ...deps.mail, enqueue: () => Promise.reject(new Error('no queue')) };
    await sendDueBriefs({ ...deps, mail }, (error) => failures.push(error));
    expect(failures).toHaveLength(1);
    await send();
    expect(t.mails).toHaveLength(1);
  });
});
