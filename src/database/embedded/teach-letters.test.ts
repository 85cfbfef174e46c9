import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '../connect.ts';
import { knowsLetters } from '../knows-letters.ts';
import { migrate } from '../migrate.ts';
import { type TestDatabase, testDatabase } from '../testing.ts';
import { teachLetters } from './teach-letters.ts';

let db: TestDatabase;
let url: string;
let name: string;
beforeAll(async () => {
  db = await testDatabase();
  const other = new URL(db.url);
  name = `${other.pathname.slice(1)}_of_c`;
  other.pathname = name;
  url = other.href;
  await sql`create database ${sql.id(name)} template template0 encoding 'UTF8' locale_provider builtin builtin_locale 'C.UTF-8' lc_collate 'C' lc_ctype 'C'`.execute(
    db.database,
  );
});
afterAll(async () => {
  await sql`drop database if exists ${sql.id(name)} with (force)`.execute(db.database);
  await db.drop();
});

const lines: string[] = [];
const log = { info: (line: string) => lines.push(line), warn: (line: string) => lines.push(line) };

test('a database that was made with the character type C finds Arabic words by its index after the next start', async () => {
  const before = connect(url, { max: 1 });
  await migrate(before);
  const { id } = await before
    .insertInto('store')
    .values({ host: 'shop.example', origin: 'https://shop.example', search_text: ' متجر' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await before
    .insertInto('product')
    .values({
      ...{ store_id: id, external_id: '1', title: 'قميص', url: '/', currency: 'EUR', price_minor: 1 },
      ...{ search_text: ' قميص', first_seen_at: new Date(0), last_seen_at: new Date(0) },
    })
    .execute();
  expect(await knowsLetters(before)).toBe(false);
  await before.destroy();

  await teachLetters(url, log);

  const after = connect(url, { max: 1 });
  expect(await knowsLetters(after)).toBe(true);
  await sql`set enable_seqscan = off`.execute(after);
  // the other indexes of listed products would do for a table this small
  const { rows: others } = await sql<{ name: string }>`
    select indexname as name from pg_indexes
    where tablename = 'product' and indexdef like '% WHERE %' and indexname <> 'product_by_words'`.execute(after);
  for (const { name: other } of others) await sql`drop index ${sql.id(other)}`.execute(after);
  for (const [table, word] of [
    ['product', '% قميص%'],
    ['store', '% متجر%'],
  ] as const) {
    const isListed = sql.raw(table === 'product' ? 'and gone_at is null' : '');
    const found = sql`select from ${sql.table(table)} where search_text like ${sql.lit(word)} ${isListed}`;
    const { rows: plan } = await sql<{ 'QUERY PLAN': string }>`explain ${found}`.execute(after);
    expect(
      plan.some((row) => row['QUERY PLAN'].includes(`${table}_by_words`)),
      table,
    ).toBe(true);
    expect((await found.execute(after)).rows, table).toHaveLength(1);
  }
  await after.destroy();
  expect(lines).toHaveLength(1);

  await teachLetters(url, log);
  expect(lines).toHaveLength(1);
});
