import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lexiconOf } from '#catalog/category/lexicon.ts';
import { removeStores } from '#catalog/testing-stores.ts';
import { type TestDatabase, testDatabase } from '#database/testing.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#runtime/clock.ts';
import { rangeOf } from '#sales/range.ts';
import { getDue, getStore, listPolls, STARTS_AT, type TestTracker, testTracker } from './testing-tracker.ts';

const NOW = STARTS_AT + 20 * DAY_MS;
let db: TestDatabase;
let tracker: TestTracker;

beforeAll(async () => {
  // the category words are built here, so that the first test does not spend its time on them
  lexiconOf('fr');
  db = await testDatabase();
});
afterAll(() => db.drop());

async function freshTracker(): Promise<TestTracker> {
  await removeStores(db);
  tracker = await testTracker(db, NOW);
  return tracker;
}

test('a store that is read once a day has growth by what this reading read, not by how long ago the last was', async () => {
  const { addPracticeShop, clock, pollDue, pollUntil } = await freshTracker();
  const { storeId } = await addPracticeShop('ormeline');
  await pollUntil(NOW + 6 * HOUR_MS);
  await db.database
    .updateTable('store')
    .set({ first_read_at: new Date(NOW - 20 * DAY_MS) })
    .where('id', '=', storeId)
    .execute();
  clock.advance(DAY_MS);
  expect(await pollDue()).toBe(1);
  const ofStore = db.database.selectFrom('sale_hour').where('store_id', '=', storeId);
  const sold = await ofStore
    .select('product_id')
    .where('hour', '>', new Date(NOW + 6 * HOUR_MS))
    .execute();
  const windows = await db.database
    .selectFrom('product_window')
    .select('sure_growth')
    .where('store_id', '=', storeId)
    .where('date_range', '=', 'LAST_7_DAYS')
    .where(
      'product_id',
      'in',
      sold.map((row) => row.product_id),
    )
    .execute();
  expect(windows.length).toBeGreaterThan(5);
  expect(windows.filter(({ sure_growth }) => sure_growth === null)).toEqual([]);
});

function listSignals(storeId: number) {
  return db.database.selectFrom('store_signal').selectAll().where('store_id', '=', storeId).orderBy('kind').execute();
}

describe('a store that is watched', () => {
  test.each([
    ['tidewick', 'shopify', 'USD'],
    ['ormeline', 'woocommerce', 'EUR'],
  ])('%s is read, then its orders appear, close to the true orders of a day', async (key, platform, currency) => {
    const { addPracticeShop, logged, pollDue, pollUntil } = await freshTracker();
    const { storeId, storefront } = await addPracticeShop(key);
    expect(await getStore(db.database, storeId)).toMatchObject({ state: 'pending', platform: null });

    expect(await pollDue()).toBe(1);
    expect(logged).toEqual([]);
    const store = await getStore(db.database, storeId);
    expect(store).toMatchObject({ state: 'read', problem: null, platform, currency });
    expect(store.name).toBe(storefront.name);
    expect(store.first_read_at?.getTime()).toBe(NOW);
    const products = await db.database.selectFrom('product').selectAll().where('store_id', '=', storeId).execute();
    expect(products.length).toBe(store.product_count);
    expect(products.length).toBeGreaterThan(30);
    // one visit shows no behaviour
    expect((await listSignals(storeId)).filter(({ state }) => state === 'probing').length).toBeGreaterThan(1);
    const before = await db.database.selectFrom('store_hour').selectAll().where('store_id', '=', storeId).execute();
    expect(before).toEqual([]);

    await pollUntil(NOW + DAY_MS);
    const until = (await getStore(db.database, storeId)).last_read_at!.getTime();
    const hours = await db.database.selectFrom('store_hour').selectAll().where('store_id', '=', storeId).execute();
    const total = (name: 'orders' | 'orders_var' | 'orders_sd' | 'observations') =>
      hours.reduce((sum, hour) => sum + hour[name], 0);
    const truth = storefront.world.truth(NOW, until).length;
    const range = rangeOf({
      value: total('orders'),
      variance: total('orders_var'),
      sharedSd: total('orders_sd'),
      isCount: true,
    });
    expect(truth).toBeGreaterThan(100);
    expect(truth).toBeGreaterThanOrEqual(range.low * 0.97);
    expect(truth).toBeLessThanOrEqual(range.high * 1.03);
    expect(Math.abs(total('orders') - truth) / truth).toBeLessThan(0.15);

    const polls = await listPolls(db.database, storeId);
    expect(polls.length).toBeGreaterThanOrEqual(24);
    expect(polls[0]).toMatchObject({ mode: 'catalogue', outcome: 'complete', problem: null });
    expect(polls.filter(({ mode }) => mode === 'catalogue').length).toBeLessThanOrEqual(platform === 'shopify' ? 2 : 3);
  });

  test('without a sales signal has a catalogue but no figures, and is read less often', async () => {
    const { addPracticeShop, pollDue, pollUntil } = await freshTracker();
    const { storeId } = await addPracticeShop('pollard');
    await pollDue();
    const gapMs = (await getDue(db.database, storeId)).due_at.getTime() - NOW;
    expect(gapMs / HOUR_MS).toBeCloseTo(6, 0);
    await pollUntil(NOW + 2 * DAY_MS);
    expect(await getStore(db.database, storeId)).toMatchObject({ state: 'read', name: 'Pollard & Quill (practice)' });
    for (const table of ['sale_hour', 'store_hour', 'sale_day', 'store_day'] as const) {
      expect(await db.database.selectFrom(table).selectAll().where('store_id', '=', storeId).execute()).toEqual([]);
    }
    const signals = await listSignals(storeId);
    expect(signals.find(({ kind }) => kind === 'modified')?.state).toBe('refused');
  });

  test('is read hourly; one that nobody watches is read daily, with its whole catalogue each time', async () => {
    const { addPracticeShop, deps, pollUntil, clock, pollDue } = await freshTracker();
    const { storeId } = await addPracticeShop('ormeline');
    await pollDue();
    expect((await getDue(db.database, storeId)).due_at.getTime()).toBe(NOW + HOUR_MS);
    clock.advance(HOUR_MS);
    deps.listWatched = async () => new Set();
    await pollDue();
    expect((await getDue(db.database, storeId)).due_at.getTime()).toBe(NOW + HOUR_MS + DAY_MS);
    await db.database.updateTable('store').set({ is_practice: true }).where('id', '=', storeId).execute();
    await pollUntil(NOW + 4 * DAY_MS);
    const polls = (await listPolls(db.database, storeId)).slice(2);
    expect(polls.map(({ mode }) => mode)).toEqual(['catalogue', 'catalogue', 'catalogue']);
    deps.listWatched = async (_database, storeIds) => new Set(storeIds);
    await pollUntil(NOW + 4 * DAY_MS + 2 * HOUR_MS);
    expect((await getDue(db.database, storeId)).due_at.getTime()).toBeLessThanOrEqual(clock.now() + MINUTE_MS);
  });
});

describe('a signal', () => {
  test('that falls silent and comes alive again changes its state and the time since', async () => {
    const { addPracticeShop, pollUntil, pollDue } = await freshTracker();
    const { storeId, storefront } = await addPracticeShop('tidewick');
    await pollDue();
    const modified = async () => (await listSignals(storeId)).find(({ kind }) => kind === 'modified')!;
    expect(await modified()).toMatchObject({ state: 'probing', since: new Date(NOW) });
    await pollUntil(NOW + 2 * HOUR_MS);
    expect((await modified()).state).toBe('alive');
    storefront.faults.add({ kind: 'server-error', status: 500, paths: /graphql|sitemap/ });
    await pollUntil(NOW + 6 * HOUR_MS);
    expect((await getStore(db.database, storeId)).state).toBe('read');
    const silent = await modified();
    expect(silent.state).not.toBe('alive');
    expect(silent.since.getTime()).toBeGreaterThan(NOW);
    storefront.faults.clear();
    await pollUntil(NOW + 2 * DAY_MS);
    const alive = await modified();
    expect(alive.state).toBe('alive');
    expect(alive.since.getTime()).toBeGreaterThan(silent.since.getTime());
  });
});
