import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { removeStores } from '#catalog/testing-stores.ts';
import { type TestDatabase, testDatabase } from '#database/testing.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#runtime/clock.ts';
import { until } from '#runtime/testing-until.ts';
import { pollStore } from '../poll/poll-store.ts';
import { batchCalls } from '../poll/save/batch-calls.ts';
import { commitPolls, type KeptPoll } from '../poll/save/commit-polls.ts';
import { getDue, getStore, listPolls, STARTS_AT, type TestTracker, testTracker } from '../poll/testing-tracker.ts';
import { runTracker } from '../run-tracker.ts';
import { claimPolls } from './claim-polls.ts';
import { holdStore, listHeldStores } from './hold-store.ts';
import { lockLeases, releaseLease, renewLeases } from './lease.ts';

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

function addShops(count: number): Promise<number[]> {
  const refused = () => ({ status: 404, headers: {}, body: '' });
  return Promise.all(
    Array.from({ length: count }, (_, index) => tracker.addShop(`shop${index}.example`, 'shopify', refused)),
  );
}

function claim(holder: string, most: number, nowMs = NOW) {
  return claimPolls(db.database, { holder, nowMs, leaseMs: MINUTE_MS, most });
}

describe('claiming', () => {
  test('by many at once gives every store to one of them, and each gets no more than it asked for', async () => {
    const stores = await addShops(60);
    const claims = await Promise.all(Array.from({ length: 30 }, (_, index) => claim(`t${index % 6}`, 5)));
    expect(claims.every((claimed) => claimed.length <= 5)).toBe(true);
    const taken = claims.flat().map(({ storeId }) => storeId);
    expect(new Set(taken).size).toBe(taken.length);
    const rest = await claim('last', 100);
    expect([...taken, ...rest.map(({ storeId }) => storeId)].sort()).toEqual(stores.sort());
  });

  test('takes back what a dead tracker held, once its lease has run out', async () => {
    await addShops(1);
    expect(await claim('dead', 1)).toHaveLength(1);
    expect(await claim('other', 1, NOW + MINUTE_MS)).toHaveLength(0);
    expect(await claim('other', 1, NOW + MINUTE_MS + 1)).toHaveLength(1);
  });

  test('skips stores whose leases are renewed, and those held for their history', async () => {
    const [storeId] = await addShops(2);
    const held = await holdStore(db.database, storeId!, NOW);
    const claimed = await claim('slow', 2);
    expect(claimed).toHaveLength(1);
    await renewLeases(db.database, claimed, NOW + HOUR_MS);
    expect(await claim('other', 2, NOW + HOUR_MS)).toHaveLength(0);
    expect(await claim('other', 2, NOW + 400 * DAY_MS)).toHaveLength(1);
    expect(await listHeldStores(db.database)).toEqual(new Set([storeId]));
    await releaseLease(db.database, held);
    expect(await listHeldStores(db.database)).toEqual(new Set());
  });

  test('names each claim, so that a tracker that claims a store twice can tell the claims apart', async () => {
    const [storeId] = await addShops(1);
    const [first] = await claim('same', 1);
    const [second] = await claim('same', 1, NOW + 2 * MINUTE_MS);
    expect(second!.storeId).toBe(storeId);
    const ours = await db.database.transaction().execute((trx) => lockLeases(trx, [first!, second!]));
    expect([...ours]).toEqual([second]);
  });
});

test('a poll whose lease was taken over stores nothing', async () => {
  const { storeId } = await tracker.addPracticeShop('ormeline');
  const [late] = await tracker.claim();
  const [next] = await claim('next', 1, NOW + 1);
  expect(next?.storeId).toBe(storeId);
  await pollStore(tracker.deps, late!);
  expect(await getStore(db.database, storeId)).toMatchObject({ state: 'pending', first_read_at: null, name: null });
  for (const table of ['poll', 'product', 'product_state', 'store_model', 'store_signal'] as const) {
    expect(await db.database.selectFrom(table).selectAll().where('store_id', '=', storeId).execute()).toEqual([]);
  }
  expect((await getDue(db.database, storeId)).leased_by).toBe(next!.lease);
});

test('of two polls of a store that are stored together, the one whose lease ran out stores nothing', async () => {
  const { storeId } = await tracker.addPracticeShop('tidewick');
  await tracker.pollDue();
  tracker.clock.advance(HOUR_MS);
  const [late] = await tracker.claim();
  const [next] = await tracker.claim();
  const keep = vi.fn((polls: KeptPoll[]) => commitPolls(tracker.deps, polls));
  const keepTogether = batchCalls(keep, { delayMs: 10_000, most: 2 });
  await Promise.all([late!, next!].map((poll) => pollStore(tracker.deps, poll, { keepTogether })));
  // otherwise each would have been retried by itself
  expect(keep).toHaveBeenCalledTimes(1);
  expect(await listPolls(db.database, storeId)).toHaveLength(2);
  expect(await getDue(db.database, storeId)).toMatchObject({ leased_by: null, finished_claim: next!.claim });
});

describe('trackers that run', () => {
  test('side by side never read one store at once, and every store is read', async () => {
    const underWay = new Map<string, number>();
    let most = 0;
    const handle = async (request: { url: string }) => {
      const { host } = new URL(request.url);
      underWay.set(host, (underWay.get(host) ?? 0) + 1);
      most = Math.max(most, underWay.get(host)!);
      await sleep(2);
      underWay.set(host, underWay.get(host)! - 1);
      return { status: 404, headers: {}, body: '' };
    };
    const stores = await Promise.all(
      Array.from({ length: 40 }, (_, index) => tracker.addShop(`shop${index}.example`, 'shopify', handle)),
    );
    const trackers = Array.from({ length: 4 }, (_, index) =>
      runTracker({ ...tracker.deps, holder: `t${index}` }, { concurrency: 5 }),
    );
    const listed = db.database.selectFrom('poll').select('store_id').where('store_id', 'in', stores);
    const countPolls = async () => (await listed.execute()).length;
    await until(async () => (await countPolls()) >= stores.length);
    await Promise.all(trackers.map((one) => one.stop()));
    expect(await countPolls()).toBe(stores.length);
    expect(most).toBe(1);
    expect(tracker.logged).toEqual([]);
  });

  test('and are stopped cancel their polls, blame no store, and give their stores back', async () => {
    const asked = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<void>();
    const storeId = await tracker.addShop('slow.example', 'shopify', async () => {
      asked.resolve();
      await answer.promise;
      return { status: 500, headers: {}, body: '' };
    });
    const running = runTracker(tracker.deps, { concurrency: 1 });
    await asked.promise;
    const stopped = running.stop();
    answer.resolve();
    await stopped;
    expect(await getDue(db.database, storeId)).toMatchObject({ leased_by: null, failures: 0, due_at: new Date(NOW) });
    expect(await listPolls(db.database, storeId)).toEqual([]);
    expect(await getStore(db.database, storeId)).toMatchObject({ state: 'pending', problem: null });
  });
});
