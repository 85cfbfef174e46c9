import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { judgeRules } from '#alerts/ring/judge-rules.ts';
import { rehearse } from '#alerts/rule/rehearse.ts';
import { testAlerts } from '#alerts/testing-alerts.ts';
import type { AlertCondition } from '#contract/messages/alert.ts';
import { makePartitions } from '#database/partitions.ts';
import { type TestDatabase, testDatabase } from '#database/testing.ts';
import { DAY_MS, manualClock } from '#runtime/clock.ts';
import { createAccount } from '../testing/test-app.ts';
import { fillHistory, type PastStore } from './fill-history.ts';
import { holdPast } from './testing-past.ts';

const STARTS_AT = Date.UTC(2026, 0, 1);
const WEEK_MS = 7 * DAY_MS;
/** A rehearsal ends with a week. */
const QUARTER_MS = 13 * WEEK_MS;
const REHEARSED_MS = 90 * DAY_MS;
/**
 * A small shop whose prices, stock and ranks move as a large one's do, but which is faster to read. In its twelfth week
 * a price change is seen only in the next week.
 */
const SMALL = { seed: 'practice:alerts:8', productCount: 16, ordersPerHour: { first: 6, afterYear: 18 } };

const CONDITIONS: AlertCondition[] = [
  { kind: 'price', direction: 'down', leastPercent: 10 },
  { kind: 'price', direction: 'up', leastPercent: 10 },
  { kind: 'sold_out' },
  { kind: 'restocked' },
  { kind: 'launch' },
  { kind: 'sale_started' },
  { kind: 'sale_ended' },
  { kind: 'rank', direction: 'both', first: 10 },
  { kind: 'orders', direction: 'both', leastPercent: 10, per: 'week', steadyFor: 0 },
  { kind: 'orders', direction: 'both', leastPercent: 0, per: 'day', steadyFor: 3 },
];
const COOL_DOWNS = [0, 7 * 24];

const RULES = CONDITIONS.flatMap((condition) => COOL_DOWNS.map((coolDownHours) => ({ condition, coolDownHours })));

const clock = manualClock(STARTS_AT);
const rang = RULES.map(() => 0);
let db: TestDatabase;
let past: PastStore;
beforeAll(async () => {
  db = await testDatabase();
  await makePartitions(db.database, STARTS_AT);
  ({ past } = await holdPast(db, 'naseem', { fromMs: STARTS_AT, startsAt: STARTS_AT, changed: SMALL }));
  await createAccount(db.database, 'anna', 'PREMIUM');
  await db.database
    .insertInto('watched_store')
    .values({ account_id: 'anna', store_id: past.storeId, created_at: new Date(STARTS_AT) })
    .execute();
});
afterAll(() => db?.drop());

describe('over half a practice year', () => {
  test.each([1, 2])(
    'the rehearsal agrees with what rang while 90 days were lived, in quarter %i',
    async (quarter) => {
      const endMs = STARTS_AT + quarter * QUARTER_MS;
      await makeRules(endMs - REHEARSED_MS);
      for (let weekEndMs = endMs - QUARTER_MS + WEEK_MS; weekEndMs <= endMs; weekEndMs += WEEK_MS)
        await live(weekEndMs);
      for (const [index, rule] of RULES.entries()) {
        const { storeId } = past;
        const about = {
          accountId: 'anna',
          storeIds: [storeId],
          products: null,
          query: null,
          list: 'products' as const,
          stores: null,
          nowMs: endMs,
        };
        const told = await rehearse(db, { storeId, productId: null, tag: null, ...rule }, about);
        const lived = await livedBy(`r${index}`);
        expect([rule, told.rang]).toEqual([rule, lived.length]);
        rang[index]! += told.rang;
        const name = (one: { productId: string | null; at: string }) =>
          `${one.productId?.split('-')[1] ?? 0} ${one.at}`;
        expect(told.cases.map(name).filter((one) => !lived.includes(one))).toEqual([]);
      }
    },
    300_000,
  );

  test('each rule rang', () => {
    expect(RULES.filter((_, index) => rang[index] === 0)).toEqual([]);
  });
});

/** Reads week by week and judges after each. */
async function live(untilMs: number): Promise<void> {
  await makePartitions(db.database, untilMs);
  await fillHistory(db, past, { fromMs: STARTS_AT, untilMs }, () => {});
  clock.set(untilMs);
  await judgeRules(testAlerts({ people: db.people, facts: db.facts, clock, mails: [] }));
}

async function makeRules(atMs: number): Promise<void> {
  await db.database.deleteFrom('alert_rule').execute();
  await db.database
    .insertInto('alert_rule')
    .values(
      RULES.map(({ condition, coolDownHours }, index) => ({
        ...{ id: `r${index}`, account_id: 'anna', name: 'Rule', channel_ids: [] },
        ...{ condition: JSON.stringify(condition), cool_down_hours: coolDownHours },
        ...{ created_at: new Date(atMs), covers_since: new Date(atMs) },
      })),
    )
    .execute();
}

async function livedBy(ruleId: string): Promise<string[]> {
  const { rows } = await sql<{ product_id: number; at: Date }>`
    select product_id, at from alert_ring where rule_id = ${ruleId}`.execute(db.database);
  return rows.map(({ product_id, at }) => `${product_id} ${at.toISOString()}`);
}
