import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makePartitions } from '#database/partitions.ts';
import { type TestDatabase, testDatabase } from '#database/testing.ts';
import { Problem } from '#runtime/problem.ts';
import { scheduleStore } from '#tracker/schedule/schedule-store.ts';
import type { StoreReader } from '../compose/dependencies.ts';
import { createReadStore } from '../testing/test-sales.ts';
import { addStore } from './add-store.ts';
import { checkStore } from './check-store.ts';
import { excludeStore } from './exclude-store.ts';

const NOW = Date.UTC(2027, 3, 1, 12);
const AT = new Date(NOW);
let db: TestDatabase;

beforeEach(async () => {
  db = await testDatabase();
  await makePartitions(db.database, NOW);
  await db.database.insertInto('account').values({ id: 'reader', email: 'reader@example.com' }).execute();
});
afterEach(() => db.drop());

/** Every table with rows about stores. */
async function tablesOfStores(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
    where a.attname = 'store_id' and c.relkind in ('r', 'p') and not c.relispartition
      and c.relnamespace = 'public'::regnamespace order by 1`.execute(db.database);
  return rows.map(({ name }) => name);
}

async function countOf(table: string, storeId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from ${sql.table(table)} where store_id = ${storeId}`.execute(db.database);
  return rows[0]!.count;
}

/** Adds a row to each of them: required columns get a value that fits their type. */
async function fillAll(storeId: number): Promise<void> {
  for (const table of await tablesOfStores()) {
    if ((await countOf(table, storeId)) > 0) continue;
    const { rows: columns } = await sql<{ name: string; type: string; values: string | null }>`
      select a.attname as name, format_type(a.atttypid, null) as type, coalesce((
        select enumlabel from pg_enum where enumtypid = a.atttypid limit 1), (
        select (regexp_match(pg_get_constraintdef(k.oid), a.attname || ' = ANY \\(ARRAY\\[''([a-z-]+)'''))[1]
        from pg_constraint k where k.conrelid = a.attrelid and k.contype = 'c'
          and pg_get_constraintdef(k.oid) like '%' || a.attname || ' = ANY%' limit 1)) as values
      from pg_attribute a where a.attrelid = ${table}::regclass and a.attnum > 0 and not a.attisdropped and (a.attname = 'store_id'
        or a.attnotnull and not a.atthasdef and a.attidentity = '')`.execute(db.database);
    const fitting = ({ name, type, values }: (typeof columns)[number]): unknown => {
      if (name === 'store_id') return storeId;
      if (name === 'account_id') return 'reader';
      if (values) return values;
      if (type.startsWith('timestamp') || type === 'date') return AT;
      if (type.endsWith('[]')) return '{}';
      if (type === 'jsonb') return '{}';
      return type === 'text' ? 'x' : type === 'boolean' ? false : 1;
    };
    await db.database.transaction().execute(async (trx) => {
      // turns off foreign keys, so that no parent row is needed
      await sql`set local session_replication_role = replica`.execute(trx);
      await sql`insert into ${sql.table(table)} (${sql.join(columns.map(({ name }) => sql.ref(name)))})
        values (${sql.join(columns.map(fitting))})`.execute(trx);
    });
  }
}

const stores = (found: { host: string; shopKey: string | null }) =>
  ({
    parse: () => ({ host: found.host, origin: `https://${found.host}`, url: `https://${found.host}` }),
    check: async () => ({ ...found, origin: `https://${found.host}`, signals: [] }),
  }) as unknown as StoreReader;

test('no table has anything of an excluded store except its name, for those who watch it', async () => {
  const store = await createReadStore(db.database, { host: 'shop.example', products: 3, watchedBy: ['reader'] });
  await fillAll(store.id);
  for (const table of await tablesOfStores()) expect([table, await countOf(table, store.id)]).not.toEqual([table, 0]);
  expect(await excludeStore(db, 'https://www.Shop.example/')).toEqual({
    host: 'shop.example',
    wasKnown: true,
  });
  for (const table of await tablesOfStores()) {
    // these two keep a row that says so
    const left = ['watched_store', 'poll_kept'].includes(table) ? 1 : 0;
    expect([table, await countOf(table, store.id)]).toEqual([table, left]);
  }
  const row = await db.database.selectFrom('store').selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({ host: 'shop.example', state: 'unreadable', problem: 'store-excluded', name: null });
  const due = await db.database.selectFrom('market_due').selectAll().execute();
  expect(due).toEqual([{ day: '2027-04-01' }]);
});

test('an excluded host cannot be added, nor another host of its shop, and gets no request', async () => {
  const store = await createReadStore(db.database, { host: 'shop.example' });
  await db.people.updateTable('store_host').set({ shop_key: 'the-shop' }).where('id', '=', store.id).execute();
  await excludeStore(db, 'shop.example');
  await excludeStore(db, 'shop.example');
  const adding = { accountId: 'reader', url: '', nowMs: NOW, practiceStores: [] };
  const never = { ...stores({ host: 'shop.example', shopKey: null }), check: () => Promise.reject(new Error('asked')) };
  await expect(addStore(db, never, adding)).rejects.toEqual(new Problem('store-excluded'));
  const other = stores({ host: 'other.example', shopKey: 'the-shop' });
  await expect(addStore(db, other, adding)).rejects.toEqual(new Problem('store-excluded'));
  const checked = await checkStore(db, never, { accountId: 'reader', url: '' });
  expect(checked).toMatchObject({ trackable: false, problem: 'store-excluded' });
});

test('an excluded store never gets back into the queue of polls', async () => {
  const store = await createReadStore(db.database, { host: 'shop.example', watchedBy: ['reader'] });
  await excludeStore(db, 'shop.example');
  await scheduleStore(db.database, store.id, { dueAtMs: NOW, priority: 1 });
  expect(await countOf('poll_due', store.id)).toBe(0);
});

test('an unknown host can be excluded in advance', async () => {
  expect(await excludeStore(db, 'new.example')).toEqual({ host: 'new.example', wasKnown: false });
});
