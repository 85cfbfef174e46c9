import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { excludeHost } from '#catalog/exclude-host.ts';
import { removeStores } from '#catalog/testing-stores.ts';
import { type TestDatabase, testDatabase } from '#database/testing.ts';
import { DAY_MS } from '#runtime/clock.ts';
import { FetchFailure } from '../fetch/fetch-failure.ts';
import type { StorefrontAnswer } from '../fetch/in-process-fetcher.ts';
import { getDue, getStore, listPolls, STARTS_AT, type TestTracker, testTracker } from './testing-tracker.ts';

let db: TestDatabase;
let tracker: TestTracker;

beforeAll(async () => {
  db = await testDatabase();
});
beforeEach(async () => {
  await removeStores(db);
  await db.database.deleteFrom('excluded_host').execute();
  tracker = await testTracker(db, STARTS_AT + 20 * DAY_MS);
});
afterAll(() => db.drop());

/** A shop of WooCommerce that was read at `old.example`, whose front page now leads to the practice shop `to`. */
async function movedShop(to: 'ormeline' | 'tidewick'): Promise<number> {
  const storefront = tracker.openPracticeShop('ormeline');
  const move = { isDone: false };
  const storeId = await tracker.addShop('old.example', null, (request, nowMs): StorefrontAnswer => {
    const url = request.url.replace('old.example', 'ormeline.example');
    if (!move.isDone) return storefront.handle({ ...request, url }, nowMs);
    if (new URL(url).pathname !== '/') return { status: 404, headers: {}, body: 'not found' };
    return { status: 301, headers: { location: `http://${to}.example/` }, body: '' };
  });
  await tracker.pollDue();
  move.isDone = true;
  tracker.openPracticeShop(to);
  return storeId;
}

async function poll(storeId: number, times: number): Promise<void> {
  for (let poll = 1; poll <= times; poll++) {
    tracker.clock.set((await getDue(db.database, storeId)).due_at.getTime());
    await tracker.pollDue();
  }
}

async function addressesOf(storeId: number) {
  const [number] = await db.database.selectFrom('store_host').select('host').where('id', '=', storeId).execute();
  const { host, origin } = await getStore(db.database, storeId);
  return [number!.host, host, origin];
}

const OLD = ['old.example', 'old.example', 'http://old.example'];

test('a store that moved is read at its new address from then on', async () => {
  const storeId = await movedShop('ormeline');
  await poll(storeId, 5);
  const problems = (await listPolls(db.database, storeId)).map(({ problem }) => problem);
  expect(problems).toEqual([null, 'store-not-a-store', null, null, null, null]);
  expect(await addressesOf(storeId)).toEqual(['ormeline.example', 'ormeline.example', 'http://ormeline.example']);
  expect(await getStore(db.database, storeId)).toMatchObject({ state: 'read', problem: null });
});

test('what only the changes of a new address show is not taken in', async () => {
  const storeId = await movedShop('ormeline');
  const { fetcher } = tracker.deps;
  tracker.deps.fetcher = {
    fetch(request) {
      const { host, search } = new URL(request.url);
      if (host === 'ormeline.example' && search.includes('orderby=id')) throw new FetchFailure('store-broken');
      return fetcher.fetch(request);
    },
  };
  await poll(storeId, 2);
  const outcomes = async () =>
    (await listPolls(db.database, storeId)).map(({ outcome, problem }) => [outcome, problem].join(' '));
  expect((await outcomes()).slice(1)).toEqual(['failed store-not-a-store', 'failed store-broken']);
  expect(await addressesOf(storeId)).toEqual(OLD);
});

test('a store whose address leads to another shop neither moves nor takes in its products', async () => {
  const storeId = await movedShop('tidewick');
  const countProducts = () => db.database.selectFrom('product').select('id').where('store_id', '=', storeId).execute();
  const before = await countProducts();
  await poll(storeId, 6);
  expect(await addressesOf(storeId)).toEqual(OLD);
  expect(await countProducts()).toEqual(before);
  expect(await getStore(db.database, storeId)).toMatchObject({ platform: 'woocommerce', state: 'unreadable' });
});

test('a store does not move to the address of another one', async () => {
  const storeId = await movedShop('ormeline');
  const { handle } = tracker.openPracticeShop('ormeline');
  await tracker.addShop('ormeline.example', null, handle);
  await poll(storeId, 3);
  expect(await addressesOf(storeId)).toEqual(OLD);
});

test('a store is not read where its owner does not want that', async () => {
  const storeId = await movedShop('ormeline');
  await excludeHost(db.database, 'ormeline.example');
  const [first] = await listPolls(db.database, storeId);
  await poll(storeId, 4);
  expect(await addressesOf(storeId)).toEqual(OLD);
  expect(await getStore(db.database, storeId)).toMatchObject({ problem: 'store-excluded' });
  expect((await listPolls(db.database, storeId)).filter(({ outcome }) => outcome !== 'failed')).toEqual([first]);
});
