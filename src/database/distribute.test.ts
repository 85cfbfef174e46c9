import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { distribute, distributionStatements, gatheringStatements } from './distribute.ts';
import { TABLE_KINDS, type TableKind, tablesOf } from './table-kinds.ts';
import { type TestDatabase, testDatabase } from './testing.ts';

let db: TestDatabase;

beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.drop());

test('every table of the schema has a kind, and no other table is listed', async () => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace
      and relname <> 'migration' order by 1`.execute(db.database);
  expect(Object.keys(TABLE_KINDS).toSorted()).toEqual(rows.map(({ name }) => name));
});

test('every key of the facts contains the column that shards them', async () => {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select i.indrelid::regclass::text as table, (
      select array_agg(attname::text) from pg_attribute where attrelid = i.indrelid and attnum = any(i.indkey)) as columns
    from pg_index i where i.indisunique and i.indrelid = any(${tablesOf('facts')}::regclass[])`.execute(db.database);
  expect(rows.length).toBeGreaterThanOrEqual(10);
  for (const { table, columns } of rows)
    expect([table, columns.includes(table === 'store' ? 'id' : 'store_id')]).toEqual([table, true]);
});

test("foreign keys only connect people's tables", async () => {
  const { rows } = await sql<{ from: string; to: string }>`
    select conrelid::regclass::text as from, confrelid::regclass::text as to from pg_constraint where contype = 'f'`.execute(
    db.database,
  );
  const kinds: Record<string, TableKind> = TABLE_KINDS;
  expect(rows.length).toBeGreaterThan(5);
  for (const { from, to } of rows) expect([from, to, kinds[from], kinds[to]]).toEqual([from, to, 'people', 'people']);
});

test('no sharded table has an identity column, which could not go back to one machine', async () => {
  const { rows } = await sql`
    select attrelid::regclass from pg_attribute
    where attidentity <> '' and attrelid = any(${[...tablesOf('facts'), ...tablesOf('reference')]}::regclass[])`.execute(
    db.database,
  );
  expect(rows).toEqual([]);
});

test('rates are copied, stores are sharded by id, and the other facts are colocated with them', () => {
  const statements = distributionStatements();
  expect(statements.slice(0, 2)).toEqual([
    "select create_reference_table('fx_rate')",
    "select create_distributed_table('store', 'id', colocate_with => 'none', shard_count => 6)",
  ]);
  expect(statements.slice(2).every((each) => each.endsWith("'store_id', colocate_with => 'store')"))).toBe(true);
  expect(statements.length).toBe(tablesOf('facts').length + 1);
  expect(gatheringStatements().length).toBe(statements.length);
});

test('without Citus it says what to do, and changes nothing', async () => {
  await expect(distribute(db.database, () => {})).rejects.toThrow('Citus is not installed');
});
