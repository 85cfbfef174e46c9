import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isoDay } from '#contract/date-range.ts';
import type { AlertRehearsal } from '#contract/messages/alert.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#runtime/clock.ts';
import { seededRandom } from '#runtime/random.ts';
import { alertCalls } from '../../testing/alert-world.ts';
import { call, createAccount, NOW_MS, type TestApp, testApp } from '../../testing/test-app.ts';
import { createReadStore, figuresOf, type TestStore, uncount } from '../../testing/test-sales.ts';

const TODAY = Math.floor(NOW_MS / DAY_MS) * DAY_MS;
let t: TestApp;
let shop: TestStore;
let other: TestStore;
beforeAll(async () => {
  t = await testApp();
  await createAccount(t.database, 'anna', 'PREMIUM');
  shop = await createReadStore(t.database, { host: 'shop.example', name: 'Shop', products: 2, watchedBy: ['anna'] });
  other = await createReadStore(t.database, { host: 'other.example', name: 'Other', products: 1, watchedBy: ['anna'] });
});
afterAll(() => t?.close());
beforeEach(async () => {
  for (const table of ['alert_rule', 'alert_cursor', 'channel', 'store_day', 'sale_day', 'restatement'] as const)
    await t.database.deleteFrom(table).execute();
  await t.database
    .updateTable('watched_store')
    .set({ created_at: new Date(NOW_MS - 200 * DAY_MS) })
    .execute();
  await t.database.updateTable('product').set({ tags: [] }).execute();
  await t.database
    .updateTable('store')
    .set({ last_read_at: new Date(NOW_MS - 200 * DAY_MS) })
    .execute();
});

const { judgeNow, rings, messages, channel } = alertCalls(() => t);
const FALL = { kind: 'orders', direction: 'down', leastPercent: 20, per: 'day', steadyFor: 0 };
const make = async (body: object): Promise<string> =>
  (await call(t, 'POST', '/api/alerts/rules', { body: { name: 'Mine', condition: FALL, ...body } })).json.id;
const rehearse = async (body: object): Promise<AlertRehearsal> =>
  (await call(t, 'POST', '/api/alerts/rehearsal', { body: { condition: FALL, ...body } })).json;

type Sold = { orders: number; variance?: number; observedSeconds?: number };

/** Stores a day's figures for a store or a product, replacing earlier ones. */
async function tell(store: TestStore, dayMs: number, sold: Sold, productId = 0): Promise<void> {
  const { orders, variance = orders * 0.05, observedSeconds = 86_400 } = sold;
  const row = { store_id: store.id, day: isoDay(dayMs), ...figuresOf({ orders, variance }) };
  if (productId === 0) {
    await t.database
      .insertInto('store_day')
      .values({ ...row, observed_seconds: observedSeconds })
      .onConflict((conflict) => conflict.columns(['store_id', 'day']).doUpdateSet(figuresOf({ orders, variance })))
      .execute();
    return;
  }
  await t.database
    .insertInto('sale_day')
    .values({ ...row, product_id: productId })
    .execute();
}

/** Closes a day by the first reading three hours after it. */
async function close(store: TestStore, dayMs: number): Promise<void> {
  await readAt(store, dayMs + DAY_MS + 3 * HOUR_MS);
}

async function readAt(store: TestStore, at: number): Promise<void> {
  t.clock.set(at);
  await t.database
    .updateTable('store')
    .set({ last_read_at: new Date(at) })
    .where('id', '=', store.id)
    .execute();
  await judgeNow();
}

/** Revises a day's number, and logs its earlier value. */
async function revise(store: TestStore, dayMs: number, orders: number, atMs: number): Promise<void> {
  await sql`
    insert into restatement (store_id, product_id, day, at, why, ${sql.raw(FIGURES)}, new_orders, new_units, new_revenue_usd)
    select store_id, 0, day, ${new Date(atMs)}, 'later-reading', ${sql.raw(FIGURES)}, ${orders}, ${orders}, ${orders * 10}
    from store_day where store_id = ${store.id} and day = ${isoDay(dayMs)}`.execute(t.database);
  await tell(store, dayMs, { orders });
}

const FIGURES = `orders, orders_var, orders_sd, units, units_var, units_sd, revenue, revenue_usd, revenue_usd_var,
  revenue_usd_sd, observations, basis`;

describe('a day that closed', () => {
  test('rings once, with the range, if its orders surely fell and it was read to its end', async () => {
    t.clock.set(TODAY + HOUR_MS);
    await make({ storeId: String(shop.id), channelIds: [await channel()] });
    await tell(shop, TODAY - 7 * DAY_MS, { orders: 400 });
    await tell(shop, TODAY, { orders: 200 });
    await close(shop, TODAY - DAY_MS);
    expect(await rings()).toEqual([]);
    await close(shop, TODAY);
    await judgeNow();
    const [ring, ...more] = await rings();
    expect(more).toEqual([]);
    expect(ring).toMatchObject({ kind: 'orders', productId: null, isLate: false, isRetracted: false });
    const { change, from, until } = ring!.detail;
    expect([from, until]).toEqual([isoDay(TODAY), isoDay(TODAY + DAY_MS)]);
    expect(change).toMatchObject({ ratio: 0.5, isSure: true });
    expect(change!.low).toBeLessThan(0.5);
    const title = (await messages())[0]!.title.replaceAll(/[\u2066\u2069]/g, '');
    expect(title).toMatch(/^Shop: orders −50% \(−\d+\s…\s−\d+\), November 21$/);
  });

  test('is judged three hours after its end, with the orders known by then', async () => {
    t.clock.set(TODAY + HOUR_MS);
    await make({});
    for (const store of [shop, other]) {
      await tell(store, TODAY - 7 * DAY_MS, { orders: 400 });
      await tell(store, TODAY, { orders: 310 });
      await readAt(store, TODAY + DAY_MS + 2.9 * HOUR_MS);
    }
    expect([(await rings()).length, (await rehearse({})).rang]).toEqual([0, 0]);
    await tell(shop, TODAY, { orders: 330 });
    for (const store of [shop, other]) await close(store, TODAY);
    const rung = (await rings()).map(({ storeId }) => storeId);
    expect([rung, (await rehearse({})).rang]).toEqual([[String(other.id)], 1]);
  });

  test.each([
    ['a fall that may be chance', { orders: 10 }, { orders: 7 }],
    ['a fall that is smaller than asked', { orders: 4000 }, { orders: 3600 }],
    ['a rise', { orders: 200 }, { orders: 400 }],
    ['a day that was read half', { orders: 400 }, { orders: 200, observedSeconds: 40_000 }],
    ['a day before that was read half', { orders: 400, observedSeconds: 40_000 }, { orders: 200 }],
  ])('does not ring for %s', async (_name, before, after) => {
    t.clock.set(TODAY + HOUR_MS);
    await make({});
    await tell(shop, TODAY - 7 * DAY_MS, before);
    await tell(shop, TODAY, after);
    await close(shop, TODAY);
    expect(await rings()).toEqual([]);
  });

  test('rings for a move that no single day proves, after enough days that agree', async () => {
    t.clock.set(TODAY - 3 * DAY_MS + HOUR_MS);
    await make({ condition: { ...FALL, steadyFor: 3 } });
    for (let back = 10; back >= 7; back--) await tell(shop, TODAY - back * DAY_MS, { orders: 10 });
    for (const [back, orders] of [
      [3, 11],
      [2, 7],
      [1, 7],
      [0, 7],
    ] as const) {
      await tell(shop, TODAY - back * DAY_MS, { orders });
      await close(shop, TODAY - back * DAY_MS);
      expect((await rings()).length).toBe(back === 0 ? 1 : 0);
    }
  });

  test('a week is judged at its end, against the week before', async () => {
    // the 22nd is a Sunday
    const sunday = TODAY + DAY_MS;
    t.clock.set(TODAY + HOUR_MS);
    await make({ condition: { ...FALL, kind: 'revenue', direction: 'both', per: 'week' } });
    for (let back = 0; back < 14; back++) await tell(shop, sunday - back * DAY_MS, { orders: back < 7 ? 90 : 50 });
    await close(shop, TODAY);
    expect(await rings()).toEqual([]);
    await close(shop, sunday);
    expect(await rings()).toMatchObject([
      { kind: 'revenue', detail: { from: isoDay(sunday - 6 * DAY_MS), until: isoDay(sunday + DAY_MS) } },
    ]);
  });

  test("a product, alone or in a group, is judged by its own orders, also on days without any; a category by its products' orders", async () => {
    const [first, second] = shop.products as [number, number];
    await t.database
      .updateTable('product')
      .set({ tags: ['TOYS'] })
      .where('id', '=', second)
      .execute();
    t.clock.set(TODAY + HOUR_MS);
    await make({ name: 'first', productId: `${shop.id}-${first}` });
    await make({ name: 'toys', tag: 'TOYS' });
    const members = [first, second].map((id) => `${shop.id}-${id}`);
    const group = { name: 'Both', color: 'blue', kind: 'products', members };
    const groupId: string = (await call(t, 'POST', '/api/groups', { body: group })).json.id;
    await make({ name: 'group', groupId });
    for (const dayMs of [TODAY - 7 * DAY_MS, TODAY]) await tell(shop, dayMs, { orders: 400 });
    await tell(shop, TODAY - 7 * DAY_MS, { orders: 100 }, first);
    await tell(shop, TODAY - 7 * DAY_MS, { orders: 200 }, second);
    await tell(shop, TODAY, { orders: 190 }, second);
    await close(shop, TODAY);
    const rung = (await rings()).map(({ ruleName, productId, detail }) => [ruleName, productId, detail.change?.ratio]);
    expect(rung.toSorted()).toEqual([
      ['first', `${shop.id}-${first}`, 0],
      ['group', `${shop.id}-${first}`, 0],
    ]);
    const { rang, cases } = await rehearse({ groupId });
    expect([rang, cases.map(({ productId }) => productId)]).toEqual([1, [`${shop.id}-${first}`]]);
    await uncount(t.database, shop, first);
    expect((await rehearse({ groupId })).rang).toBe(0);
    await t.database.deleteFrom('product_state').execute();
  });

  test('that is judged days later, because nothing was read, rings as late', async () => {
    t.clock.set(TODAY + HOUR_MS);
    await make({});
    await tell(shop, TODAY - 7 * DAY_MS, { orders: 400 });
    await tell(shop, TODAY, { orders: 200 });
    await close(shop, TODAY + 2 * DAY_MS);
    expect(await rings()).toMatchObject([{ isLate: true, seenAt: new Date(TODAY + DAY_MS).toISOString() }]);
  });
});

describe('a revised number', () => {
  test('that no longer meets its rule retracts what rang, and one message says so', async () => {
    t.clock.set(TODAY + HOUR_MS);
    const channelIds = [await channel()];
    await make({ channelIds });
    for (const store of [shop, other]) {
      await tell(store, TODAY - 7 * DAY_MS, { orders: 400 });
      await tell(store, TODAY, { orders: 200 });
      await close(store, TODAY);
    }
    await t.database.updateTable('delivery').set({ state: 'delivered' }).execute();
    const threeDays = TODAY + 4 * DAY_MS;
    for (const store of [shop, other]) await revise(store, TODAY, 395, threeDays);
    t.clock.set(threeDays + MINUTE_MS);
    await t.database
      .updateTable('store')
      .set({ last_read_at: new Date(threeDays) })
      .execute();
    await judgeNow();
    await judgeNow();
    expect(await rings()).toMatchObject([
      { isRetracted: true, changeNow: { ratio: 395 / 400 }, detail: { change: { ratio: 0.5 } } },
      { isRetracted: true },
    ]);
    const told = (await messages()).filter(({ type }) => type === 'alert.retracted');
    expect(told).toMatchObject([{ title: '2 alerts no longer hold: their numbers were revised' }]);
    expect(told[0]!.lines[0]!.text).toMatch(/^Revised: Shop, orders \u2066−1%.*no longer holds\.$/);
    expect((await call(t, 'GET', '/api/alerts/rules')).json.items).toMatchObject([{ rang: 2, nothing: 2 }]);
  });

  test('that retracts an alert ends its cool-down', async () => {
    t.clock.set(TODAY + HOUR_MS);
    await make({ coolDownHours: 720 });
    for (const days of [0, 5, 6]) {
      await tell(shop, TODAY + (days - 7) * DAY_MS, { orders: 400 });
      await tell(shop, TODAY + days * DAY_MS, { orders: days === 0 ? 200 : 100 });
    }
    await close(shop, TODAY);
    await revise(shop, TODAY, 395, TODAY + 4 * DAY_MS);
    await close(shop, TODAY + 4 * DAY_MS);
    await close(shop, TODAY + 5 * DAY_MS);
    await close(shop, TODAY + 6 * DAY_MS);
    expect((await rings()).map(({ isRetracted }) => isRetracted)).toEqual([false, true]);
  });

  test('that still meets its rule changes nothing', async () => {
    t.clock.set(TODAY + HOUR_MS);
    await make({});
    await tell(shop, TODAY - 7 * DAY_MS, { orders: 400 });
    await tell(shop, TODAY, { orders: 200 });
    await close(shop, TODAY);
    await revise(shop, TODAY, 210, TODAY + 4 * DAY_MS);
    await close(shop, TODAY + 4 * DAY_MS);
    expect(await rings()).toMatchObject([{ isRetracted: false }]);
  });
});

describe('alerts that rang are judged again', () => {
  /** 400 orders a week ago and 200 now, for a store with a rule that has a channel. */
  async function rung(body: object, productId = 0): Promise<string> {
    t.clock.set(TODAY + HOUR_MS);
    const id = await make({ storeId: String(shop.id), channelIds: [await channel()], ...body });
    for (const [dayMs, orders] of [
      [TODAY - 7 * DAY_MS, 400],
      [TODAY, 200],
    ] as const) {
      await tell(shop, dayMs, { orders: productId === 0 ? orders : 400 });
      if (productId !== 0) await tell(shop, dayMs, { orders }, productId);
    }
    await close(shop, TODAY);
    expect(await rings()).toMatchObject([{ isRetracted: false }]);
    return id;
  }

  test('by the category of the rule when it rang, whatever the rule is about now', async () => {
    await t.database
      .updateTable('product')
      .set({ tags: ['TOYS'] })
      .where('id', '=', shop.products[1]!)
      .execute();
    const id = await rung({ tag: 'TOYS' }, shop.products[1]);
    await call(t, 'PATCH', `/api/alerts/rules/${id}`, { body: { storeId: String(shop.id) } });
    await close(shop, TODAY + DAY_MS);
    expect(await rings()).toMatchObject([{ isRetracted: false, detail: { change: { ratio: 0.5 } } }]);
  });

  test('for a category too', async () => {
    const [, second] = shop.products as [number, number];
    await t.database
      .updateTable('product')
      .set({ tags: ['TOYS'] })
      .where('id', '=', second)
      .execute();
    await rung({ tag: 'TOYS' }, second);
    await t.database
      .updateTable('sale_day')
      .set(figuresOf({ orders: 395, variance: 20 }))
      .where('day', '=', isoDay(TODAY))
      .execute();
    await revise(shop, TODAY, 401, TODAY + 4 * DAY_MS);
    await close(shop, TODAY + 4 * DAY_MS);
    expect(await rings()).toMatchObject([{ isRetracted: true, changeNow: { ratio: 395 / 400 } }]);
  });

  const suspend = (by: 'user' | null) => () =>
    t.database
      .updateTable('watched_store')
      .set({ suspended_by: by, suspended_at: by && new Date(NOW_MS) })
      .execute();
  const disable = (isDisabled: boolean) => () =>
    t.database.updateTable('account').set({ is_disabled: isDisabled }).execute();
  test.each([
    ['a store that is suspended', suspend('user'), suspend(null)],
    ['an account that is disabled', disable(true), disable(false)],
    [
      'a store that is watched no longer',
      () => t.database.deleteFrom('watched_store').where('store_id', '=', shop.id).execute(),
      () => t.database.insertInto('watched_store').values({ account_id: 'anna', store_id: shop.id }).execute(),
    ],
  ])('but not for %s', async (_name, begin, end) => {
    await rung({});
    await begin();
    await revise(shop, TODAY, 395, TODAY + 4 * DAY_MS);
    await close(shop, TODAY + 4 * DAY_MS);
    await end();
    expect(await rings()).toMatchObject([{ isRetracted: false }]);
    expect((await messages()).map(({ type }) => type)).toEqual(['alert.rang']);
  });
});

test('days missed while the tracker was down for a week are judged late, over the next rounds', async () => {
  t.clock.set(TODAY - 19 * DAY_MS);
  await make({ storeId: String(shop.id), condition: { ...FALL, direction: 'both' } });
  for (let back = 40; back >= 0; back--) await tell(shop, TODAY - back * DAY_MS, { orders: back === 2 ? 200 : 400 });
  await close(shop, TODAY);
  const first = (await rings()).length;
  for (let round = 0; round < 3; round++) await judgeNow();
  expect([first, (await rings()).length]).toEqual([0, 1]);
  expect(await rings()).toMatchObject([{ isLate: true, detail: { from: isoDay(TODAY - 2 * DAY_MS) } }]);
});

test('the rehearsal agrees with what rings when the same days are lived, also if numbers are revised later', async () => {
  const random = seededRandom(7);
  const first = TODAY - 89 * DAY_MS;
  for (let back = 14; back > 0; back--)
    for (const store of [shop, other]) await tell(store, first - back * DAY_MS, { orders: 200 });
  const bodies = [
    { condition: FALL },
    { condition: { ...FALL, direction: 'both', steadyFor: 2 }, coolDownHours: 72 },
    {
      condition: { ...FALL, kind: 'revenue', direction: 'up', per: 'week', leastPercent: 5 },
      storeId: String(shop.id),
    },
  ];
  t.clock.set(first + MINUTE_MS);
  const ids: string[] = [];
  for (const [index, body] of bodies.entries()) ids.push(await make({ name: `Rule ${index}`, ...body }));
  for (let dayMs = first; dayMs < TODAY; dayMs += DAY_MS) {
    for (const store of [shop, other]) {
      await tell(store, dayMs, { orders: Math.round(120 + 160 * random.next()) });
      await close(store, dayMs);
      if (dayMs - first >= 3 * DAY_MS && random.next() < 0.2)
        await revise(store, dayMs - 3 * DAY_MS, Math.round(120 + 160 * random.next()), t.clock.now() + MINUTE_MS);
    }
  }
  t.clock.set(NOW_MS);
  const lived = await t.database.selectFrom('alert_ring').selectAll().orderBy('seen_at', 'desc').execute();
  for (const [index, body] of bodies.entries()) {
    const told = await rehearse(body);
    const own = lived.filter(({ rule_id }) => rule_id === ids[index]);
    expect(told.rang, `rule ${index}`).toBe(own.length);
    expect(told.rang).toBeGreaterThan(index === 2 ? 1 : 10);
    const keys = new Set(own.map(({ store_id, at }) => `${store_id} ${at.toISOString()}`));
    expect(told.cases.filter(({ storeId, at }) => !keys.has(`${storeId} ${at}`))).toEqual([]);
  }
  expect(lived.some(({ retracted_at }) => retracted_at !== null)).toBe(true);
}, 90_000);
