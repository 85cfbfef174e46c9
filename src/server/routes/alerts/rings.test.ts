import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MAX_LINES } from '#alerts/delivery/message.ts';
import { judgeRulesInRounds } from '#alerts/ring/judge-rules.ts';
import { testAlerts } from '#alerts/testing-alerts.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#runtime/clock.ts';
import { withoutSecrets } from '#runtime/log.ts';
import { excludeStore } from '../../stores/exclude-store.ts';
import { alertCalls, clearAlerts, openAlertWorld } from '../../testing/alert-world.ts';
import { call, createAccount, NOW_MS, type TestApp } from '../../testing/test-app.ts';
import { createReadStore, type TestStore } from '../../testing/test-sales.ts';

let t: TestApp;
let shop: TestStore;
let other: TestStore;
beforeAll(async () => {
  ({ t, shop, other } = await openAlertWorld());
});
afterAll(() => t?.close());
beforeEach(() => clearAlerts(t));

const { channel, judgeNow, make, messages, read, rings, rules } = alertCalls(() => t);

describe('what rings together', () => {
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

  test('is titled by its only event, by its rule or by the count of several, also when more joins it', async () => {
    const channelIds = [await channel()];
    await make({ name: 'One', storeId: String(shop.id), channelIds });
    t.clock.advance(MINUTE_MS);
    await judgeNow();
    const seen = async (store: TestStore, place: number) => {
      t.clock.advance(1_000);
      await read(store, [{ productId: store.products[place]!, kind: 'sold_out' }]);
      await judgeNow();
      return (await messages()).map(({ title }) => title);
    };
    expect(await seen(shop, 0)).toEqual([expect.stringMatching(/^Product 1 of Shop at Shop: sold out/)]);
    expect(await seen(shop, 1)).toEqual(['One: 2 events']);
    await make({ name: 'Other', storeId: String(other.id), channelIds });
    expect(await seen(other, 0)).toEqual(['3 events of 2 alerts']);
  });

  test('is reported once if several rules ring for it', async () => {
    const channelIds = [await channel()];
    await make({ name: 'All', channelIds });
    await make({ name: 'One', storeId: String(shop.id), channelIds });
    t.clock.advance(MINUTE_MS);
    await judgeNow();
    await read(shop, [{ productId: shop.products[0]!, kind: 'sold_out' }]);
    await judgeNow();
    expect(await messages()).toMatchObject([{ title: expect.stringMatching(/^Product 1/), lines: { length: 1 } }]);
    expect(await rings()).toHaveLength(2);
  });

  test('waits for the end of quiet hours; alerts without quiet hours leave at once', async () => {
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

describe('an alert that rang', () => {
  test('is acknowledged or marked as nothing, and its rule shows how often', async () => {
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

describe('bad luck', () => {
  test('ten thousand alerts in one minute are one message, and all are stored', async () => {
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
    expect(await messages()).toMatchObject([
      { title: 'Mine: 10000 events', lines: { length: MAX_LINES }, more: 10_000 - MAX_LINES },
    ]);
    expect(await rules()).toMatchObject([{ rang: 10_000 }]);
    expect(await rings()).toHaveLength(100);
  });

  test('more than a round judges waits for the next round, oldest first', async () => {
    await make({ storeId: String(shop.id) });
    for (let reading = 0; reading < 3; reading++) {
      t.clock.advance(MINUTE_MS);
      await read(
        shop,
        shop.products.map((productId) => ({ productId, kind: 'sold_out' as const })),
      );
    }
    const rang: number[] = [];
    for (let round = 0; round < 4; round++) {
      await judgeNow(2);
      rang.push((await rings()).length);
    }
    expect(rang).toEqual([3, 6, 9, 9]);
  });

  test('the alerts of a store that is removed for good go with it; other rules continue', async () => {
    const gone = await createReadStore(t.database, { host: 'gone.example', products: 1, watchedBy: ['anna'] });
    await t.database
      .updateTable('watched_store')
      .set({ created_at: new Date(NOW_MS - DAY_MS) })
      .execute();
    await make({ name: 'its own', storeId: String(gone.id), channelIds: [await channel()] });
    await make({ name: 'all', channelIds: [await channel()] });
    t.clock.advance(MINUTE_MS);
    for (const store of [gone, shop]) await read(store, [{ productId: store.products[0]!, kind: 'sold_out' }]);
    await judgeNow();
    expect((await rings()).map(({ ruleName }) => ruleName).toSorted()).toEqual(['all', 'all', 'its own']);
    await excludeStore({ people: t.database, facts: t.database }, 'https://gone.example');
    await judgeNow();
    expect(await messages()).toMatchObject([
      { title: 'Product 1 of Shop at Shop: sold out', lines: [{ text: 'Product 1 of Shop at Shop: sold out' }] },
    ]);
    expect(await rings()).toMatchObject([{ ruleName: 'all', storeId: String(shop.id) }]);
    t.clock.advance(MINUTE_MS);
    await read(shop, [{ productId: shop.products[1]!, kind: 'sold_out' }]);
    await judgeNow();
    expect(await rings()).toHaveLength(2);
    expect((await rules()).map(({ name }: { name: string }) => name)).toEqual(['all']);
  });

  test('rounds judge recent readings, and events that became known long after their reading within the hour', async () => {
    const { database, clock, mails } = t;
    const round = judgeRulesInRounds(testAlerts({ people: database, facts: database, clock, mails }));
    const sellOut = (index: number, seenAt?: number) =>
      read(shop, [{ productId: shop.products[index]!, kind: 'sold_out' }], seenAt);
    await make({ storeId: String(shop.id) });
    await round();
    clock.advance(30 * MINUTE_MS);
    await sellOut(0, clock.now() - 10 * MINUTE_MS);
    await round();
    expect(await rings()).toHaveLength(1);
    clock.advance(20 * MINUTE_MS);
    await round();
    await sellOut(1, clock.now() - 19 * MINUTE_MS);
    await round();
    expect(await rings()).toHaveLength(1);
    clock.advance(10 * MINUTE_MS);
    await round();
    expect(await rings()).toHaveLength(2);
    clock.set(NOW_MS - DAY_MS);
    await round();
    clock.set(NOW_MS + DAY_MS);
    await sellOut(2);
    await round();
    expect(await rings()).toHaveLength(3);
  });

  test('an unchanged store was read all the same, so its next event is not late', async () => {
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

  test("the key in a feed's address is in no log", async () => {
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

test("a rule's condition, hours and name can be changed, and only by its owner", async () => {
  const { id } = (await make({ storeId: String(shop.id) })).json;
  const quiet = { from: 20, until: 8, zone: 'Asia/Tokyo' };
  const condition = { kind: 'rank', direction: 'up', first: 10 };
  const patch = { name: 'Other', condition, quiet, coolDownHours: 6, storeId: null, tag: 'TOYS' };
  expect((await call(t, 'PATCH', `/api/alerts/rules/${id}`, { body: patch })).status).toBe(204);
  const expected = { ...patch, id, isMuted: false };
  expect((await call(t, 'GET', '/api/alerts/rules')).json.items).toMatchObject([expected]);
  await createAccount(t.database, 'eve');
  expect((await call(t, 'PATCH', `/api/alerts/rules/${id}`, { as: 'eve', body: { name: 'x' } })).status).toBe(404);
  const wrong = await call(t, 'PATCH', `/api/alerts/rules/${id}`, { body: { channelIds: ['x'] } });
  expect([wrong.status, wrong.json.fields?.[0]?.path]).toEqual([400, 'channelIds']);
});
