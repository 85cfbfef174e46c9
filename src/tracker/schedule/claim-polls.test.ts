import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addStores, removeStores } from '#catalog/testing-stores.ts';
import type { Database } from '#database/connect.ts';
import { type TestDatabase, testDatabase } from '#database/testing.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#runtime/clock.ts';
import { freePlaces, inPlaces } from '../run-tracker.ts';
import { type Claim, claimPolls } from './claim-polls.ts';
import { reserveTurn, slowNetwork } from './network-turns.ts';
import { HOST_BUDGET } from './poll-rate.ts';
import { scheduleNetworks } from './schedule-networks.ts';
import { firstReadPriority, scheduleStore } from './schedule-store.ts';

const NOW = Date.UTC(2026, 8, 20, 12);
const budget = { requestsPerDay: 20_000, gapMs: 1_000 };
let db: TestDatabase;

beforeAll(async () => {
  db = await testDatabase();
});
beforeEach(async () => {
  await removeStores(db);
  await db.database.deleteFrom('network_budget').execute();
});
afterAll(() => db.drop());

/** Adds stores that are due, each late by its time. */
async function addDue(database: Database, lateMs: number[], set: Record<string, unknown> = {}): Promise<number[]> {
  const hosts = lateMs.map(() => `${crypto.randomUUID()}.example`);
  const storeIds = await addStores({ people: database, facts: database }, hosts);
  await database
    .insertInto('poll_due')
    .values(storeIds.map((id, index) => ({ store_id: id, due_at: new Date(NOW - lateMs[index]!), ...set })))
    .execute();
  return storeIds;
}

async function claim(most: number, more: Partial<Claim> = {}): Promise<number[]> {
  const claimed = await claimPolls(db.database, { holder: 'test', nowMs: NOW, leaseMs: MINUTE_MS, most, ...more });
  return claimed.map(({ storeId }) => storeId);
}

describe('claiming', () => {
  test('takes the oldest first, of all networks together', async () => {
    const [late, later] = await addDue(db.database, [HOUR_MS, 3 * HOUR_MS]);
    const [latest, early] = await addDue(db.database, [5 * HOUR_MS, MINUTE_MS], { network: 'shopify' });
    const [future] = await addDue(db.database, [-1]);
    expect((await claim(3)).sort()).toEqual([late, later, latest].sort());
    const rest = await claim(9);
    expect(rest).toEqual([early]);
    expect(rest).not.toContain(future);
  });

  test('skips the stores of a network that refused us or has a long queue, from this address only', async () => {
    const shopify = await addDue(db.database, [HOUR_MS, HOUR_MS], { network: 'shopify' });
    const [open] = await addDue(db.database, [MINUTE_MS]);
    const turn = { egress: 'one', network: 'shopify' as const, nowMs: NOW };
    await reserveTurn(db.database, { ...turn, budget });
    await slowNetwork(db.database, { ...turn, pauseMs: 3 * MINUTE_MS });
    expect(await claim(9, { egress: 'one' })).toEqual([open]);
    expect((await claim(9, { egress: 'two' })).sort()).toEqual(shopify.sort());
  });

  test('gives first readings their places, but no more', async () => {
    const waited = await addDue(db.database, Array<number>(10).fill(0), { priority: firstReadPriority(0) });
    const due = await addDue(db.database, Array<number>(10).fill(DAY_MS));
    const first = await claim(8, { ...freePlaces(8, []) });
    expect(first.filter((id) => waited.includes(id))).toHaveLength(6);
    expect(first.filter((id) => due.includes(id))).toHaveLength(2);
    const busy = Array.from({ length: 7 }, () => ({ isWaitedFor: false }));
    expect(freePlaces(8, busy)).toEqual({ most: 1, mostWaited: 1, mostDue: 0 });
    expect(await claim(1, freePlaces(8, busy))).toEqual([expect.toSatisfy((id: number) => waited.includes(id))]);
  });

  test('goes on with other stores beside polls that take minutes, up to as many again', async () => {
    const waited = await addDue(db.database, Array<number>(2).fill(0), { priority: firstReadPriority(0) });
    const due = await addDue(db.database, Array<number>(20).fill(DAY_MS));
    const runningFor = (minutes: number[]) =>
      inPlaces(
        8,
        new Map(minutes.map((ms) => [{ isWaitedFor: true }, { startedAt: NOW - ms * MINUTE_MS }] as const)),
        NOW,
      );
    expect(freePlaces(8, runningFor(Array<number>(8).fill(4)))).toMatchObject({ most: 0 });
    const beside = freePlaces(8, runningFor(Array<number>(8).fill(5)));
    expect(beside).toEqual(freePlaces(8, []));
    const claimed = await claim(8, beside);
    expect(claimed.filter((id) => waited.includes(id))).toHaveLength(2);
    expect(claimed.filter((id) => due.includes(id))).toHaveLength(6);
    expect(freePlaces(8, runningFor([...Array<number>(15).fill(50), 0]))).toMatchObject({ most: 0 });
    expect(freePlaces(8, runningFor([...Array<number>(12).fill(50), 0]))).toMatchObject({ most: 3 });
  });

  test('reads the first store of every user before the second of anybody', async () => {
    for (let index = 0; index < 20; index++) await addDue(db.database, [0], { priority: firstReadPriority(index) });
    const [only] = await addDue(db.database, [0], { priority: firstReadPriority(0) });
    expect([...(await claim(1)), ...(await claim(1))]).toContain(only);
  });

  test('puts off the whole catalogue of a late poll by hours, and never that of a daily poll', async () => {
    const catalogueDue = (ms: number) => ({ catalogue_due_at: new Date(NOW - ms) });
    const isDue = async (lateMs: number, set: Record<string, unknown>) => {
      const [id] = await addDue(db.database, [lateMs], set);
      const claimed = await claimPolls(db.database, { holder: 'test', nowMs: NOW, leaseMs: MINUTE_MS, most: 9 });
      return claimed.find(({ storeId }) => storeId === id)!.isCatalogueDue;
    };
    expect(await isDue(MINUTE_MS, catalogueDue(HOUR_MS))).toBe(true);
    expect(await isDue(HOUR_MS, catalogueDue(HOUR_MS))).toBe(false);
    expect(await isDue(HOUR_MS, catalogueDue(7 * HOUR_MS))).toBe(true);
    expect(await isDue(HOUR_MS, { ...catalogueDue(HOUR_MS), weight: 0 })).toBe(true);
    expect(await isDue(HOUR_MS, {})).toBe(true);
  });

  test('says how late the poll is', async () => {
    const [id] = await addDue(db.database, [HOUR_MS]);
    await claim(1);
    const row = await db.database.selectFrom('poll_due').select('lag_ms').where('store_id', '=', id!).execute();
    expect(row).toEqual([{ lag_ms: HOUR_MS }]);
  });
});

test('nothing brings a store forward past the time until which it is to be left alone', async () => {
  const [id] = await addDue(db.database, [-DAY_MS], { not_before: new Date(NOW + HOUR_MS) });
  await scheduleStore(db.database, id!, { dueAtMs: NOW, priority: 10 });
  const row = await db.database.selectFrom('poll_due').select('due_at').where('store_id', '=', id!).execute();
  expect(row).toEqual([{ due_at: new Date(NOW + HOUR_MS) }]);
});

describe('scheduling a network', () => {
  const sells = { network: 'shopify', requests: 2, lines_per_day: 400, products: 500, shape: 0.5 };
  const schedule = (nowMs: number, weights = new Map<number, number>()) =>
    scheduleNetworks(db.database, { nowMs, hostBudget: HOST_BUDGET, attention: async () => weights });
  const levelOf = async () =>
    (await db.database.selectFrom('network_budget').select('level').executeTakeFirstOrThrow()).level;
  const ask = (requestsPerDay: number, egress = 'one') =>
    reserveTurn(db.database, { egress, network: 'shopify', nowMs: NOW, budget: { requestsPerDay, gapMs: 1_000 } });

  test('is done by one tracker every five minutes, and raises the level when the budget is short', async () => {
    await addDue(db.database, Array<number>(50).fill(0), sells);
    expect(await schedule(NOW)).toEqual([]);
    await ask(100_000);
    const done = await Promise.all(Array.from({ length: 4 }, () => schedule(NOW)));
    expect(done.flat()).toEqual(['shopify']);
    expect(await levelOf()).toBe(0);
    await ask(1_000);
    expect(await schedule(NOW + 4 * MINUTE_MS)).toEqual([]);
    expect(await schedule(NOW + 5 * MINUTE_MS)).toEqual(['shopify']);
    const short = await levelOf();
    expect(short).toBeGreaterThan(0);
    await ask(1_000, 'two');
    await schedule(NOW + 10 * MINUTE_MS);
    expect(await levelOf()).toBeLessThan(short);
  });

  test('counts a store by how many users watch it, and how many other stores they watch', async () => {
    const [watched, other] = await addDue(db.database, [0, 0], sells);
    await ask(1_000);
    await schedule(NOW, new Map([[watched!, 1.5]]));
    const weights = await db.database
      .selectFrom('poll_due')
      .select(['store_id', 'weight'])
      .orderBy('store_id')
      .execute();
    expect(weights).toEqual([
      { store_id: watched, weight: 1.5 },
      { store_id: other, weight: 1 },
    ]);
  });
});
