import readWorkbook from 'read-excel-file/node';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Mail } from '#mail/mail.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#runtime/clock.ts';
import { Problem } from '#runtime/problem.ts';
import { nextSending } from '#sharing/next-sending.ts';
import { call, createAccount, NOW_MS, type TestApp, testApp } from '../testing/test-app.ts';
import { createReadStore, type TestStore } from '../testing/test-sales.ts';
import { type ExportDeps, sendDueExport } from './send-due-exports.ts';

let t: TestApp;
let shop: TestStore;
let sent: Mail[];
let deps: ExportDeps;
beforeAll(async () => {
  t = await testApp();
  await createAccount(t.database, 'anna', 'STANDARD');
  shop = await createReadStore(t.database, { host: 'shop.example', products: 3, watchedBy: ['anna'] });
});
afterAll(() => t?.close());
beforeEach(async () => {
  await t.database.deleteFrom('scheduled_export').execute();
  t.clock.set(NOW_MS);
  await readAt(NOW_MS - 30 * DAY_MS);
  sent = [];
  deps = {
    ...{ people: t.database, facts: t.database, clock: t.clock, secretKey: 'for tests' },
    mail: { enqueue: async (mail) => void sent.push(mail), pretend: async () => {} },
    origin: () => 'https://watch.example',
  };
});

const schedule = async (body: object = {}) => {
  const given = { name: 'Products', target: '/api/products?sales=without', every: 'day', ...body };
  return (await call(t, 'POST', '/user/exports', { body: given })).json;
};
const readAt = (ms: number) =>
  t.database
    .updateTable('store')
    .set({ last_read_at: new Date(ms) })
    .where('id', '=', shop.id)
    .execute();
const listed = async () => (await call(t, 'GET', '/user/exports')).json.items;
async function sendAll(): Promise<void> {
  while (await sendDueExport(deps));
}

describe('a list that is sent regularly', () => {
  test('is sent as a workbook when it is due, once for each day', async () => {
    await schedule();
    await sendAll();
    expect(sent).toEqual([]);
    t.clock.set(nextSending('day', NOW_MS));
    await Promise.all([sendAll(), sendAll(), sendAll()]);
    await sendAll();
    expect(sent).toHaveLength(1);
    const [{ to, subject, files }] = sent as [Mail];
    expect([to, subject]).toEqual(['anna@example.org', 'Products: 2026-11-22']);
    const [data, about] = await readWorkbook(Buffer.from(files![0]!.content, 'base64'));
    expect([data!.data.length, about!.sheet]).toEqual([4, 'About']);
    t.clock.advance(DAY_MS);
    await sendAll();
    expect(sent).toHaveLength(2);
    expect(await listed()).toMatchObject([{ lastSentAt: new Date(t.clock.now()).toISOString(), problem: null }]);
  });

  test('is not caught up on after weeks without a running server', async () => {
    await schedule({ format: 'csv' });
    t.clock.advance(20 * DAY_MS);
    await sendAll();
    expect(sent).toHaveLength(1);
    expect(Buffer.from(sent[0]!.files![0]!.content, 'base64').toString()).toMatch(/^\ufeffid,title/);
  });

  test('is neither lost nor sent twice if its mail could not be queued', async () => {
    await schedule();
    t.clock.advance(2 * DAY_MS);
    const { mail } = deps;
    deps.mail = { ...mail, enqueue: () => Promise.reject(new Error('the queue is away')) };
    await expect(sendDueExport(deps)).rejects.toThrow('the queue is away');
    deps.mail = mail;
    await sendAll();
    expect(sent).toEqual([]);
    t.clock.advance(DAY_MS / 24);
    await sendAll();
    await sendAll();
    expect(sent).toHaveLength(1);
  });

  test('waits until yesterday was read to its end, but not all day, nor if it has no days', async () => {
    const dueMs = nextSending('day', NOW_MS);
    await schedule();
    const [alerts, market] = ['/api/alerts/rings', '/api/analytics/tags?dateRange=LAST_7_DAYS&scope=database'];
    for (const [name, target] of Object.entries({ alerts, market })) await schedule({ name, target });
    const sentAt = async (ms: number, lastReadMs: number) => {
      t.clock.set(ms);
      await readAt(lastReadMs);
      await sendAll();
      return sent.map(({ subject }) => subject.split(':')[0]!);
    };
    expect(await sentAt(dueMs, dueMs - 8 * HOUR_MS)).toEqual(['alerts', 'market']);
    expect(await sentAt(dueMs + HOUR_MS, dueMs + HOUR_MS)).toEqual(['alerts', 'market', 'Products']);
    expect(await sentAt(dueMs + DAY_MS, dueMs + HOUR_MS)).toHaveLength(5);
    expect(await sentAt(dueMs + DAY_MS + 12 * HOUR_MS, dueMs + HOUR_MS)).toHaveLength(6);
  });

  test('of one store waits for that store only', async () => {
    const other = await createReadStore(t.database, { host: 'other.example', products: 1, watchedBy: ['anna'] });
    const dueMs = nextSending('day', NOW_MS);
    await schedule({ name: 'one', target: `/api/stores/${other.id}/products?dateRange=LAST_7_DAYS` });
    t.clock.set(dueMs);
    await readAt(dueMs - 8 * HOUR_MS);
    await t.database
      .updateTable('store')
      .set({ last_read_at: new Date(dueMs) })
      .where('id', '=', other.id)
      .execute();
    await sendAll();
    await t.database.deleteFrom('watched_store').where('store_id', '=', other.id).execute();
    expect(sent.map(({ subject }) => subject.split(':')[0])).toEqual(['one']);
  });

  test('that meets a busy server is tried again on its day, then in its next period', async () => {
    await schedule({ every: 'month' });
    const { mail } = deps;
    deps.mail = { ...mail, enqueue: () => Promise.reject(new Problem('too-broad')) };
    t.clock.set(nextSending('month', NOW_MS));
    await sendAll();
    expect(await listed()).toMatchObject([
      { problem: 'too-broad', nextAt: new Date(t.clock.now() + HOUR_MS).toISOString() },
    ]);
    t.clock.advance(18 * HOUR_MS);
    await sendAll();
    expect(await listed()).toMatchObject([{ nextAt: new Date(nextSending('month', t.clock.now())).toISOString() }]);
    deps.mail = mail;
    t.clock.set(nextSending('month', t.clock.now()));
    await sendAll();
    expect([sent.length, (await listed())[0].problem]).toEqual([1, null]);
  });

  test('says why it was not sent if its owner may not see it now, and is sent again when they may', async () => {
    await schedule({ target: '/api/database/products?tags=TOYS' });
    await t.database.updateTable('entitlement').set({ plan: 'FREE' }).where('account_id', '=', 'anna').execute();
    t.clock.set(nextSending('day', NOW_MS));
    await sendAll();
    expect([sent.length, (await listed())[0].problem]).toEqual([0, 'plan-feature-required']);
    await t.database.updateTable('entitlement').set({ plan: 'STANDARD' }).where('account_id', '=', 'anna').execute();
    t.clock.advance(DAY_MS);
    await sendAll();
    expect([sent.length, (await listed())[0].problem]).toEqual([1, null]);
  });

  test('is not sent beyond the plan’s limit, and is again once the plan allows it', async () => {
    await schedule({ name: 'Oldest' });
    t.clock.advance(MINUTE_MS);
    await schedule({ name: 'Newer' });
    const plan = (name: 'FREE' | 'STANDARD') =>
      t.database.updateTable('entitlement').set({ plan: name }).where('account_id', '=', 'anna').execute();
    await plan('FREE');
    t.clock.set(nextSending('day', NOW_MS));
    await sendAll();
    expect(sent.map(({ subject }) => subject)).toEqual(['Oldest: 2026-11-22']);
    expect(await listed()).toMatchObject([
      { name: 'Newer', inactiveReason: 'plan-limit', problem: 'limit-reached' },
      { name: 'Oldest', inactiveReason: null, problem: null },
    ]);
    await plan('STANDARD');
    await sendAll();
    expect([sent.length, (await listed())[0].inactiveReason]).toEqual([1, null]);
    t.clock.advance(DAY_MS);
    await sendAll();
    expect([sent.length, (await listed())[0].problem]).toEqual([3, null]);
  });

  test('stops by one click in the mail, without a sign-in, as mail programs post it', async () => {
    await schedule();
    t.clock.advance(DAY_MS);
    await sendAll();
    const { pathname, search } = new URL(sent[0]!.stopUrl!);
    const posted = () =>
      t.app.inject({
        method: 'POST',
        url: pathname + search,
        payload: 'List-Unsubscribe=One-Click',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    expect((await posted()).statusCode).toBe(204);
    expect(await listed()).toEqual([]);
    expect((await posted()).statusCode).toBe(204);
    expect((await call(t, 'POST', '/lists/stop?key=made-up', { as: null })).status).toBe(404);
  });

  test('stops from its page', async () => {
    const { id } = await schedule();
    expect((await call(t, 'DELETE', `/user/exports/${id}`)).status).toBe(204);
    t.clock.advance(2 * DAY_MS);
    await sendAll();
    expect(sent).toEqual([]);
  });
});

test.each([
  ['day', '2026-11-21T10:30Z', '2026-11-22T06:00Z'],
  ['day', '2026-11-21T05:59Z', '2026-11-21T06:00Z'],
  ['week', '2026-11-21T10:30Z', '2026-11-23T06:00Z'],
  ['week', '2026-11-23T06:00Z', '2026-11-30T06:00Z'],
  ['month', '2026-12-01T05:00Z', '2026-12-01T06:00Z'],
  ['month', '2026-12-31T10:30Z', '2027-01-01T06:00Z'],
] as const)('what is sent every %s is due after %s at %s', (every, after, due) => {
  expect(nextSending(every, Date.parse(after))).toBe(Date.parse(due));
});
