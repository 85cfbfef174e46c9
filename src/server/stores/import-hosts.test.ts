import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type TestDatabase, testDatabase } from '#database/testing.ts';
import { DAY_MS } from '#runtime/clock.ts';
import { seededRandom } from '#runtime/random.ts';
import { excludeStore } from './exclude-store.ts';
import { importHosts } from './import-hosts.ts';

const NOW = Date.UTC(2027, 3, 1, 12);
const deps = { nowMs: NOW, random: seededRandom(5).next };
let db: TestDatabase;

beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.drop());

const FILE = [
  '\uFEFF# stores of the spring',
  'Shop.example',
  'https://www.shop.example/collections  # the same',
  '',
  'not a host',
  'قميص.example',
  'http://other.example:8080',
  'word',
  'ftp://files.example',
  'gone.example',
];

test('accepts hosts in any spelling once, skips comments and excluded hosts, and names bad lines', async () => {
  await excludeStore(db, 'gone.example');
  const imported = await importHosts(db, FILE, deps);
  expect(imported).toEqual({
    hosts: 4,
    added: 3,
    badLines: [
      { number: 5, text: 'not a host' },
      { number: 8, text: 'word' },
      { number: 9, text: 'ftp://files.example' },
    ],
  });
  const stores = await db.database.selectFrom('store').select(['host', 'origin', 'state']).orderBy('host').execute();
  expect(stores).toEqual([
    { host: 'other.example:8080', origin: 'http://other.example:8080', state: 'pending' },
    { host: 'shop.example', origin: 'https://shop.example', state: 'pending' },
    { host: 'xn--0gbzju.example', origin: 'https://xn--0gbzju.example', state: 'pending' },
  ]);
});

test('a second run adds nothing and moves no due time', async () => {
  const due = () => db.database.selectFrom('poll_due').selectAll().orderBy('store_id').execute();
  const before = await due();
  expect(await importHosts(db, FILE, { ...deps, nowMs: NOW + DAY_MS })).toMatchObject({ hosts: 4, added: 0 });
  expect(await due()).toEqual(before);
});

test('ten thousand hosts are due within a day, spread over time, after polls that somebody waits for', async () => {
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  const lines = Array.from({ length: 10_000 }, (_, number) => `shop${number}.test`);
  expect(await importHosts(db, lines, deps)).toMatchObject({ added: 10_000 });
  // in batches of a thousand, not one by one
  expect(asked.mock.calls.length).toBeLessThan(100);
  asked.mockRestore();
  const { rows } = await sql<{ most: number; first: Date; last: Date }>`
    select (select count(*) from poll_due where priority <> 0 or weight <> 0) as most, min(due_at) as first, max(due_at) as last
    from poll_due`.execute(db.database);
  expect(rows[0]!.most).toBe(0);
  expect(rows[0]!.first.getTime()).toBeGreaterThanOrEqual(NOW);
  expect(rows[0]!.last.getTime()).toBeLessThanOrEqual(NOW + DAY_MS);
  const { rows: hours } = await sql<{ stores: number }>`
    select count(*) as stores from poll_due group by date_trunc('hour', due_at)`.execute(db.database);
  expect(hours.length).toBe(24);
  for (const { stores } of hours) expect(stores).toBeLessThan(600);
});
