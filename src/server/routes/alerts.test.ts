import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MOST_LINES } from '#alerts/delivery/message.ts';
import { judgeNews } from '#alerts/ring/judge-news.ts';
import { testAlerts } from '#alerts/testing-alerts.ts';
import { markStoreRead, markStoreUnreadable, noteSignals } from '#catalog/mark-store.ts';
import { type ProductEvent, recordEvents } from '#catalog/record-events.ts';
import type { AlertCase, AlertRehearsal, AlertRing } from '#contract/alert.ts';
import { PLAN_LIMITS } from '#contract/plan-limits.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#runtime/clock.ts';
import { withoutSecrets } from '#runtime/log.ts';
import { seededRandom } from '#runtime/random.ts';
import { excludeStore } from '../stores/exclude-store.ts';
import { call, createAccount, NOW_MS, type TestApp, testApp } from '../testing/test-app.ts';
import { createReadStore, type TestStore } from '../testing/test-sales.ts';

let t: TestApp;
let shop: TestStore;
let other: TestStore;
beforeAll(async () => {
  t = await testApp();
  for (const months of [0, 1, 2, 3, 4]) {
    const since = new Date(NOW_MS - months * 30 * DAY_MS);
    await sql`select ensure_partitions('product_event', '1 month'::interval, ${since}, ${since})`.execute(t.database);
    await sql`select ensure_partitions('product_event', '1 month'::interval, ${since},
      ${new Date(since.getTime() + DAY_MS)})`.execute(t.database);
  }
  await createAccount(t.database, 'anna', 'PREMIUM');
  await createAccount(t.database, 'ben');
  shop = await createReadStore(t.database, { host: 'shop.example', name: 'Shop', products: 3, watchedBy: ['anna'] });
  other = await createReadStore(t.database, { host: 'other.example', name: 'Other', products: 2, watchedBy: ['anna'] });
  await t.database
    .updateTable('product')
    .set({ tags: ['TOYS'] })
    .where('id', '=', shop.products[0]!)
    .execute();
});
afterAll(() => t?.close());
beforeEach(async () => {
  for (const table of ['alert_rule', 'alert_cursor', 'channel', 'product_event'] as const)
    await t.database.deleteFrom(table).execute();
  const longAgo = new Date(NOW_MS - 100 * DAY_MS);
  await t.database.updateTable('watched_store').set({ created_at: longAgo }).execute();
  await t.database.updateTable('store').set({ last_read_at: longAgo }).execute();
  t.clock.set(NOW_MS);
});

const price = (amount: number) => ({ currency: 'USD', variants: [{ externalId: 'a', priceMinor: amount * 100 }] });
type Given = Partial<ProductEvent> & { productId: number; kind: ProductEvent['kind'] };

/** A reading of a store, now, and what it showed. */
async function read(store: TestStore, events: Given[], seenAt = t.clock.now()): Promise<void> {
  const full = events.map((event) => ({ at: seenAt, before: null, after: null, isPart: false, ...event }));
  await t.database.transaction().execute((trx) => recordEvents(trx, store.id, full, seenAt));
  await t.database
    .updateTable('store')
    .set({ last_read_at: new Date(seenAt) })
    .where('id', '=', store.id)
    .execute();
}

const judgeNow = () => judgeNews(testAlerts({ people: t.database, facts: t.database, clock: t.clock, mails: t.mails }));
const make = (body: object, as = 'anna') =>
  call(t, 'POST', '/api/alerts/rules', { as, body: { name: 'Mine', condition: { kind: 'sold_out' }, ...body } });
const rings = async (as = 'anna'): Promise<AlertRing[]> =>
  (await call(t, 'GET', '/api/alerts/rings', { as })).json.items;
const rules = async () => (await call(t, 'GET', '/api/alerts/rules')).json.items;
const messages = async () =>
  (await t.database.selectFrom('delivery').select(['message', 'due_at']).orderBy('due_at').execute()).map((row) => ({
    ...(row.message as { title: string; lines: { text: string }[]; more: number }),
    dueAt: row.due_at.getTime(),
  }));
async function channel(): Promise<string> {
  return (await call(t, 'POST', '/api/channels', { body: { name: 'Feed', target: { kind: 'feed' } } })).json.id;
}

describe('a rule', () => {
  test('rings for what is seen after it was made, once, and tells its channels', async () => {
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

  test('of a product, a category, or all that I follow rings for these alone', async () => {
    const [first, second] = shop.products as [number, number];
    for (const [name, subject] of [
      ['product', { productId: `${shop.id}-${second}` }],
      ['category', { tag: 'TOYS' }],
      ['store', { storeId: String(other.id) }],
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
      [`all ${first}`, `all ${second}`, `category ${first}`, `product ${second}`].toSorted(),
    );
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

  test('that is muted, or whose store is off my list or suspended, does not ring; a removed one takes its rings along', async () => {
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
    expect(await rules()).toMatchObject([{ id, isAsleep: true, storeName: 'Shop' }]);
    await call(t, 'PATCH', `/api/stores/${shop.id}`, { body: { suspended: false } });
    expect(await sell()).toBe(2);
    await call(t, 'DELETE', `/api/alerts/rules/${id}`);
    expect(await rings()).toEqual([]);
  });

  test('says that it is late where the store was not read for a day, or is judged late', async () => {
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

describe('what happened together', () => {
  test('is one message for each channel', async () => {
    const channelIds = [await channel(), await channel()];
    await make({ channelIds });
    t.clock.advance(MINUTE_MS);
    await judgeNow();
    await read(
      shop,
      shop.products.map((productId) => ({ productId, kind: 'sold_out' as const })),
    );
    await judgeNow();
    expect(await messages()).toMatchObject([
      { title: 'Mine: 3 events', lines: [{}, {}, {}] },
      { title: 'Mine: 3 events', lines: [{}, {}, {}] },
    ]);
  });

  test('waits for the end of a quiet time; what is not quiet leaves at once', async () => {
    const quietly = await channel();
    // 10:30 in London is 11:30 in Paris
    const quiet = { from: 9, until: 13, zone: 'Europe/Paris' };
    await make({ name: 'Quiet', quiet, channelIds: [quietly] });
    await make({ name: 'Loud', storeId: String(other.id), channelIds: [quietly] });
    t.clock.advance(MINUTE_MS);
    await judgeNow();
    await read(shop, [{ productId: shop.products[0]!, kind: 'sold_out' }]);
    await read(other, [{ productId: other.products[0]!, kind: 'sold_out' }]);
    await judgeNow();
    const [loud, quietOne] = await messages();
    expect([loud!.dueAt, loud!.lines.length]).toEqual([t.clock.now(), 1]);
    expect([quietOne!.dueAt, quietOne!.lines.length]).toEqual([Date.UTC(2026, 10, 21, 12), 2]);
  });
});

describe('the rehearsal', () => {
  test('of each rule says what rings when the same days are played through', async () => {
    const random = seededRandom(25);
    const pick = <One>(of: readonly One[]): One => of[Math.floor(random.next() * of.length)]!;
    const readings = Array.from({ length: 300 }, (_, index) => {
      const store = pick([shop, other]);
      const seenAt = NOW_MS - 89 * DAY_MS + index * 7 * HOUR_MS;
      const events = Array.from({ length: Math.floor(random.next() * 4) }, (): Given => {
        const productId = pick(store.products);
        // a price may be told by a later reading than that of its time
        const at = seenAt - Math.floor(random.next() * 2) * DAY_MS;
        const kind = pick(['price', 'sold_out', 'restocked', 'new'] as const);
        const amounts = { before: price(5 + random.next() * 10), after: price(5 + random.next() * 10) };
        return { productId, kind, at, ...(kind === 'price' ? amounts : {}) };
      });
      return {
        store,
        seenAt,
        events: [...new Map(events.map((one) => [`${one.productId} ${one.kind}`, one])).values()],
      };
    });
    const bodies = [
      { condition: { kind: 'price', direction: 'down', leastPercent: 20 } },
      { condition: { kind: 'price', direction: 'both', leastPercent: 5 }, coolDownHours: 48 },
      { condition: { kind: 'price_crosses', direction: 'both', amount: 10 }, storeId: String(shop.id) },
      { condition: { kind: 'sold_out' }, coolDownHours: 24 * 7, productId: `${shop.id}-${shop.products[1]}` },
      { condition: { kind: 'launch' }, tag: 'TOYS' },
    ];
    t.clock.set(NOW_MS - 90 * DAY_MS);
    const ids: string[] = [];
    for (const [index, body] of bodies.entries()) ids.push((await make({ name: `Rule ${index}`, ...body })).json.id);
    for (const { store, seenAt, events } of readings) {
      t.clock.set(seenAt);
      await read(store, events);
      await judgeNow();
    }
    t.clock.set(NOW_MS);
    const { rows: lived } = await sql<{ rule_id: string; of: string; seen_at: Date }>`
      select rule_id, concat_ws(' ', store_id, product_id, kind, (extract(epoch from at) * 1000)::bigint) as of, seen_at
      from alert_ring order by seen_at`.execute(t.database);
    for (const [index, body] of bodies.entries()) {
      const told: AlertRehearsal = (await call(t, 'POST', '/api/alerts/rehearsal', { body })).json;
      const own = lived.filter(({ rule_id }) => rule_id === ids[index]);
      expect(told.rang, `rule ${index}`).toBe(own.length);
      expect(told.rang).toBeGreaterThan(0);
      const latest = new Set(own.map(({ of }) => of));
      const key = (one: AlertCase) =>
        `${one.storeId} ${one.productId?.split('-')[1] ?? 0} ${one.kind} ${Date.parse(one.at)}`;
      expect(told.cases.filter((one) => !latest.has(key(one)))).toEqual([]);
      expect(told.cases.length).toBe(Math.min(20, own.length));
    }
  }, 90_000);

  test('reads what was seen then: an event that came to be known later is not rehearsed before', async () => {
    await read(shop, [{ productId: shop.products[0]!, kind: 'sold_out', at: NOW_MS - 91 * DAY_MS }], NOW_MS - DAY_MS);
    const body = { condition: { kind: 'sold_out' } };
    const { rang, cases } = (await call(t, 'POST', '/api/alerts/rehearsal', { body })).json;
    expect([rang, cases[0]?.seenAt]).toEqual([1, new Date(NOW_MS - DAY_MS).toISOString()]);
  });
});

describe('what rang', () => {
  test('is seen, or was nothing, and its rule says how often', async () => {
    await make({ storeId: String(shop.id) });
    t.clock.advance(MINUTE_MS);
    await judgeNow();
    await read(
      shop,
      shop.products.map((productId) => ({ productId, kind: 'sold_out' as const })),
    );
    await judgeNow();
    const [first, second] = await rings();
    await call(t, 'PATCH', `/api/alerts/rings/${first!.id}`, { body: { wasNothing: true } });
    await call(t, 'PATCH', `/api/alerts/rings/${second!.id}`, { body: { acknowledged: true } });
    expect(await rings()).toMatchObject([
      { wasNothing: true, isAcknowledged: true },
      { wasNothing: false, isAcknowledged: true },
      { isAcknowledged: false },
    ]);
    expect(await rules()).toMatchObject([{ rang: 3, nothing: 1 }]);
    const theirs = await call(t, 'PATCH', `/api/alerts/rings/${first!.id}`, {
      as: 'ben',
      body: { acknowledged: false },
    });
    expect(theirs.status).toBe(404);
  });
});

test('there are as many rules as the plan has', async () => {
  const limit = PLAN_LIMITS.FREE.alerts;
  const answers = await Promise.all(Array.from({ length: limit + 2 }, () => make({}, 'ben')));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(limit);
  expect(answers.find(({ status }) => status !== 201)!.json).toMatchObject({ code: 'limit-reached', limit });
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
])('%s is refused by its name', async (_name, body, path) => {
  const answer = await make(body);
  expect([answer.status, answer.json.fields?.[0]?.path]).toEqual([400, path]);
});

test('a store that falls silent, and is heard again, rings with the reason, though it was not read', async () => {
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
  await noteSignals(t.database, shop.id, true, t.clock.now());
  await read(shop, []);
  await judgeNow();
  expect((await rings()).map(({ ruleName, detail, isLate }) => [ruleName, detail.reason, isLate])).toEqual([
    ['silent', 'no-signal', false],
    ['heard', 'unreadable', false],
    ['silent', 'unreadable', false],
  ]);
});

test('a rank among the first so many rings when it is reached, or left', async () => {
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

describe('bad luck', () => {
  test('ten thousand that ring in one minute are one message, and all are kept', async () => {
    await make({ channelIds: [await channel()] });
    t.clock.advance(MINUTE_MS);
    const events = Array.from({ length: 10_000 }, (_, index) => ({
      ...{ productId: 1_000_000 + index, kind: 'sold_out' as const },
    }));
    await read(shop, events.slice(0, 9_000));
    await judgeNow();
    t.clock.advance(MINUTE_MS / 2);
    await read(shop, events.slice(9_000));
    await judgeNow();
    expect(await messages()).toMatchObject([{ lines: { length: MOST_LINES }, more: 10_000 - MOST_LINES }]);
    expect(await rules()).toMatchObject([{ rang: 10_000 }]);
    expect(await rings()).toHaveLength(100);
  });

  test('of a store that is removed for good, what speaks of it goes; other rules ring on', async () => {
    const gone = await createReadStore(t.database, { host: 'gone.example', products: 1, watchedBy: ['anna'] });
    await t.database
      .updateTable('watched_store')
      .set({ created_at: new Date(NOW_MS - DAY_MS) })
      .execute();
    await make({ name: 'its own', storeId: String(gone.id) });
    await make({ name: 'all' });
    t.clock.advance(MINUTE_MS);
    for (const store of [gone, shop]) await read(store, [{ productId: store.products[0]!, kind: 'sold_out' }]);
    await judgeNow();
    expect((await rings()).map(({ ruleName }) => ruleName).toSorted()).toEqual(['all', 'all', 'its own']);
    await excludeStore({ people: t.database, facts: t.database }, 'https://gone.example', t.clock.now());
    await judgeNow();
    expect(await rings()).toMatchObject([{ ruleName: 'all', storeId: String(shop.id) }]);
    t.clock.advance(MINUTE_MS);
    await read(shop, [{ productId: shop.products[1]!, kind: 'sold_out' }]);
    await judgeNow();
    expect(await rings()).toHaveLength(2);
    expect((await rules()).map(({ name }: { name: string }) => name)).toEqual(['all']);
  });

  test('a store of which nothing was new for a day was read all the same: what it shows then is not late', async () => {
    await make({ storeId: String(shop.id) });
    t.clock.advance(HOUR_MS);
    await read(shop, []);
    await judgeNow();
    t.clock.advance(DAY_MS);
    const unchanged = { unchanged_at: new Date(t.clock.now()) };
    await t.database
      .insertInto('poll_kept')
      .values({ store_id: shop.id, claim: 1, follows: 0, ...unchanged })
      .execute();
    await judgeNow();
    t.clock.advance(HOUR_MS);
    await read(shop, [{ productId: shop.products[0]!, kind: 'sold_out' }]);
    await judgeNow();
    expect((await rings()).map(({ isLate }) => isLate)).toEqual([false]);
    await t.database.deleteFrom('poll_kept').execute();
  });

  test('the key in the address of a feed is in no log', async () => {
    const { json } = await call(t, 'POST', '/api/channels', { body: { name: 'Feed', target: { kind: 'feed' } } });
    const { pathname, search, searchParams } = new URL(json.shown, 'http://localhost');
    const logged = t.logged.length;
    for (const url of [pathname + search, `${pathname}${search}x`]) await t.app.inject({ url });
    const entries = JSON.stringify(t.logged.slice(logged));
    expect(entries).toContain('/feeds/alerts.atom');
    expect(entries).not.toContain(searchParams.get('key'));
    expect(withoutSecrets(`GET ${json.shown} failed`)).not.toContain(searchParams.get('key'));
  });
});
