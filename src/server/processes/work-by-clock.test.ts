import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
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
