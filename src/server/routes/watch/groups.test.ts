import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { judgeRules } from '#alerts/ring/judge-rules.ts';
import { testAlerts } from '#alerts/testing-alerts.ts';
import { recordEvents } from '#catalog/record-events.ts';
import { PLAN_LIMITS } from '#contract/billing/plan-limits.ts';
import { type Group, MAX_IN_GROUP } from '#contract/group.ts';
import type { Note } from '#contract/note.ts';
import { DAY_MS } from '#runtime/clock.ts';
import { forgetGroupsAndNotes } from '#watch/group/make-group.ts';
import { call, createAccount, NOW_MS, type TestApp, testApp } from '../../testing/test-app.ts';
import { createReadStore, recordDay, type TestStore } from '../../testing/test-sales.ts';

let t: TestApp;
let shop: TestStore;
let other: TestStore;
let foreign: TestStore;
beforeAll(async () => {
  t = await testApp();
  await createAccount(t.database, 'anna', 'PREMIUM');
  await createAccount(t.database, 'ben');
  shop = await createReadStore(t.database, { host: 'shop.example', name: 'Shop', products: 2, watchedBy: ['anna'] });
  other = await createReadStore(t.database, { host: 'other.example', name: 'Other', products: 1, watchedBy: ['anna'] });
  foreign = await createReadStore(t.database, { host: 'foreign.example', products: 1, watchedBy: ['ben'] });
  await t.database
    .updateTable('watched_store')
    .set({ created_at: new Date(NOW_MS - DAY_MS) })
    .execute();
  await recordDay(t.database, shop, '2026-11-20', { orders: 30 }, shop.products[0]);
  await recordDay(t.database, other, '2026-11-20', { orders: 12 }, other.products[0]);
});
afterAll(() => t?.close());
beforeEach(async () => {
  for (const table of ['item_group', 'note', 'alert_rule', 'alert_cursor'] as const)
    await t.database.deleteFrom(table).execute();
});

const make = (body: object, as = 'anna') =>
  call(t, 'POST', '/api/groups', { as, body: { name: 'Rivals', color: 'blue', kind: 'stores', ...body } });
const groups = async (as = 'anna'): Promise<Group[]> => (await call(t, 'GET', '/api/groups', { as })).json.items;
const groupOf = async (...stores: TestStore[]): Promise<string> =>
  (await make({ members: stores.map(({ id }) => String(id)) })).json.id;
const fieldsOf = (answer: { json: { fields?: { path: string }[] } }) => answer.json.fields?.map(({ path }) => path);

describe('a group', () => {
  test('has stores of my list, with their names, and can be renamed, filled and emptied', async () => {
    const id = await groupOf(shop);
    const change = (body: object) => call(t, 'PATCH', `/api/groups/${id}`, { body });
    expect((await change({ name: 'Teas', color: 'red', add: [String(other.id)] })).status).toBe(204);
    expect(await groups()).toMatchObject([
      {
        id,
        name: 'Teas',
        color: 'red',
        kind: 'stores',
        members: [{ name: 'Shop', isTracked: true }, { name: 'Other' }],
      },
    ]);
    await change({ remove: [String(shop.id)] });
    expect((await groups())[0]?.members.map(({ name }) => name)).toEqual(['Other']);
    expect((await call(t, 'DELETE', `/api/groups/${id}`)).status).toBe(204);
    expect(await groups()).toEqual([]);
  });

  test('of products names each with its store', async () => {
    await make({ kind: 'products', members: [`${shop.id}-${shop.products[0]}`] });
    expect((await groups())[0]?.members).toMatchObject([{ name: 'Product 1 of Shop', storeName: 'Shop' }]);
  });

  test('refuses members that are not on my list, do not exist, or are of the other kind', async () => {
    for (const body of [
      { members: [String(foreign.id)] },
      { members: [`${shop.id}-${shop.products[0]}`] },
      { kind: 'products', members: [String(shop.id)] },
      { kind: 'products', members: [`${shop.id}-999999`] },
      { kind: 'products', members: [`${foreign.id}-${foreign.products[0]}`] },
    ]) {
      const answer = await make(body);
      expect([answer.status, fieldsOf(answer)]).toEqual([400, ['members']]);
    }
    expect(fieldsOf(await make({ name: ' ', color: 'mauve', members: ['x'] }))).toEqual(
      expect.arrayContaining(['name', 'color', 'members.0']),
    );
    expect(await groups()).toEqual([]);
  });

  test('that is full says so', async () => {
    const groupId = await groupOf(shop);
    const storeIds = Array.from({ length: MAX_IN_GROUP - 1 }, (_, index) => 1_000_000 + index);
    await t.database
      .insertInto('item_group_member')
      .values(
        storeIds.map((store_id) => ({
          ...{ group_id: groupId, account_id: 'anna', store_id, product_id: 0, added_at: new Date(NOW_MS) },
        })),
      )
      .execute();
    const { status, json } = await call(t, 'PATCH', `/api/groups/${groupId}`, { body: { add: [String(other.id)] } });
    expect([status, json]).toMatchObject([409, { code: 'group-full', limit: MAX_IN_GROUP }]);
  });

  test('is visible only to me, and limited by the plan', async () => {
    const id = await groupOf(shop);
    expect((await call(t, 'PATCH', `/api/groups/${id}`, { as: 'ben', body: { name: 'Mine now' } })).status).toBe(404);
    expect((await call(t, 'DELETE', `/api/groups/${id}`, { as: 'ben' })).status).toBe(404);
    expect(fieldsOf(await call(t, 'GET', `/api/analytics/stores/overview?groupId=${id}`, { as: 'ben' }))).toEqual([
      'groupId',
    ]);
    for (let made = 0; made < PLAN_LIMITS.FREE.groups; made++) expect((await make({}, 'ben')).status).toBe(201);
    expect(await make({}, 'ben')).toMatchObject({ status: 403, json: { code: 'limit-reached', unlockedBy: 'BASIC' } });
  });

  test('limits the overview and the analytics to its stores', async () => {
    const id = await groupOf(other);
    const ask = async (path: string) => (await call(t, 'GET', `/api/analytics/${path}`)).json;
    const all = await ask('stores/overview');
    const ofGroup = await ask(`stores/overview?groupId=${id}`);
    expect([all.stores, all.orders.value, ofGroup.stores, ofGroup.orders.value]).toEqual([2, 42, 1, 12]);
    expect(ofGroup.topStores.map(({ name }: { name: string }) => name)).toEqual(['Other']);
    expect(ofGroup.topProducts).toHaveLength(1);
    expect((await ask(`products/overview?groupId=${id}`)).orders.value).toBe(12);
    expect((await ask(`countries?groupId=${id}`)).items[0].orders.value).toBe(12);
    const trend = await ask(`trend?groupId=${id}`);
    expect(trend.points.map(({ orders }: { orders: { value: number | null } }) => orders.value)).toContain(12);
    const spanned = await ask(`stores/overview?groupId=${id}&from=2026-11-18&to=2026-11-20`);
    expect(spanned.topStores.map(({ name }: { name: string }) => name)).toEqual(['Other']);
    expect((await ask(`subscription-trend?groupId=${id}`)).points.at(-2).orders.value ?? 12).toBe(12);
    expect((await ask(`happenings?groupId=${id}`)).items).toEqual(expect.any(Array));
    expect(fieldsOf(await call(t, 'GET', `/api/analytics/trend?groupId=${id}&scope=database`))).toEqual(['groupId']);
  });

  test('keeps a suspended store, but does not count it', async () => {
    const id = await groupOf(shop, other);
    const suspend = (by: 'user' | null) =>
      t.database
        .updateTable('watched_store')
        .set({ suspended_by: by, suspended_at: by && new Date(NOW_MS) })
        .where('store_id', '=', shop.id)
        .execute();
    await suspend('user');
    expect((await groups())[0]?.members.map(({ isTracked }) => isTracked)).toEqual([false, true]);
    const { json } = await call(t, 'GET', `/api/analytics/stores/overview?groupId=${id}`);
    expect(json.orders.value).toBe(12);
    await suspend(null);
  });
});

test('an alert rule on a group rings only for its stores, and is deleted with the group', async () => {
  const groupId = await groupOf(other);
  const rule = { groupId, condition: { kind: 'sold_out' } };
  expect((await call(t, 'POST', '/api/alerts/rehearsal', { body: rule })).status).toBe(200);
  const both = await call(t, 'POST', '/api/alerts/rules', { body: { ...rule, name: 'x', storeId: String(shop.id) } });
  expect(fieldsOf(both)).toEqual(['groupId']);
  expect((await call(t, 'POST', '/api/alerts/rules', { body: { ...rule, name: 'Sold out' } })).status).toBe(201);
  const deps = testAlerts({ people: t.database, facts: t.database, clock: t.clock, mails: t.mails });
  await judgeRules(deps);
  t.clock.set(NOW_MS + 60_000);
  for (const store of [shop, other]) {
    const event = { productId: store.products[0]!, kind: 'sold_out' as const, at: t.clock.now() };
    await t.database
      .transaction()
      .execute((trx) => recordEvents(trx, store.id, [{ before: null, after: null, isPart: false, ...event }]));
    await t.database
      .updateTable('store')
      .set({ last_read_at: new Date(t.clock.now()) })
      .where('id', '=', store.id)
      .execute();
  }
  await judgeRules(deps);
  const { items } = (await call(t, 'GET', '/api/alerts/rings')).json;
  expect(items.map(({ storeId }: { storeId: string }) => storeId)).toEqual([String(other.id)]);
  expect((await call(t, 'GET', '/api/alerts/rules')).json.items).toMatchObject([{ groupId, groupName: 'Rivals' }]);
  await call(t, 'DELETE', `/api/groups/${groupId}`);
  expect((await call(t, 'GET', '/api/alerts/rules')).json.items).toEqual([]);
  t.clock.set(NOW_MS);
});

test('what shares a group, or mails it, is deleted with the group', async () => {
  const [gone, kept] = [await groupOf(shop), await groupOf(other)];
  const trend = '/api/analytics/trend?dateRange=LAST_7_DAYS&groupId=';
  const post = async (url: string, body: object) => expect((await call(t, 'POST', url, { body })).status).toBe(201);
  for (const id of [gone, kept]) {
    await post('/user/shares', { kind: 'view', name: id, target: `/overview?group=${id}`, expiresInDays: null });
    await post('/user/shares', { kind: 'list', name: id, target: trend + id, expiresInDays: null });
    await post('/user/exports', { name: id, target: trend + id, every: 'day' });
  }
  expect((await call(t, 'DELETE', `/api/groups/${gone}`, { as: 'ben' })).status).toBe(404);
  expect((await call(t, 'DELETE', `/api/groups/${gone}`)).status).toBe(204);
  const namesAt = async (url: string) =>
    (await call(t, 'GET', url)).json.items.map(({ name }: { name: string }) => name);
  expect([await namesAt('/user/shares'), await namesAt('/user/exports')]).toEqual([[kept, kept], [kept]]);
});

describe('a note', () => {
  const note = (body: object, as = 'anna') =>
    call(t, 'POST', '/api/notes', { as, body: { text: 'Sale soon', ...body } });
  const notes = async (query = '', as = 'anna'): Promise<Note[]> =>
    (await call(t, 'GET', `/api/notes${query}`, { as })).json.items;

  test('is listed with its store, with its product, and with everything of its day', async () => {
    const product = `${shop.id}-${shop.products[0]}`;
    await note({ storeId: String(shop.id), text: 'of the store' });
    await note({ productId: product, day: '2026-11-19', text: 'of the product' });
    await note({ day: '2026-11-20', text: 'of a day' });
    const texts = async (query: string) => (await notes(query)).map(({ text }) => text);
    expect(await texts('')).toEqual(['of the store', 'of a day', 'of the product']);
    expect(await texts(`?storeId=${shop.id}`)).toEqual(['of the store', 'of a day', 'of the product']);
    expect(await texts(`?productId=${product}`)).toEqual(['of the store', 'of a day', 'of the product']);
    expect(await texts(`?storeId=${other.id}`)).toEqual(['of a day']);
    expect((await notes())[2]).toMatchObject({ storeId: String(shop.id), productId: product, day: '2026-11-19' });
    expect((await notes()).map(({ name }) => name)).toEqual(['Shop', null, 'Product 1 of Shop']);
  });

  test('is changed and removed only by its owner', async () => {
    const { id } = (await note({ day: '2026-11-20' })).json;
    expect((await call(t, 'PATCH', `/api/notes/${id}`, { as: 'ben', body: { text: 'x' } })).status).toBe(404);
    expect((await call(t, 'DELETE', `/api/notes/${id}`, { as: 'ben' })).status).toBe(404);
    expect((await call(t, 'PATCH', `/api/notes/${id}`, { body: { text: 'Later' } })).status).toBe(204);
    expect((await notes())[0]?.text).toBe('Later');
    expect((await call(t, 'DELETE', `/api/notes/${id}`)).status).toBe(204);
    expect(await notes()).toEqual([]);
  });

  test('needs a subject that exists and is mine', async () => {
    expect(fieldsOf(await note({}))).toEqual(['day']);
    expect(fieldsOf(await note({ day: '2026-02-31' }))).toEqual(['day']);
    expect(fieldsOf(await note({ storeId: String(foreign.id) }))).toEqual(['storeId']);
    expect(fieldsOf(await note({ productId: `${shop.id}-999999` }))).toEqual(['productId']);
    expect(fieldsOf(await note({ day: '2026-11-20', text: ' ' }))).toEqual(['text']);
  });

  test('is deleted, like group members, when its store is excluded', async () => {
    await groupOf(shop, other);
    await note({ storeId: String(shop.id) });
    await t.database.transaction().execute((trx) => forgetGroupsAndNotes(trx, shop.id));
    expect(await notes()).toEqual([]);
    expect((await groups())[0]?.members.map(({ name }) => name)).toEqual(['Other']);
  });
});
