import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DAY_MS } from '#runtime/clock.ts';
import { dropOldPartitions, keptSince, makePartitions, PARTITIONED } from './partitions.ts';
import { type TestDatabase, testDatabase } from './testing.ts';

const NOW = Date.UTC(2028, 1, 29, 23, 59);
let db: TestDatabase;

beforeEach(async () => {
  db = await testDatabase();
});
afterEach(() => db.drop());

async function listParts(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_inherits join pg_class on pg_class.oid = inhrelid
    where relkind = 'r' order by 1`.execute(db.database);
  return rows.map(({ name }) => name);
}

/** How many sessions wait for a lock of another. */
async function countWaiting(): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*) as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db.database);
  return rows[0]!.waiting;
}

/** Whether there is a partition for a row at each of these times. */
async function hasPlace(table: 'poll' | 'product_event', ...timesMs: number[]): Promise<boolean> {
  const times = sql`unnest(${timesMs.map((atMs) => new Date(atMs).toISOString())}::timestamptz[]) as at`;
  const insert =
    table === 'product_event'
      ? sql`insert into product_event (store_id, product_id, at, kind) select 1, 1, at, 'new' from ${times}`
      : sql`insert into poll select 1, at, 'changes', 'complete', null, 0, 0, 0, 0, 0, '{}' from ${times}`;
  return insert.execute(db.database).then(
    () => true,
    () => false,
  );
}

test('there is a partition for every time from the oldest stored one to a fortnight ahead', async () => {
  await makePartitions(db.database, NOW);
  for (const table of ['poll', 'product_event'] as const) {
    const since = keptSince(table, NOW);
    const days = Array.from({ length: Math.ceil((NOW - since) / DAY_MS) + 14 }, (_, day) => since + day * DAY_MS);
    expect(days.length).toBeGreaterThan(14);
    expect(await hasPlace(table, ...days)).toBe(true);
    expect(await hasPlace(table, since - 40 * DAY_MS)).toBe(false);
  }
});

test('partitions are created while others write, whichever tables they wrote before', async () => {
  await makePartitions(db.database, NOW);
  let making: Promise<void> | undefined;
  await db.database.transaction().execute(async (trx) => {
    await trx.deleteFrom('store_hour').where('store_id', '=', 1).execute();
    making = makePartitions(db.database, NOW + 60 * DAY_MS);
    await expect.poll(() => countWaiting()).toBe(1);
    await trx.deleteFrom('sale_hour').where('store_id', '=', 1).execute();
  });
  await making;
  expect(await hasPlace('poll', NOW + 70 * DAY_MS)).toBe(true);
});

test('partitions are created once, however many processes start together', async () => {
  await Promise.all(Array.from({ length: 5 }, () => makePartitions(db.database, NOW)));
  const made = await listParts();
  await makePartitions(db.database, NOW + 1000);
  expect(await listParts()).toEqual(made);
});

test('only partitions that end before the oldest stored time are dropped', async () => {
  await makePartitions(db.database, NOW);
  expect(await dropOldPartitions(db.database, NOW)).toEqual([]);
  const later = NOW + 40 * DAY_MS;
  await makePartitions(db.database, later);
  const dropped = await dropOldPartitions(db.database, later);
  expect(dropped).toContain('poll_20280130');
  expect(dropped).not.toContain('poll_20280310');
  expect(dropped).toContain('evidence_202712');
  expect(dropped).not.toContain('evidence_202801');
  for (const { table } of PARTITIONED) expect(dropped.some((name) => name.startsWith(table))).toBe(true);
  expect(await hasPlace('poll', keptSince('poll', later))).toBe(true);
  expect(await hasPlace('product_event', keptSince('product_event', later))).toBe(true);
});
