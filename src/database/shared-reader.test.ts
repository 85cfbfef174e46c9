import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from './connect.ts';
import { shareAnswers, sharedReader } from './shared-reader.ts';
import { type TestDatabase, testDatabase } from './testing.ts';

let own: TestDatabase;
let reader: Database;

beforeEach(async () => {
  own = await testDatabase();
  await sql`create table counted (id serial)`.execute(own.database);
  shareAnswers(own.database, 60_000);
  reader = sharedReader(own.database);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await own.drop();
});

async function count(atMost = 10): Promise<number> {
  const asked = sql<{ count: number }>`select count(*) as count from counted where id <= ${atMost}`;
  return (await asked.execute(reader)).rows[0]!.count;
}

const add = () => sql`insert into counted default values`.execute(own.database);

test('a question asked again within a while is answered once for all, another question by itself', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(1_000);
  await add();
  expect(await Promise.all([count(), count()])).toEqual([1, 1]);
  await add();
  expect([await count(), await count(20)]).toEqual([1, 2]);
  now.mockReturnValue(61_000);
  expect(await count()).toBe(2);
});

test('a failed question is asked again', async () => {
  await sql`alter table counted rename to away`.execute(own.database);
  await expect(count()).rejects.toThrow('"counted" does not exist');
  await sql`alter table away rename to counted`.execute(own.database);
  expect(await count()).toBe(0);
});

test('of many answers the newest are stored', async () => {
  shareAnswers(own.database, 60_000, 10);
  reader = sharedReader(own.database);
  for (let atMost = 0; atMost <= 10; atMost++) await count(atMost);
  await add();
  expect([await count(0), await count(1), await count(10)]).toEqual([0, 1, 0]);
});

test('a database that shares nothing is its own reader', async () => {
  const other = await testDatabase();
  expect(sharedReader(other.database)).toBe(other.database);
  await other.drop();
});
