import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  DISTRIBUTED_TABLES,
  distribute,
  distributionStatements,
  LOCAL_TABLES,
  REFERENCE_TABLES,
} from './distribute.ts';
import { type TestDatabase, testDatabase } from './testing.ts';

let db: TestDatabase;

beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.drop());

test('every table of the schema is in one class, and no other is named', async () => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace order by 1`.execute(
    db.database,
  );
  const classed = [...REFERENCE_TABLES, ...DISTRIBUTED_TABLES, ...LOCAL_TABLES];
  expect(classed.toSorted()).toEqual(rows.map(({ name }) => name));
});

test('every key of a distributed table holds the column it is cut by', async () => {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select i.indrelid::regclass::text as table, (
      select array_agg(attname::text) from pg_attribute where attrelid = i.indrelid and attnum = any(i.indkey)) as columns
    from pg_index i where i.indisunique and i.indrelid = any(${[...DISTRIBUTED_TABLES]}::regclass[])`.execute(
    db.database,
  );
  expect(rows.length).toBeGreaterThanOrEqual(10);
  for (const { table, columns } of rows) expect([table, columns.includes('store_id')]).toEqual([table, true]);
});

test('foreign keys lead from distributed to reference tables, and never from reference to local ones', async () => {
  const { rows } = await sql<{ from: string; to: string }>`
    select conrelid::regclass::text as from, confrelid::regclass::text as to from pg_constraint where contype = 'f'`.execute(
    db.database,
  );
  const isReference = (table: string) => (REFERENCE_TABLES as readonly string[]).includes(table);
  const isLocal = (table: string) => (LOCAL_TABLES as readonly string[]).includes(table);
  for (const { from, to } of rows) {
    const isAllowed = isReference(to) || (isLocal(from) && isLocal(to));
    expect([from, to, isAllowed]).toEqual([from, to, true]);
  }
});

test('reference tables come first; every other table goes with the first that is distributed', () => {
  const statements = distributionStatements();
  expect(statements.slice(0, 3)).toEqual([
    "select create_reference_table('store')",
    "select create_reference_table('fx_rate')",
    "select create_distributed_table('product', 'store_id', colocate_with => 'none')",
  ]);
  expect(statements.slice(3).every((each) => each.endsWith("'store_id', colocate_with => 'product')"))).toBe(true);
});

test('without Citus it says what to do, and does nothing', async () => {
  await expect(distribute(db.database, () => {})).rejects.toThrow('This database has no Citus');
});
