import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { DB } from '#database/rows.ts';
import { tablesOf } from '#database/table-kinds.ts';
import { type TestDatabase, testDatabase } from '#database/testing.ts';
import { alertQuestions } from './alert-questions.ts';
import { analyticsQuestions } from './analytics-questions.ts';
import { drawLists } from './drawn-lists.ts';
import { listQuestions } from './list-questions.ts';
import { loadMarket } from './load-market.ts';
import { makeReader } from './make-reader.ts';

type Emitted = { name: string; text: string; parameters: readonly unknown[] };

let db: TestDatabase;
const emitted: Emitted[] = [];

beforeAll(async () => {
  db = await testDatabase();
  const nowMs = Date.now();
  await loadMarket(db.url, { seed: 'plans', products: 1_000, saleHours: 4_000, nowMs }, () => {});
  let name = '';
  const pool = new pg.Pool({ connectionString: db.url, max: 2, options: '-c timezone=UTC' });
  const logged = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => {
      if (name) emitted.push({ name, text: query.sql, parameters: query.parameters });
    },
  });
  const reader = await makeReader(logged);
  const databases = { people: logged, facts: logged };
  for (const question of [
    ...(await listQuestions(databases, reader, drawLists(60, 'plans'))),
    ...analyticsQuestions(databases, reader),
    ...alertQuestions(databases, reader),
  ]) {
    name = question.name;
    await question.ask();
  }
  await logged.destroy();
}, 120_000);
afterAll(() => db.drop());

/** All tables of facts except `store`, which is a fiftieth of its products. Partitions are tables of their own. */
const BIG_TABLES = tablesOf('facts').filter((table) => table !== 'store');
const BIG = new RegExp(`Seq Scan on (${BIG_TABLES.join('|')})(_\\w+)?( |$)`);

test('no question needs a sequential scan of a big table', async () => {
  const client = new pg.Client({ connectionString: db.url, options: '-c timezone=UTC -c enable_seqscan=off' });
  await client.connect();
  const found: string[] = [];
  const seen = new Set<string>();
  for (const { name, text, parameters } of emitted) {
    if (!text.trimStart().match(/^(select|with)/i) || seen.has(text)) continue;
    seen.add(text);
    const { rows } = await client.query(`explain ${text}`, [...parameters]);
    const scan = rows.map((row) => String(row['QUERY PLAN'])).find((line) => BIG.test(line));
    if (scan) found.push(`${name}: ${scan.trim()}`);
  }
  await client.end();
  expect(found).toEqual([]);
});

test('the alerts query what stores offered', () => {
  const asked = emitted.filter(({ text }) => /from store_offer/.test(text));
  expect(asked.map(({ name }) => name)).toContain('alerts: stores over time');
});

test('the check notices a missing index', async () => {
  await sql`set enable_seqscan = off`.execute(db.database);
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select * from product where vendor = 'x'`.execute(
    db.database,
  );
  expect(rows.some((row) => BIG.test(row['QUERY PLAN']))).toBe(true);
});

test('a store is found by its host without reading the others', async () => {
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select id from store where host = 'x.example'`.execute(
    db.database,
  );
  expect(rows.map((row) => row['QUERY PLAN']).join()).toContain('store_by_host');
});

test('no question locks rows, and each one on a big table names its distribution column', () => {
  for (const { name, text } of emitted) {
    expect([name, /for (update|share|no key)|skip locked/i.test(text)]).toEqual([name, false]);
    const joins =
      text.match(
        /join\s+"?(sale_\w+|store_day|store_hour|store_offer|product_event|product_window\w*|product)"?\s+(\w+\s+)?on\b[^)]*/gi,
      ) ?? [];
    for (const join of joins) expect([name, join, /store_id/.test(join)]).toEqual([name, join, true]);
  }
});
