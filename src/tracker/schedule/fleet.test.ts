import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '#database/testing.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#runtime/clock.ts';
import { seededRandom } from '#runtime/random.ts';
import { firstReadPriority, scheduleStore } from './schedule-store.ts';
import { addFleet, type FleetRun, type FleetStore, runFleet } from './testing-fleet.ts';

const OUTAGE_ENDS = Date.UTC(2026, 8, 20, 12);
const OUTAGE_MS = 8 * HOUR_MS;
const DIES_AT = OUTAGE_ENDS + 15 * SECOND_MS;
const ADDED_AT = OUTAGE_ENDS + 10 * SECOND_MS;
const networkBudget = { requestsPerDay: 10_000, gapMs: SECOND_MS };
let db: TestDatabase;
let run: FleetRun;
let fast: number[];
let slow: number[];
let added: number;

beforeAll(async () => {
  db = await testDatabase();
  const random = seededRandom(7).next;
  const store = (index: number, linesPerDay: number, everyMs: number): FleetStore => ({
    linesPerDay,
    products: 300,
    requests: 2,
    network: index % 2 === 0 ? 'shopify' : '',
    weight: linesPerDay > 0 ? 1 : 0,
    // due some time after the trackers stopped
    dueAtMs: OUTAGE_ENDS - OUTAGE_MS + random() * everyMs,
  });
  fast = await addFleet(
    db.database,
    Array.from({ length: 24 }, (_, index) => store(index, 25, 2 * HOUR_MS)),
  );
  slow = await addFleet(
    db.database,
    Array.from({ length: 56 }, (_, index) => store(index, 0, DAY_MS)),
  );
  [added] = (await addFleet(db.database, [{ ...store(1, 0, 0), dueAtMs: OUTAGE_ENDS + 90 * DAY_MS }])) as [number];
  let isAdded = false;
  run = await runFleet(db.database, {
    fromMs: OUTAGE_ENDS,
    untilMs: OUTAGE_ENDS + 26 * HOUR_MS,
    trackers: 3,
    concurrency: 4,
    networkBudget,
    random,
    dies: { tracker: 0, atMs: DIES_AT },
    async onStep(nowMs) {
      if (isAdded || nowMs < ADDED_AT) return;
      isAdded = true;
      await scheduleStore(db.database, added, { dueAtMs: nowMs, priority: firstReadPriority(0) });
    },
  });
}, 60_000);
afterAll(() => db.drop());

function startsOf(storeId: number): number[] {
  return run.polls.filter((poll) => poll.storeId === storeId && poll.isKept).map(({ atMs }) => atMs);
}

describe('a fleet after an outage of hours', () => {
  test('never polls a store twice at once, and takes over what a dead tracker had leased', () => {
    const left = run.polls.filter(({ tracker, endAtMs }) => tracker === 0 && endAtMs >= DIES_AT);
    expect(left.length).toBeGreaterThan(0);
    for (const poll of left) {
      const next = run.polls.find(({ storeId, atMs }) => storeId === poll.storeId && atMs > poll.atMs);
      expect(next!.atMs - poll.atMs).toBeGreaterThanOrEqual(60 * SECOND_MS);
      expect(next!.atMs - DIES_AT).toBeLessThan(5 * MINUTE_MS);
    }
    const alive = run.polls.filter((poll) => !left.includes(poll));
    for (const polls of Map.groupBy(alive, ({ storeId }) => storeId).values()) {
      for (const [index, poll] of polls.slice(1).entries()) {
        expect(poll.atMs).toBeGreaterThanOrEqual(polls[index]!.endAtMs);
      }
    }
  });

  test('catches up without a rush on the network, within its budget', () => {
    const turns = run.networkTurns.toSorted((one, other) => one - other);
    for (const [index, turn] of turns.slice(1).entries()) {
      expect(turn - turns[index]!).toBeGreaterThanOrEqual(networkBudget.gapMs);
    }
    const costMs = DAY_MS / networkBudget.requestsPerDay;
    const inADay = turns.filter((turn) => turn < OUTAGE_ENDS + DAY_MS).length;
    expect(inADay).toBeLessThanOrEqual(networkBudget.requestsPerDay + (10 * MINUTE_MS) / costMs + 1);
  });

  test('first reads the stores that have most to show', () => {
    const caughtUp = (stores: number[]) => {
      const first = stores.map((id) => startsOf(id)[0]! - OUTAGE_ENDS).filter((ms) => ms < 6 * HOUR_MS);
      return first.toSorted((one, other) => one - other)[Math.floor(first.length / 2)]!;
    };
    expect(caughtUp(fast)).toBeLessThan(caughtUp(slow));
  });

  test('reads every store at least once a day, even the slow ones', () => {
    for (const id of [...fast, ...slow]) {
      const starts = [...startsOf(id), OUTAGE_ENDS + 26 * HOUR_MS];
      expect(starts[0]! - OUTAGE_ENDS).toBeLessThan(DAY_MS);
      for (const [index, start] of starts.slice(1).entries()) {
        expect(start - starts[index]!).toBeLessThan(1.06 * DAY_MS);
      }
    }
  });

  test('reads a new store within seconds', () => {
    expect(startsOf(added)[0]! - ADDED_AT).toBeLessThan(5 * SECOND_MS);
  });

  test('has spread by the next day the polls that were overdue at one moment', () => {
    const from = OUTAGE_ENDS + 12 * HOUR_MS;
    const late = run.polls.filter(({ atMs }) => atMs >= from && atMs < from + 12 * HOUR_MS);
    const perMinute = Map.groupBy(late, ({ atMs }) => Math.floor(atMs / MINUTE_MS));
    const most = Math.max(...perMinute.values().map((polls) => polls.length));
    expect(most).toBeLessThan(8);
  });
});
