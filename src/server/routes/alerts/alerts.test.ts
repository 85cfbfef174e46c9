import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { markStoreRead, markStoreUnreadable, noteSignals } from '#catalog/mark-store.ts';
import { PLAN_LIMITS } from '#contract/billing/plan-limits.ts';
import type { AlertRule } from '#contract/messages/alert.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#runtime/clock.ts';
import { until } from '#runtime/testing-until.ts';
import { alertCalls, clearAlerts, openAlertWorld, price } from '../../testing/alert-world.ts';
import { call, NOW_MS, type TestApp } from '../../testing/test-app.ts';
import type { TestStore } from '../../testing/test-sales.ts';

let t: TestApp;
let shop: TestStore;
let other: TestStore;
beforeAll(async () => {
  ({ t, shop, other } = await openAlertWorld());
});
afterAll(() => t?.close());
beforeEach(() => clearAlerts(t));

const { channel, judgeNow, make, messages, read, rings, rules } = alertCalls(() => t);

describe('a rule', () => {
  test('rings once for what is seen after it was made, and informs its channels', async () => {
    const [first] = shop.products as [number];
    await read(shop, [{ productId: first, kind: 'sold_out' }]);
    t.clock.advance(MINUTE_MS);
    await make({ storeId: String(shop.id), channelIds: [await channel()] });
    await judgeNow();
    expect(await rings()).toEqual([]);
    t.clock.advance(MINUTE_MS);
    await read(shop, [{ productId: first, kind: 'sold_out' }]);
    await Promise.all([judgeNow(), judgeNow()]);
    await judgeNow();
    expect(await rings()).toMatchObject([
      { kind: 'sold_out', productId: `${shop.id}-${first}`, ruleName: 'Mine', isLate: false, isAcknowledged: false },
    ]);
    expect((await messages()).map(({ title }) => title)).toEqual(['Product 1 of Shop at Shop: sold out']);
  });

  test.each([
    [
      'a fall by a fifth',
      { kind: 'price', direction: 'down', leastPercent: 20 },
      [
        [10, 8],
        [10, 8.01],
        [8, 10],
      ],
      [0],
    ],
    [
      'a rise',
      { kind: 'price', direction: 'up', leastPercent: 0 },
      [
        [10, 8],
        [8, 10],
        [10, 10],
      ],
      [1],
    ],
    [
      'any change',
      { kind: 'price', direction: 'both', leastPercent: 0 },
      [
        [10, 8],
        [8, 10],
        [10, 10],
      ],
      [0, 1],
    ],
    [
      'a fall below 9',
      { kind: 'price_crosses', direction: 'down', amount: 9 },
      [
        [10, 9],
        [9, 8],
        [8, 7],
      ],
      [1],
    ],
    [
      'a rise above 9',
      { kind: 'price_crosses', direction: 'up', amount: 9 },
      [
        [8, 9],
        [9, 9.5],
        [8, 10],
      ],
      [1, 2],
    ],
  ] as const)('tells %s from what is none', async (_name, condition, moves, ringing) => {
    await make({ storeId: String(shop.id), condition });
    for (const [before, after] of moves) {
      t.clock.advance(HOUR_MS);
      const [productId] = shop.products as [number];
      await read(shop, [{ productId, kind: 'price', before: price(before), after: price(after) }]);
      await judgeNow();
    }
    const rung = (await rings()).reverse().map(({ detail }) => [detail.before, detail.after]);
    expect(rung).toEqual(ringing.map((index) => [...moves[index]!]));
  });

  test('on a product, a category, a group of products or everything I watch rings only for these, and so does its rehearsal', async () => {
    const [first, second] = shop.products as [number, number];
    const [elsewhere] = other.products as [number];
    const members = [`${shop.id}-${second}`, `${other.id}-${elsewhere}`];
    const group = { name: 'Two', color: 'blue', kind: 'products', members };
    const groupId: string = (await call(t, 'POST', '/api/groups', { body: group })).json.id;
    for (const [name, subject] of [
      ['product', { productId: `${shop.id}-${second}` }],
      ['category', { tag: 'TOYS' }],
      ['store', { storeId: String(other.id) }],
      ['group', { groupId }],
      ['all', {}],
    ] as const)
      await make({ name, ...subject });
    t.clock.advance(MINUTE_MS);
    await judgeNow();
    await read(shop, [
      { productId: first, kind: 'sold_out' },
      { productId: second, kind: 'sold_out' },
    ]);
    await judgeNow();
    const rung = (await rings()).map(({ ruleName, productId }) => `${ruleName} ${productId?.split('-')[1]}`);
    expect(rung.toSorted()).toEqual(
      [`all ${first}`, `all ${second}`, `category ${first}`, `group ${second}`, `product ${second}`].toSorted(),
    );
    const body = { groupId, condition: { kind: 'sold_out' } };
    const { rang, cases } = (await call(t, 'POST', '/api/alerts/rehearsal', { body })).json;
    expect([rang, cases[0]?.productId]).toEqual([1, `${shop.id}-${second}`]);
  });

  test.each([
    [
      'a sale of a product',
      () => ({ productId: `${shop.id}-${shop.products[0]}`, condition: { kind: 'sale_started' } }),
    ],
    [
      'a launch of what is there',
      () => ({ productId: `${shop.id}-${shop.products[0]}`, condition: { kind: 'launch' } }),
    ],
    ['the silence of a category', () => ({ tag: 'TOYS', condition: { kind: 'silent' } })],
  ])('cannot be about something that never happens: %s', async (_what, body) => {
    const { status, json } = await make(body());
    expect([status, json.fields?.[0]?.path]).toEqual([400, 'condition.kind']);
  });

  test.each([
    ['that is changed to another store', false],
    ['on a group that gets another store', true],
  ])('%s rings for what is seen from then on', async (_name, isOnGroup) => {
    const [first] = other.products as [number];
    const group = { name: 'Rivals', color: 'blue', kind: 'stores', members: [String(shop.id)] };
    const groupId: string = (await call(t, 'POST', '/api/groups', { body: group })).json.id;
    const about = isOnGroup ? { groupId } : { storeId: String(shop.id) };
    const { id } = (await make(about)).json;
    t.clock.advance(HOUR_MS);
    await read(other, [{ productId: first, kind: 'sold_out' }]);
    t.clock.advance(HOUR_MS);
    if (isOnGroup) await call(t, 'PATCH', `/api/groups/${groupId}`, { body: { add: [String(other.id)] } });
    else {
      const body = { storeId: String(other.id) };
      expect((await call(t, 'PATCH', `/api/alerts/rules/${id}`, { body })).status).toBe(204);
    }
    await judgeNow();
    expect(await rings()).toEqual([]);
    const { rows } = await sql<{ since: Date }>`
      select seen_until as since from alert_cursor where store_id = ${other.id}`.execute(t.database);
    expect(rows).toEqual([{ since: new Date(t.clock.now()) }]);
    t.clock.advance(MINUTE_MS);
    await read(other, [{ productId: first, kind: 'sold_out' }]);
    await judgeNow();
    expect(await rings()).toMatchObject([{ storeId: String(other.id) }]);
  });

  test('that cools down rings once for each product in that time', async () => {
    await make({ storeId: String(shop.id), coolDownHours: 24 });
    const [first, second] = shop.products as [number, number];
    for (const [hours, productId] of [
      [1, first],
      [5, first],
      [5, second],
      [20, first],
    ] as const) {
      t.clock.advance(hours * HOUR_MS);
      await read(shop, [{ productId, kind: 'sold_out' }]);
      await judgeNow();
    }
    expect((await rings()).map(({ productId }) => Number(productId!.split('-')[1]))).toEqual([first, second, first]);
  });

  test('that is muted, or whose store is off my list or suspended, does not ring; a removed rule takes its alerts along', async () => {
    const { id } = (await make({ storeId: String(shop.id) })).json;
    const sell = async () => {
      t.clock.advance(MINUTE_MS);
      await read(shop, [{ productId: shop.products[0]!, kind: 'sold_out' }]);
      await judgeNow();
      return (await rings()).length;
    };
    expect(await sell()).toBe(1);
    await call(t, 'PATCH', `/api/alerts/rules/${id}`, { body: { muted: true } });
    expect(await sell()).toBe(1);
    await call(t, 'PATCH', `/api/alerts/rules/${id}`, { body: { muted: false } });
    await call(t, 'PATCH', `/api/stores/${shop.id}`, { body: { suspended: true } });
    expect(await sell()).toBe(1);
    expect(await rules()).toMatchObject([{ id, inactiveReason: 'untracked', storeName: 'Shop' }]);
    await call(t, 'PATCH', `/api/stores/${shop.id}`, { body: { suspended: false } });
    expect(await sell()).toBe(2);
    await call(t, 'DELETE', `/api/alerts/rules/${id}`);
    expect(await rings()).toEqual([]);
  });

  test('marks an alert as late if the store was not read for a day, or is judged late', async () => {
    await make({ storeId: String(shop.id) });
    t.clock.advance(HOUR_MS);
    await read(shop, []);
    await judgeNow();
    t.clock.advance(DAY_MS);
    await read(shop, [{ productId: shop.products[0]!, kind: 'sold_out' }]);
    await judgeNow();
    t.clock.advance(HOUR_MS);
    await read(shop, [{ productId: shop.products[1]!, kind: 'sold_out' }]);
    t.clock.advance(2 * HOUR_MS);
    await judgeNow();
    t.clock.advance(MINUTE_MS);
    await read(shop, [{ productId: shop.products[2]!, kind: 'sold_out' }]);
    await judgeNow();
    expect((await rings()).map(({ isLate }) => isLate)).toEqual([false, true, true]);
  });
});

test('a channel that is being removed does not come back into a rule', async () => {
  const id = await channel();
  const ruleId = (await make({})).json.id;
  const changing = await t.database.transaction().execute(async (trx) => {
    await trx.deleteFrom('channel').where('id', '=', id).execute();
    const changed = call(t, 'PATCH', `/api/alerts/rules/${ruleId}`, { body: { channelIds: [id] } });
    const isWaiting = async () => {
      const { rows } = await sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(t.database);
      return rows.length > 0;
    };
    await Promise.race([changed, until(isWaiting)]);
    return { changed };
  });
  expect((await changing.changed).json.fields).toMatchObject([{ path: 'channelIds' }]);
  expect(await rules()).toMatchObject([{ channelIds: [] }]);
});

test('there are as many rules as the plan allows', async () => {
  const limit = PLAN_LIMITS.FREE.alerts;
  const answers = await Promise.all(Array.from({ length: limit + 2 }, () => make({}, 'ben')));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(limit);
  expect(answers.find(({ status }) => status !== 201)!.json).toMatchObject({ code: 'limit-reached', limit });
});

test('a rule on a suspended store can be changed in all that is not its subject', async () => {
  const subject = { storeId: null, productId: `${shop.id}-${shop.products[0]}`, condition: { kind: 'sold_out' } };
  const { id } = (await make(subject)).json;
  const suspend = (by: { suspended_by: 'user' | null; suspended_at: Date | null }) =>
    t.database.updateTable('watched_store').set(by).where('store_id', '=', shop.id).execute();
  await suspend({ suspended_by: 'user', suspended_at: new Date(t.clock.now()) });
  const change = (body: object) => call(t, 'PATCH', `/api/alerts/rules/${id}`, { body: { ...subject, ...body } });
  expect((await change({ name: 'Renamed', coolDownHours: 24 })).status).toBe(204);
  expect(await rules()).toMatchObject([{ name: 'Renamed', coolDownHours: 24, inactiveReason: 'untracked' }]);
  expect((await change({ productId: null, storeId: String(shop.id) })).status).toBe(400);
  await suspend({ suspended_by: null, suspended_at: null });
});

test('a muted rule makes room for another, until ten times as many are stored', async () => {
  const limit = PLAN_LIMITS.FREE.alerts;
  for (let made = 0; made < 10 * limit; made++) {
    const { status, json } = await make({}, 'ben');
    expect(status).toBe(201);
    await call(t, 'PATCH', `/api/alerts/rules/${json.id}`, { as: 'ben', body: { muted: true } });
  }
  const refused = { code: 'limit-reached', limit: 10 * limit, used: 10 * limit };
  expect((await make({}, 'ben')).json).toMatchObject(refused);
});

test('a muted rule rings again only while the plan has a place for it', async () => {
  const limit = PLAN_LIMITS.FREE.alerts;
  const mute = (id: string, muted: boolean) =>
    call(t, 'PATCH', `/api/alerts/rules/${id}`, { as: 'ben', body: { muted } });
  const ids: string[] = [];
  for (let made = 0; made <= limit; made++) {
    ids.push((await make({}, 'ben')).json.id);
    if (made === 0) await mute(ids[0]!, true);
  }
  const refused = { code: 'limit-reached', limit, used: limit, unlockedBy: 'BASIC' };
  expect((await mute(ids[0]!, false)).json).toMatchObject(refused);
  expect((await mute(ids[1]!, false)).status).toBe(204);
  await mute(ids[1]!, true);
  expect((await mute(ids[0]!, false)).status).toBe(204);
});

test('of the rules beyond the plan’s limit only the oldest ring, until it allows them again', async () => {
  const limit = PLAN_LIMITS.FREE.alerts;
  const names = Array.from({ length: limit + 1 }, (_, index) => `Rule ${index}`);
  for (const name of names) {
    t.clock.advance(MINUTE_MS);
    await make({ name, storeId: String(shop.id) });
  }
  const rangOn = async (plan: 'FREE' | 'PREMIUM') => {
    await t.database.updateTable('entitlement').set({ plan }).where('account_id', '=', 'anna').execute();
    await t.database.deleteFrom('alert_ring').execute();
    t.clock.advance(MINUTE_MS);
    await read(shop, [{ productId: shop.products[0]!, kind: 'sold_out' }]);
    await judgeNow();
    const reasons = (await rules()).map((rule: AlertRule) => rule.inactiveReason);
    return { rang: (await rings()).map(({ ruleName }) => ruleName).toSorted(), reasons };
  };
  const none = names.map(() => null);
  expect(await rangOn('PREMIUM')).toEqual({ rang: names, reasons: none });
  expect(await rangOn('FREE')).toEqual({ rang: names.slice(0, limit), reasons: ['plan-limit', ...none.slice(1)] });
  const mute = async (muted: boolean) =>
    call(t, 'PATCH', `/api/alerts/rules/${(await rules()).at(-1).id}`, { body: { muted } });
  await mute(true);
  expect(await rangOn('FREE')).toEqual({ rang: names.slice(1), reasons: none });
  await rangOn('PREMIUM');
  await mute(false);
  expect(await rangOn('PREMIUM')).toEqual({ rang: names, reasons: none });
});

test.each([
  ['a store that is not mine', { storeId: '99999' }, 'storeId'],
  ['a channel that is not mine', { channelIds: ['x'] }, 'channelIds'],
  ['no name', { name: ' ' }, 'name'],
  ['a condition that there is none of', { condition: { kind: 'weather' } }, 'condition.kind'],
  [
    'a share below nothing',
    { condition: { kind: 'price', direction: 'up', leastPercent: -1 } },
    'condition.leastPercent',
  ],
  ['a zone that there is none of', { quiet: { from: 1, until: 2, zone: 'Mars/Base' } }, 'quiet.zone'],
  ['a quiet day', { quiet: { from: 1, until: 1, zone: 'UTC' } }, 'quiet.until'],
])('%s is refused, naming the field', async (_name, body, path) => {
  const answer = await make(body);
  expect([answer.status, answer.json.fields?.[0]?.path]).toEqual([400, path]);
});

test('a store that falls silent and is readable again rings with the reason, although it was not read', async () => {
  await make({ name: 'silent', condition: { kind: 'silent' }, storeId: String(shop.id) });
  await make({ name: 'heard', condition: { kind: 'heard' }, storeId: String(shop.id) });
  await t.database
    .updateTable('store')
    .set({ first_read_at: new Date(NOW_MS - 99 * DAY_MS) })
    .execute();
  t.clock.advance(DAY_MS);
  await markStoreUnreadable(t.database, shop.id, 'store-locked', t.clock.now());
  await judgeNow();
  t.clock.advance(DAY_MS);
  const lastAtMs = t.clock.now();
  await markStoreRead(t.database, shop.id, { firstAtMs: lastAtMs, lastAtMs });
  await judgeNow();
  t.clock.advance(MINUTE_MS);
  await noteSignals(t.database, shop.id, false, t.clock.now());
  await noteSignals(t.database, shop.id, true, t.clock.now());
  await read(shop, []);
  await judgeNow();
  expect((await rings()).map(({ ruleName, detail, isLate }) => [ruleName, detail.reason, isLate])).toEqual([
    ['silent', 'no-signal', false],
    ['heard', 'unreadable', false],
    ['silent', 'unreadable', false],
  ]);
});

test('a rank among the first places rings when it is reached or left', async () => {
  await make({ name: 'up', condition: { kind: 'rank', direction: 'up', first: 10 } });
  await make({ name: 'both', condition: { kind: 'rank', direction: 'both', first: 3 }, storeId: String(shop.id) });
  const [productId] = shop.products as [number];
  for (const [before, after] of [
    [null, 10],
    [10, 4],
    [4, 3],
    [3, null],
    [null, 12],
  ]) {
    t.clock.advance(DAY_MS);
    await read(shop, [{ productId, kind: 'rank', before: { place: before }, after: { place: after } }]);
    await judgeNow();
  }
  const rung = (await rings()).map(({ ruleName, detail }) => [ruleName, detail.before, detail.after]);
  expect(rung.reverse()).toEqual([
    ['up', null, 10],
    ['both', 4, 3],
    ['both', 3, null],
  ]);
});
