import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { lexiconOf } from '#catalog/category/lexicon.ts';
import { createStore } from '#catalog/create-store.ts';
import type { Database } from '#database/connect.ts';
import { makePartitions } from '#database/partitions.ts';
import { type TestDatabase, testDatabase } from '#database/testing.ts';
import { dieAfter } from '#database/testing-death.ts';
import { type Clock, DAY_MS, HOUR_MS, manualClock } from '#runtime/clock.ts';
import { listHeldStores } from '#tracker/schedule/hold-store.ts';
import { scheduleStore } from '#tracker/schedule/schedule-store.ts';
import { fillHistory, type PastStore } from './fill-history.ts';
import { listLagging } from './list-lagging.ts';
import { DEMO, openDemo } from './open-demo.ts';
import { openPracticeStores } from './open-practice-stores.ts';
import { runHistory } from './run-history.ts';
import { addPracticeStore, holdPast, PRACTICE } from './testing-past.ts';

const FROM = Date.UTC(2026, 8, 1);
const UNTIL = FROM + 8 * DAY_MS;
/** Few orders, so that reading is faster. */
const QUIET = { ordersPerHour: { first: 3, afterYear: 3 } };
const clock = manualClock(UNTIL);
let db: TestDatabase;

// loaded ahead, so that the first test's time does not include it
beforeAll(() => void lexiconOf('ar'));
beforeEach(async () => {
  db = await testDatabase();
  await makePartitions(db.database, UNTIL);
});
afterEach(() => db.drop());

const addStore = (key: string) => addPracticeStore(db, key, FROM);

async function heldStore(key: string): Promise<PastStore> {
  const { past } = await holdPast(db, key, { fromMs: FROM, startsAt: FROM, changed: QUIET });
  return past;
}

async function listHours(database: Database): Promise<string[]> {
  const rows = await database.selectFrom('store_hour').selectAll().orderBy('hour').execute();
  return rows.map((row) => JSON.stringify(row));
}

describe('the history', () => {
  test('of an interrupted run continues after the last save and counts nothing twice', async () => {
    const whole = await heldStore('naseem');
    await fillHistory(db, whole, { fromMs: FROM, untilMs: UNTIL }, () => {});
    const undisturbed = await listHours(db.database);
    expect(undisturbed.length).toBeGreaterThan(7 * 24);
    await db.drop();

    db = await testDatabase();
    await makePartitions(db.database, UNTIL);
    const cut = await heldStore('naseem');
    const dyingAt = (at: Clock) => {
      const fetcher = cut.fetcherAt(at);
      return {
        fetch: (request: Parameters<typeof fetcher.fetch>[0]) => {
          if (at.now() > FROM + 7.5 * DAY_MS) throw new Error('cut off');
          return fetcher.fetch(request);
        },
      };
    };
    const dying = fillHistory(db, { ...cut, fetcherAt: dyingAt }, { fromMs: FROM, untilMs: UNTIL }, () => {});
    await expect(dying).rejects.toThrow('cut off');
    expect((await listHours(db.database)).length).toBeLessThanOrEqual(7 * 24 + 1);
    const again = await heldStore('naseem');
    await fillHistory(db, again, { fromMs: FROM, untilMs: UNTIL }, () => {});
    expect(await listHours(db.database)).toEqual(undisturbed);
    await fillHistory(db, again, { fromMs: FROM, untilMs: UNTIL }, () => {});
    expect(await listHours(db.database)).toEqual(undisturbed);
  });

  test('notes for each event which reading showed it, because alerts judge what was seen since the last reading', async () => {
    const past = await heldStore('naseem');
    await fillHistory(db, past, { fromMs: FROM, untilMs: FROM + 2 * DAY_MS }, () => {});
    const { rows } = await sql<{ happened: number; seen: number; later: number }>`
      select count(*)::int as happened, count(p.at)::int as seen, count(*) filter (where p.at > e.at)::int as later
      from product_event e left join poll p on p.store_id = e.store_id and p.at = e.seen_at`.execute(db.database);
    const [{ happened, seen, later }] = rows as [(typeof rows)[0]];
    expect(seen).toBe(happened);
    expect(later).toBeGreaterThan(0);
  });

  test('of a shop that was down recomputes the day on which that began, and logs the earlier figures', async () => {
    const changed = { ...QUIET, awayDays: [1.6, 4.5] } as const;
    // the first run is interrupted while the shop is down
    for (const untilMs of [FROM + 2 * DAY_MS, FROM + 5 * DAY_MS]) {
      const { past } = await holdPast(db, 'ormeline', { fromMs: FROM, startsAt: FROM, changed });
      await fillHistory(db, past, { fromMs: FROM, untilMs }, () => {});
    }
    const restated = await db.database
      .selectFrom('restatement')
      .select(['day', 'at', 'orders', 'new_orders', 'why'])
      .where('product_id', '=', 0)
      .execute();
    expect(restated).toMatchObject([
      { day: '2026-09-02', at: new Date(FROM + 4.5 * DAY_MS), why: 'later-reading', orders: expect.any(Number) },
    ]);
    expect(restated[0]!.new_orders).toBeGreaterThan(restated[0]!.orders!);
    const failed = await db.database.selectFrom('poll').selectAll().where('outcome', '=', 'failed').execute();
    expect(failed).toHaveLength(69);
  });

  test('of two concurrent runs is kept by the one that came last', async () => {
    const first = await heldStore('pollard');
    const second = await heldStore('pollard');
    const span = { fromMs: FROM, untilMs: FROM + DAY_MS };
    await expect(fillHistory(db, first, span, () => {})).rejects.toThrow('no longer ours');
    await fillHistory(db, second, span, () => {});
  });

  test('is filled in for held stores and those behind, never for a store that a user just added', async () => {
    const held = await heldStore('tidewick');
    const added = await addStore('ormeline');
    await scheduleStore(db.database, added, { dueAtMs: FROM, priority: 10 });
    const [behind, fresh] = [await addStore('naseem'), await addStore('pollard')];
    for (const [storeId, at] of [
      [behind, UNTIL - DAY_MS],
      [fresh, UNTIL - HOUR_MS],
    ] as const) {
      const model = { store_id: storeId, model: '{}', observed_until: new Date(at) };
      await db.database.insertInto('store_model').values(model).execute();
    }
    const lagging = await listLagging(db, PRACTICE, UNTIL - 2 * HOUR_MS);
    expect(lagging.map(({ storeId }) => storeId).sort()).toEqual([held.storeId, behind].sort());
  });

  test('runs in its own thread, and releases a store only once its past is complete', async () => {
    const { storeId } = await heldStore('pollard');
    const deps = { ...db, databaseUrl: db.url, factsUrl: db.url, startsAt: FROM, nowMs: FROM + 300 * DAY_MS };
    const broken = await runHistory(deps, PRACTICE, () => {});
    await broken!.stop();
    expect(await broken!.done).toBe(false);
    expect(await listHeldStores(db.database)).toEqual(new Set([storeId]));

    const shares: number[] = [];
    const told: (number | null)[] = [];
    const history = await runHistory({ ...deps, nowMs: UNTIL }, PRACTICE, (share) => {
      shares.push(share);
      told.push(history!.share());
    });
    expect(history!.share()).toBe(0);
    expect(await history!.done).toBe(true);
    expect(shares.at(-1)).toBeCloseTo(1, 1);
    expect([told, history!.share()]).toEqual([shares, null]);
    expect(await listHeldStores(db.database)).toEqual(new Set());
    const store = await db.database.selectFrom('store').selectAll().executeTakeFirstOrThrow();
    expect(store).toMatchObject({ state: 'read', first_read_at: new Date(FROM) });
    expect(UNTIL - store.last_read_at!.getTime()).toBeLessThan(2 * HOUR_MS);
    expect(await runHistory({ ...deps, nowMs: UNTIL }, PRACTICE, () => {})).toBeNull();
  });
});

describe('the demo', () => {
  test('continues after an interruption at any point, and is opened only once', async () => {
    for (let queries = 1, isOpen = false; !isOpen; queries += 4) {
      const mortal = db.database.withPlugin(dieAfter(queries));
      isOpen = await openDemo({ people: mortal, facts: mortal, clock }, PRACTICE).then(
        () => true,
        () => false,
      );
    }
    await openDemo({ ...db, clock }, PRACTICE);
    const accounts = await db.database.selectFrom('account').select('email').execute();
    expect(accounts).toEqual([{ email: DEMO.email }]);
    const watched = await db.database.selectFrom('watched_store').select('store_id').execute();
    expect(watched).toHaveLength(PRACTICE.length);
    expect((await listHeldStores(db.database)).size).toBe(PRACTICE.length);
  });

  test('is not opened if others have an account already', async () => {
    await db.database.insertInto('account').values({ id: 'anna', email: 'anna@example.org' }).execute();
    await openDemo({ ...db, clock }, PRACTICE);
    expect(await db.database.selectFrom('store').select('id').execute()).toEqual([]);
  });
});

describe('the practice stores', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'practice-'));
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  const open = () => openPracticeStores({ ...db, dataDir, clock });

  test('keep their addresses and their past across starts, and move if another program took the port', async () => {
    const first = await open();
    await first.close();
    clock.advance(3 * DAY_MS);
    const second = await open();
    await second.close();
    expect(second.stores.map(({ url }) => url)).toEqual(first.stores.map(({ url }) => url));
    expect(second.startsAt).toBe(first.startsAt);

    const [moved] = first.stores;
    const unknown = { shopKey: null, name: null, country: null, currency: null, language: null, faviconUrl: null };
    const store = { ...unknown, host: moved!.host, origin: moved!.url, platform: null, isPractice: true };
    const storeId = await createStore(db, store, clock.now());
    const taker = createServer().listen(Number(moved!.host.split(':')[1]), '127.0.0.1');
    const third = await open();
    taker.close();
    await third.close();
    const { host, origin } = await db.database
      .selectFrom('store')
      .selectAll()
      .where('id', '=', storeId)
      .executeTakeFirstOrThrow();
    expect(host).not.toBe(moved!.host);
    expect(third.stores[0]).toMatchObject({ host, url: origin });
  });

  test('begin a year ago if no state file exists, or half of one', async () => {
    await writeFile(join(dataDir, 'practice.json'), '{"startsAt": 17');
    const opened = await open();
    await opened.close();
    expect(clock.now() - opened.startsAt).toBeGreaterThan(364 * DAY_MS);
  });
});
