import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { judgeNews } from '#alerts/ring/judge-news.ts';
import { rehearse } from '#alerts/rule/rehearse.ts';
import { testAlerts } from '#alerts/testing-alerts.ts';
import { createStore } from '#catalog/create-store.ts';
import type { AlertCondition } from '#contract/alert.ts';
import { makePartitions } from '#database/partitions.ts';
import { type TestDatabase, testDatabase } from '#database/testing.ts';
import { type Clock, DAY_MS, manualClock } from '#runtime/clock.ts';
import { openPracticeStore, PRACTICE_STORES } from '#simulator/practice-stores.ts';
import { inProcessFetcher } from '#tracker/fetch/in-process-fetcher.ts';
import { holdStore } from '#tracker/schedule/hold-store.ts';
import { createAccount } from '../testing/test-app.ts';
import { fillHistory } from './fill-history.ts';

const STARTS_AT = Date.UTC(2026, 0, 1);
const WEEK_MS = 7 * DAY_MS;
/** What is rehearsed ends with a week. */
const WEEKS_REHEARSED = 13;
const WEEKS = 4 * WEEKS_REHEARSED;
const REHEARSED_MS = 90 * DAY_MS;
const KEY = 'naseem';
const ORIGIN = 'http://127.0.0.1:4101';

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

const clock = manualClock(STARTS_AT);
let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db?.drop());

test('over each 90 days of a practice year the rehearsal says what rang as they were lived', async () => {
  const { platform } = PRACTICE_STORES.find(({ key }) => key === KEY)!;
  const unknown = { shopKey: null, name: null, country: null, currency: null, language: null, faviconUrl: null };
  const row = { ...unknown, host: '127.0.0.1:4101', origin: ORIGIN, platform, isPractice: true };
  await makePartitions(db.database, STARTS_AT);
  const storeId = await createStore(db, row, STARTS_AT);
  const lease = await holdStore(db.database, storeId, STARTS_AT);
  const storefront = openPracticeStore(KEY, { now: STARTS_AT, startsAt: STARTS_AT, origin: ORIGIN });
  const fetcherAt = (at: Clock) => inProcessFetcher((request) => storefront.handle(request, at.now()), at.now);
  await createAccount(db.database, 'anna', 'PREMIUM');
  await db.database
    .insertInto('watched_store')
    .values({ account_id: 'anna', store_id: storeId, created_at: new Date(STARTS_AT) })
    .execute();
  const rules = CONDITIONS.flatMap((condition) => COOL_DOWNS.map((coolDownHours) => ({ condition, coolDownHours })));
  const deps = testAlerts({ people: db.people, facts: db.facts, clock, mails: [] });
  const rang = rules.map(() => 0);
  for (let week = 1; week <= WEEKS; week++) {
    const endMs = STARTS_AT + week * WEEK_MS;
    if (week % WEEKS_REHEARSED === 1) await makeRules(rules, endMs + (WEEKS_REHEARSED - 1) * WEEK_MS - REHEARSED_MS);
    await makePartitions(db.database, endMs);
    await fillHistory(db, { ...lease, origin: ORIGIN, fetcherAt }, { fromMs: STARTS_AT, untilMs: endMs }, () => {});
    clock.set(endMs);
    await judgeNews(deps);
    if (week % WEEKS_REHEARSED !== 0) continue;
    for (const [index, rule] of rules.entries()) {
      const about = {
        ...{ accountId: 'anna', storeIds: [storeId], products: null, query: null, list: 'products' as const },
        ...{ stores: null, nowMs: endMs },
      };
      const subject = { storeId, productId: null, tag: null, ...rule };
      const told = await rehearse(db, subject, about);
      const lived = await livedBy(`r${index}`);
      expect([week, rule, told.rang]).toEqual([week, rule, lived.length]);
      rang[index]! += told.rang;
      const name = (one: { productId: string | null; at: string }) => `${one.productId?.split('-')[1] ?? 0} ${one.at}`;
      expect(told.cases.map(name).filter((one) => !lived.includes(one))).toEqual([]);
    }
  }
  expect(rules.filter((_, index) => rang[index] === 0)).toEqual([]);
}, 900_000);

async function makeRules(
  rules: readonly { condition: AlertCondition; coolDownHours: number }[],
  atMs: number,
): Promise<void> {
  await db.database.deleteFrom('alert_rule').execute();
  await db.database
    .insertInto('alert_rule')
    .values(
      rules.map(({ condition, coolDownHours }, index) => ({
        ...{ id: `r${index}`, account_id: 'anna', name: 'Rule', channel_ids: [] },
        ...{ condition: JSON.stringify(condition), cool_down_hours: coolDownHours, created_at: new Date(atMs) },
      })),
    )
    .execute();
}

async function livedBy(ruleId: string): Promise<string[]> {
  const { rows } = await sql<{ product_id: number; at: Date }>`
    select product_id, at from alert_ring where rule_id = ${ruleId}`.execute(db.database);
  return rows.map(({ product_id, at }) => `${product_id} ${at.toISOString()}`);
}
