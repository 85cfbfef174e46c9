import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runOneByOne } from './run-one-by-one.ts';
import { type TestDatabase, testDatabase } from './testing.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.drop());

test('an interrupted migration continues after its last statement, and counts as done only at its end', async () => {
  const isDone = async () =>
    (await sql`select from migration where name = '9000_tried.sql'`.execute(db.database)).rows.length === 1;
  const broken = 'create table tried (x integer); alter table tried add column y integer; select 1 / 0;';
  await expect(runOneByOne(db.database, '9000_tried.sql', broken)).rejects.toThrow('division by zero');
  expect(await isDone()).toBe(false);
  // repeating a statement that ran would fail now
  await runOneByOne(db.database, '9000_tried.sql', broken.replace('1 / 0', '1'));
  expect(await isDone()).toBe(true);
  const { rows } = await sql`select from migration_statement`.execute(db.database);
  expect(rows).toEqual([]);
});
