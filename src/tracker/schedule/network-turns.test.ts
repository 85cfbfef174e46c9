import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '#database/testing.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, manualClock, SECOND_MS } from '#runtime/clock.ts';
import { networkTurns, reserveTurn, slowNetwork } from './network-turns.ts';

const NOW = Date.UTC(2026, 8, 20, 12);
const budget = { requestsPerDay: 8_640, gapMs: SECOND_MS };
let db: TestDatabase;

beforeAll(async () => {
  db = await testDatabase();
});
beforeEach(() => db.database.deleteFrom('network_budget').execute());
afterAll(() => db.drop());

function take(nowMs: number, egress = 'one') {
  return reserveTurn(db.database, { egress, network: 'shopify', nowMs, budget });
}

async function takeMany(count: number, nowMs: number): Promise<number[]> {
  const turns = [];
  for (let index = 0; index < count; index++) turns.push(await take(nowMs));
  return turns;
}

function getBudget() {
  return db.database.selectFrom('network_budget').selectAll().executeTakeFirstOrThrow();
}

describe('turns of a network', () => {
  test('taken by many at once never lie closer than the gap, whoever takes them', async () => {
    const turns = (await Promise.all(Array.from({ length: 40 }, () => take(NOW)))).sort((one, other) => one - other);
    for (const [index, turn] of turns.slice(1).entries())
      expect(turn - turns[index]!).toBeGreaterThanOrEqual(SECOND_MS);
    expect(turns[0]).toBe(NOW);
  });

  test('of a day are its budget, and no more than ten minutes of it are saved', async () => {
    const first = await takeMany(300, NOW);
    const inTheFirstHour = first.filter((turn) => turn < NOW + HOUR_MS);
    expect(inTheFirstHour.length).toBeLessThanOrEqual(300);
    expect(first[200]! - NOW).toBeGreaterThan((200 - 61) * (DAY_MS / budget.requestsPerDay));
    const idle = NOW + 30 * DAY_MS;
    const later = await takeMany(100, idle);
    expect(later.filter((turn) => turn < idle + 5 * MINUTE_MS).length).toBeLessThanOrEqual(60 + 30 + 1);
  });

  test('are counted by egress and by UTC day', async () => {
    await takeMany(3, NOW);
    await take(NOW, 'two');
    const rows = await db.database.selectFrom('network_budget').select(['egress', 'spent']).orderBy('egress').execute();
    expect(rows).toEqual([
      { egress: 'one', spent: 3 },
      { egress: 'two', spent: 1 },
    ]);
    await take(NOW + DAY_MS);
    expect(
      await db.database.selectFrom('network_budget').select('spent').where('egress', '=', 'one').execute(),
    ).toEqual([{ spent: 1 }]);
  });

  test('wait out a refusal of the whole network, go on at half the pace, and win it back', async () => {
    const slow = (nowMs: number) =>
      slowNetwork(db.database, { egress: 'one', network: 'shopify', nowMs, pauseMs: 3 * MINUTE_MS });
    await take(NOW);
    await slow(NOW);
    await slow(NOW + SECOND_MS);
    expect((await getBudget()).pace).toBe(0.5);
    const [next, after] = await takeMany(2, NOW + 2 * SECOND_MS);
    expect(next).toBeGreaterThanOrEqual(NOW + SECOND_MS + 3 * MINUTE_MS);
    expect(after! - next!).toBeGreaterThanOrEqual(2 * SECOND_MS);
    await slow(NOW + HOUR_MS);
    expect((await getBudget()).pace).toBe(0.25);
    for (let index = 0; index < 200; index++) await take(NOW + DAY_MS);
    expect((await getBudget()).pace).toBe(0.375);
  });
});

test('waiting for a turn can be cancelled', async () => {
  const clock = manualClock(NOW);
  const turns = networkTurns(db.database, { egress: 'one', clock, budget });
  await turns.take('wix');
  await turns.slow('wix', 7_200);
  expect((await getBudget()).paused_until?.getTime()).toBe(NOW + 2 * HOUR_MS);
  const stop = new AbortController();
  const waiting = turns.take('wix', stop.signal);
  stop.abort();
  await expect(waiting).rejects.toThrow();
});
