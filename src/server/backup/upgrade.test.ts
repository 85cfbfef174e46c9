import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listMigrationFiles } from '#database/migrate.ts';
import { emptyTestDatabase, type TestDatabase } from '#database/testing.ts';
import { turnWindows } from '#sales/windows/turn-windows.ts';
import { restoreBackup } from './restore-backup.ts';

/** A backup of two people and two stores, one with a week of sales, by 0.2.0 (its migrations end with 0007). */
const BACKUP = fileURLToPath(new URL('./0.2.0.backup', import.meta.url));
const NOW_MS = Date.UTC(2026, 10, 27, 9);

let folder: string;
let db: TestDatabase;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tillwatch-upgrade-'));
  db = await emptyTestDatabase();
});
afterAll(async () => {
  await db.drop();
  await rm(folder, { recursive: true, force: true });
});

test('a backup of 0.2.0 is brought up to date with all its data', async () => {
  const urls = { databaseUrl: db.url, factsUrl: db.url };
  const restored = await restoreBackup(BACKUP, { databases: db, urls, dataDir: folder, key: null, isReplacing: false });
  expect(restored).toMatchObject({ version: '0.2.0', rows: 2459 });
  const { rows: done } = await sql<{ name: string }>`select name from migration order by name`.execute(db.people);
  expect(done.map(({ name }) => name)).toEqual(await listMigrationFiles());
  const people = await db.people.selectFrom('account').select(['email', 'language']).orderBy('id').execute();
  expect(people).toEqual([
    { email: 'anna@example.org', language: 'fr' },
    { email: 'ben@example.org', language: 'ar' },
  ]);
  const watched = await db.people.selectFrom('watched_store').select(['account_id', 'store_id']).execute();
  expect(watched).toEqual([{ account_id: 'anna', store_id: 1 }]);
  expect(await db.people.selectFrom('poll_due').select('store_id').orderBy('store_id').execute()).toHaveLength(2);
  await turnWindows(db.facts, NOW_MS);
  const { rows: sold } = await sql<{ orders: number }>`
    select sum(orders) as orders from sale_hour where store_id = 1`.execute(db.facts);
  expect(sold[0]!.orders).toBe(2240 * 0.25);
  const product = { external_id: 'new', title: 'New', url: '', currency: 'EUR', price_minor: 1, store_id: 1 };
  const seen = { first_seen_at: new Date(NOW_MS), last_seen_at: new Date(NOW_MS) };
  const { id } = await db.facts
    .insertInto('product')
    .values({ ...product, ...seen })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect(id).toBe(41);
});
