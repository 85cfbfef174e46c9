import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addStore } from '#catalog/testing-stores.ts';
import type { PlanKey } from '#contract/billing/plan.ts';
import { type TestDatabase, testDatabase } from '#database/testing.ts';
import { lockAccount } from '#identity/lock-account.ts';
import { DAY_MS } from '#runtime/clock.ts';
import { until } from '#runtime/testing-until.ts';
import { fitToPlan, resumeStore, suspendStore } from './suspend-store.ts';

const NOW = Date.UTC(2026, 10, 21);
let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db?.drop());

test('a store that the plan suspends meanwhile stays suspended by the plan', async () => {
  await db.database.insertInto('account').values({ id: 'anna' }).execute();
  const storeIds: number[] = [];
  for (const host of ['old.example', 'new.example']) {
    const storeId = await addStore(db, host, {});
    const createdAt = new Date(NOW - (2 - storeIds.length) * DAY_MS);
    await db.database
      .insertInto('watched_store')
      .values({ account_id: 'anna', store_id: storeId, created_at: createdAt })
      .execute();
    storeIds.push(storeId);
  }
  const storeId = storeIds[1]!;
  let suspending: Promise<void> | undefined;
  await db.database.transaction().execute(async (trx) => {
    await lockAccount(trx, 'anna');
    await fitToPlan(trx, { accountId: 'anna', plan: 'FREE', keep: [] }, NOW);
    suspending = db.database.transaction().execute((other) => suspendStore(other, { accountId: 'anna', storeId }, NOW));
    await until(async () => {
      const { rows } = await sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
        db.database,
      );
      return rows.length > 0;
    });
  });
  await suspending;
  const { suspended_by } = await db.database
    .selectFrom('watched_store')
    .select('suspended_by')
    .where('store_id', '=', storeId)
    .executeTakeFirstOrThrow();
  expect(suspended_by).toBe('plan');
});

test('a store that its user had suspended is suspended again when a plan has room for it', async () => {
  await db.database.insertInto('account').values({ id: 'ben' }).execute();
  const ids: number[] = [];
  for (const host of ['first.example', 'second.example', 'third.example']) {
    ids.push(await addStore(db, host, {}));
    const created_at = new Date(NOW - (4 - ids.length) * DAY_MS);
    await db.database
      .insertInto('watched_store')
      .values({ account_id: 'ben', store_id: ids.at(-1)!, created_at })
      .execute();
  }
  const watched = async () => {
    const rows = await db.database
      .selectFrom('watched_store')
      .select(['suspended_by', 'suspended_at'])
      .where('account_id', '=', 'ben')
      .orderBy('store_id')
      .execute();
    return rows.map(({ suspended_by, suspended_at }) => [suspended_by, suspended_at?.getTime() ?? null]);
  };
  const fitTo = (plan: PlanKey, nowMs: number) => fitToPlan(db.database, { accountId: 'ben', plan, keep: [] }, nowMs);
  const byUser = NOW - DAY_MS;
  await db.database.transaction().execute((trx) => suspendStore(trx, { accountId: 'ben', storeId: ids[1]! }, byUser));
  const before = await watched();
  expect(before).toEqual([
    [null, null],
    ['user', byUser],
    [null, null],
  ]);
  await fitTo('FREE', NOW);
  expect(await watched()).toEqual([
    [null, null],
    ['plan', NOW],
    ['plan', NOW],
  ]);
  await fitTo('BASIC', NOW + DAY_MS);
  expect(await watched()).toEqual(before);
  await fitTo('FREE', NOW + DAY_MS);
  await db.database.deleteFrom('watched_store').where('store_id', '=', ids[0]!).execute();
  await db.database
    .transaction()
    .execute((trx) => resumeStore(trx, { accountId: 'ben', storeId: ids[1]!, plan: 'FREE' }));
  await fitTo('BASIC', NOW + 2 * DAY_MS);
  expect(await watched()).toEqual([
    [null, null],
    [null, null],
  ]);
});
