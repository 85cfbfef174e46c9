import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { isoDay } from '#contract/date-range.ts';
import { makePartitions } from '#database/partitions.ts';
import { noteSize } from '#database/size-samples.ts';
import { testDatabase } from '#database/testing.ts';
import { DAY_MS, manualClock } from '#runtime/clock.ts';
import { workByClock } from './work-by-clock.ts';

const NOW = Date.UTC(2028, 1, 10, 2, 17);
const YEARS_MS = 20 * 365 * DAY_MS;

const db = await testDatabase();
afterAll(() => db.drop());

test('a clock that jumps ahead removes nothing and renews no key; data that is old for some nights is removed', async () => {
  const clock = manualClock(NOW);
  const countParts = async () => {
    const { rows } = await sql<{ parts: number }>`
      select count(*) as parts from pg_inherits where inhparent = 'store_hour'::regclass`.execute(db.facts);
    return rows[0]!.parts;
  };
  const sleepAndUpkeep = async () => {
    await noteSize(db.people, { kind: 'people', bytes: 1 }, clock.now());
    await workByClock({ ...db, clock, secretKey: 'secret' });
  };
  await makePartitions(db.facts, NOW);
  const made = await countParts();
  expect(made).toBeGreaterThan(20);
  for (let night = 0; night < 5; night++) {
    await sleepAndUpkeep();
    clock.advance(DAY_MS);
  }
  expect(await countParts()).toBe(made);
  const countKeys = async () => (await db.people.selectFrom('signing_key').select('kid').execute()).length;
  expect(await countKeys()).toBe(1);
  const countSizes = async () => (await db.people.selectFrom('database_size').select('on_day').execute()).length;
  clock.advance(YEARS_MS);
  await sleepAndUpkeep();
  expect(await countSizes()).toBe(6);
  expect(await countParts()).toBe(made);
  expect(await countKeys()).toBe(1);
  clock.set(NOW + 40 * DAY_MS);
  for (let night = 0; night < 3; night++) {
    await sleepAndUpkeep();
    clock.advance(DAY_MS);
  }
  expect(await countParts()).toBeLessThan(made);
});

test('settled periods of briefs and removals of stores are deleted once nothing asks for them', async () => {
  const clock = manualClock(NOW + 43 * DAY_MS);
  const daysAgo = (days: number) => new Date(clock.now() - days * DAY_MS);
  await db.people.insertInto('account').values({ id: 'anna' }).execute();
  const since = { since: daysAgo(900), created_at: daysAgo(900) };
  await db.people
    .insertInto('brief')
    .values({ id: 'b', account_id: 'anna', frequency: 'daily', hour: 7, zone: 'UTC', is_sent_empty: false, ...since })
    .execute();
  const settle = (days: number, isSent: boolean) => {
    const day = isoDay(daysAgo(days).getTime());
    return db.people
      .insertInto('brief_settled')
      .values({
        ...{ brief_id: 'b', account_id: 'anna', first_day: day, last_day: day },
        ...{ due_at: daysAgo(days), settled_at: daysAgo(days), is_sent: isSent },
      })
      .execute();
  };
  await settle(700, true);
  await settle(600, true);
  await settle(500, false);
  await settle(100, false);
  await db.people
    .insertInto('unwatched_store')
    .values([
      { account_id: 'anna', store_id: 1, removed_at: daysAgo(31) },
      { account_id: 'anna', store_id: 2, removed_at: daysAgo(29) },
    ])
    .execute();
  for (const days of [2, 1]) await noteSize(db.people, { kind: 'people', bytes: 1 }, clock.now() - days * DAY_MS);
  await workByClock({ ...db, clock, secretKey: 'secret' });
  const settled = await db.people.selectFrom('brief_settled').select('due_at').orderBy('due_at').execute();
  expect(settled.map(({ due_at }) => due_at)).toEqual([daysAgo(600), daysAgo(100)]);
  const removed = await db.people.selectFrom('unwatched_store').select('store_id').execute();
  expect(removed.map(({ store_id }) => store_id)).toEqual([2]);
});
