import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from './testing.ts';

test("every test database has the whole schema and nothing of another test's", async () => {
  const [one, other] = await Promise.all([testDatabase(), testDatabase()]);
  await sql`create table only_here ()`.execute(one.database);
  const inOther = await sql<{ here: string | null; store: string | null }>`
    select to_regclass('only_here') as here, to_regclass('store') as store`.execute(other.database);
  expect(inOther.rows).toEqual([{ here: null, store: 'store' }]);
  await Promise.all([one.drop(), other.drop()]);
});

test('text is UTF-8 and lower() handles accents, whatever the environment says', async () => {
  const { database, drop } = await testDatabase();
  const { rows } = await sql<{ low: string }>`select lower('ÉÀÇ') as low`.execute(database);
  expect(rows).toEqual([{ low: 'éàç' }]);
  await drop();
});
