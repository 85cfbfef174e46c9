import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { removeStores } from '#catalog/testing-stores.ts';
import { type TestDatabase, testDatabase } from '#database/testing.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#runtime/clock.ts';
import type { Fault } from '#simulator/faults.ts';
import { FetchFailure } from '../fetch/fetch-failure.ts';
import { FAILURES_UNTIL_UNREADABLE } from '../schedule/poll-gaps.ts';
import { scheduleStore } from '../schedule/schedule-store.ts';
import { getDue, getStore, listPolls, STARTS_AT, type TestTracker, testTracker } from './testing-tracker.ts';

const NOW = STARTS_AT + 20 * DAY_MS;
let db: TestDatabase;
let tracker: TestTracker;

beforeAll(async () => {
  db = await testDatabase();
});
beforeEach(async () => {
  await removeStores(db);
  tracker = await testTracker(db, NOW);
});
afterAll(() => db.drop());

const throttled: Fault = { kind: 'throttled', status: 429, retryAfterSeconds: 1800 };

describe('a store that was never read', () => {
  test.each<[string, Fault, string, string]>([
    ['is locked', { kind: 'password-page' }, 'store-locked', 'refused'],
    ['throttles', throttled, 'store-throttled', 'throttled'],
    ['has an error of its own', { kind: 'server-error', status: 502 }, 'store-server-error', 'failed'],
  ])('that %s fails at once, with its reason, and is retried', async (_what, fault, problem, outcome) => {
    const { storeId, storefront } = await tracker.addPracticeShop('tidewick');
    storefront.faults.add(fault);
    await tracker.pollDue();
    expect(await getStore(db.database, storeId)).toMatchObject({ state: 'unreadable', problem });
    expect(await listPolls(db.database, storeId)).toMatchObject([{ outcome, problem, products: 0 }]);
    storefront.faults.clear();
    await tracker.pollUntil(NOW + HOUR_MS);
    expect(await getStore(db.database, storeId)).toMatchObject({ state: 'read', problem: null });
  });

  test.each<[string, Fault, string]>([
    ['broken JSON', { kind: 'broken-json' }, 'store-broken'],
    ['a page where JSON belongs', { kind: 'html-instead' }, 'store-blocked'],
    ['an error', { kind: 'server-error', status: 500 }, 'store-server-error'],
  ])('that is known to run a platform and gives %s fails for that reason', async (_what, fault, problem) => {
    const { storeId, storefront } = await tracker.addPracticeShop('ormeline');
    await db.database.updateTable('store').set({ platform: 'woocommerce' }).where('id', '=', storeId).execute();
    storefront.faults.add(fault);
    await tracker.pollDue();
    expect(await getStore(db.database, storeId)).toMatchObject({ state: 'unreadable', problem });
  });

  test('says that it cannot be reached, if nothing answers', async () => {
    const storeId = await tracker.addShop('closed.example', null, () => {
      throw new FetchFailure('store-unreachable');
    });
    await tracker.pollDue();
    expect(await getStore(db.database, storeId)).toMatchObject({ state: 'unreadable', problem: 'store-unreachable' });
  });
});

describe('a store that was read', () => {
  test('keeps its state through passing problems, becomes unreadable in the end, and recovers by itself', async () => {
    const { storeId, storefront } = await tracker.addPracticeShop('ormeline');
    await tracker.pollDue();
    storefront.faults.add({ kind: 'server-error', status: 503 });
    const gaps: number[] = [];
    for (let failures = 1; failures <= FAILURES_UNTIL_UNREADABLE; failures++) {
      const due = (await getDue(db.database, storeId)).due_at.getTime();
      gaps.push(due - tracker.clock.now());
      tracker.clock.set(due);
      await tracker.pollDue();
      const state = failures < FAILURES_UNTIL_UNREADABLE ? 'read' : 'unreadable';
      expect(await getStore(db.database, storeId)).toMatchObject({ state, problem: 'store-server-error' });
      expect((await getDue(db.database, storeId)).failures).toBe(failures);
    }
    expect(gaps.slice(1)).toEqual(gaps.slice(1).toSorted((one, other) => one - other));
    expect(gaps[1]).toBeGreaterThanOrEqual(5 * MINUTE_MS);
    const gone = await db.database.selectFrom('product').select('id').where('gone_at', 'is not', null).execute();
    expect(gone).toEqual([]);
    storefront.faults.clear();
    await tracker.pollUntil(tracker.clock.now() + 3 * HOUR_MS);
    expect(await getStore(db.database, storeId)).toMatchObject({ state: 'read', problem: null });
    expect((await getDue(db.database, storeId)).failures).toBe(0);
  });

  test('is never asked sooner than it said, not even when someone comes to watch it', async () => {
    const { storeId, storefront } = await tracker.addPracticeShop('ormeline');
    await tracker.pollDue();
    tracker.clock.advance(HOUR_MS);
    storefront.faults.add({ ...throttled, retryAfterSeconds: 7200 });
    await tracker.pollDue();
    const due = await getDue(db.database, storeId);
    expect(due.due_at.getTime()).toBeGreaterThanOrEqual(tracker.clock.now() + 7200 * SECOND_MS);
    await scheduleStore(db.database, storeId, { dueAtMs: tracker.clock.now(), priority: 10 });
    tracker.clock.advance(7199 * SECOND_MS);
    expect(await tracker.pollDue()).toBe(0);
    tracker.clock.advance(2 * SECOND_MS);
    storefront.faults.clear();
    expect(await tracker.pollDue()).toBe(1);
    expect(await getDue(db.database, storeId)).toMatchObject({ reason: 'throttled', pace: 0.5, failures: 0 });
  });

  test('stores its changes if its catalogue is throttled, is asked again when it said, and loses no product', async () => {
    const { storeId, storefront } = await tracker.addPracticeShop('tidewick');
    await tracker.pollDue();
    tracker.clock.advance(DAY_MS + 6 * HOUR_MS);
    storefront.faults.add({ ...throttled, retryAfterSeconds: 9000, paths: /products\.json/ });
    await tracker.pollDue();
    const [, second] = await listPolls(db.database, storeId);
    expect(second).toMatchObject({ outcome: 'partial', problem: 'store-throttled' });
    expect(await getStore(db.database, storeId)).toMatchObject({ state: 'read', problem: null });
    const due = await getDue(db.database, storeId);
    expect(due.due_at.getTime()).toBeGreaterThanOrEqual(tracker.clock.now() + 9000 * SECOND_MS);
    expect(due.catalogue_due_at!.getTime()).toBeLessThanOrEqual(tracker.clock.now());
    const sales = await db.database.selectFrom('store_hour').select('hour').where('store_id', '=', storeId).execute();
    expect(sales.length).toBeGreaterThan(20);
    const gone = await db.database.selectFrom('product_event').selectAll().where('kind', '=', 'gone').execute();
    expect(gone).toEqual([]);
  });

  test('has its list tried again after a server error, and is not read by its API instead', async () => {
    const { storeId, storefront } = await tracker.addPracticeShop('tidewick');
    await tracker.pollDue();
    tracker.clock.advance(DAY_MS + 6 * HOUR_MS);
    storefront.faults.add({ kind: 'server-error', status: 502, paths: /products\.json/ });
    await tracker.pollDue();
    const [, second] = await listPolls(db.database, storeId);
    expect(second).toMatchObject({ outcome: 'partial', problem: 'store-server-error' });
  });

  test('loses no product by showing an empty catalogue, time after time', async () => {
    const { storeId, storefront } = await tracker.addPracticeShop('ormeline');
    await tracker.pollDue();
    storefront.faults.add({ kind: 'empty-catalogue' });
    await tracker.pollUntil(NOW + 3 * DAY_MS);
    const present = await db.database
      .selectFrom('product')
      .select('id')
      .where('store_id', '=', storeId)
      .where('gone_at', 'is', null)
      .execute();
    expect(present.length).toBeGreaterThan(30);
    expect((await getStore(db.database, storeId)).product_count).toBe(present.length);
  });

  test('is recognised again after it moved to another platform', async () => {
    const { storeId } = await tracker.addPracticeShop('tidewick');
    await tracker.pollDue();
    await db.database.updateTable('store').set({ platform: 'magento' }).where('id', '=', storeId).execute();
    await tracker.pollUntil(NOW + 3 * HOUR_MS);
    expect(await getStore(db.database, storeId)).toMatchObject({ state: 'read', platform: 'shopify', problem: null });
  });

  test.each<[string, number, string]>([
    ['is not found', 404, 'not found'],
    ['answers with a page', 200, '<!doctype html><title>Shop</title>'],
  ])('keeps its platform and its products while its API %s', async (_what, status, body) => {
    const outage = { isOn: false };
    const storeId = await addShopWithPages(
      ({ href }) => outage.isOn && /wp-json|rest_route/.test(href) && { status, body },
    );
    await tracker.pollDue();
    const before = await listProducts(storeId);
    outage.isOn = true;
    await tracker.pollUntil(tracker.clock.now() + 3 * HOUR_MS);
    expect((await listPolls(db.database, storeId)).length).toBeGreaterThan(3);
    expect(await getStore(db.database, storeId)).toMatchObject({ platform: 'woocommerce' });
    expect(await listProducts(storeId)).toEqual(before);
    outage.isOn = false;
    await tracker.pollUntil(tracker.clock.now() + DAY_MS);
    expect(await getStore(db.database, storeId)).toMatchObject({
      state: 'read',
      platform: 'woocommerce',
      problem: null,
    });
    expect((await listProducts(storeId)).length).toBe(before.length);
  });

  test('keeps its platform until a second reading shows the same other catalogue', async () => {
    const move = { isDone: false };
    const bare = { status: 200, body: '<html><title>Another</title>' };
    const storeId = await addShopWithPages(({ pathname }) => {
      if (!move.isDone || /sitemap|other/.test(pathname)) return false;
      return pathname === '/' ? bare : { status: 404, body: 'not found' };
    });
    await tracker.pollDue();
    move.isDone = true;
    const platforms: string[] = [];
    for (let poll = 1; poll <= 4; poll++) {
      tracker.clock.set((await getDue(db.database, storeId)).due_at.getTime());
      await tracker.pollDue();
      const { platform, problem } = await getStore(db.database, storeId);
      platforms.push(`${platform} ${problem}`);
    }
    const [unread, doubted] = ['woocommerce store-not-a-store', 'woocommerce store-catalogue-doubtful'];
    expect(platforms).toEqual([unread, doubted, unread, 'generic null']);
  });

  test('is tried less and less often if a defect of ours prevents storing it, and fails in the end', async () => {
    const { storeId } = await tracker.addPracticeShop('tidewick');
    tracker.deps.listWatched = async () => {
      throw new Error('a defect');
    };
    await tracker.pollDue();
    expect(await getStore(db.database, storeId)).toMatchObject({ state: 'pending', problem: null });
    expect(await listPolls(db.database, storeId)).toMatchObject([{ outcome: 'failed', problem: null }]);
    expect(tracker.logged).toHaveLength(1);
    await tracker.pollUntil(NOW + 2 * HOUR_MS);
    expect(await listPolls(db.database, storeId)).toHaveLength(FAILURES_UNTIL_UNREADABLE);
    expect(await getStore(db.database, storeId)).toMatchObject({ state: 'unreadable', problem: 'store-broken' });
  });
});

/** A shop of WooCommerce whose pages are readable by themselves. `instead` gives what an address shows in its place. */
function addShopWithPages(instead: (url: URL) => false | { status: number; body: string }): Promise<number> {
  const storefront = tracker.openPracticeShop('ormeline');
  const offer = { price: 9.5, priceCurrency: 'EUR', availability: 'InStock' };
  const pages = Array.from({ length: 60 }, (_, index) => `/other/${index}`);
  return tracker.addShop('ormeline.example', null, (request, nowMs) => {
    const url = new URL(request.url);
    const { pathname } = url;
    const given = instead(url);
    if (given) return { headers: {}, ...given };
    if (pathname === '/sitemap.xml') {
      const urls = pages.map((path) => `<url><loc>${path}</loc></url>`).join('');
      return { status: 200, headers: {}, body: `<urlset>${urls}</urlset>` };
    }
    if (!pages.includes(pathname)) return storefront.handle(request, nowMs);
    const product = JSON.stringify({ '@type': 'Product', name: pathname, offers: offer });
    return {
      status: 200,
      headers: {},
      body: `<h1>${pathname}</h1><script type="application/ld+json">${product}</script>`,
    };
  });
}

function listProducts(storeId: number) {
  return db.database
    .selectFrom('product')
    .select(['id', 'gone_at'])
    .where('store_id', '=', storeId)
    .orderBy('id')
    .execute();
}

test('answers dated in the past or the future are stored near our own clock', async () => {
  for (const [host, date] of [
    ['early.example', 'Sat, 01 Jan 2000 00:00:00 GMT'],
    ['late.example', 'Wed, 01 Jan 2098 00:00:00 GMT'],
  ] as const) {
    const { storefront } = await tracker.addPracticeShop('ormeline');
    await removeStores(db);
    const storeId = await tracker.addShop(host, null, (request, nowMs) => {
      const answer = storefront.handle(request, nowMs);
      return { ...answer, headers: { ...answer.headers, date } };
    });
    await tracker.pollUntil(tracker.clock.now() + 3 * HOUR_MS);
    expect(tracker.logged).toEqual([]);
    const store = await getStore(db.database, storeId);
    expect(store.state).toBe('read');
    expect(Math.abs(store.last_read_at!.getTime() - tracker.clock.now())).toBeLessThan(2 * HOUR_MS);
  }
});
