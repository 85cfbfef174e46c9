import { afterAll, beforeAll, expect, test } from 'vitest';
import { addStore } from '#catalog/testing-stores.ts';
import { type TestDatabase, testDatabase } from '#database/testing.ts';
import { DAY_MS } from '#runtime/clock.ts';
import { periodOf } from '../period.ts';
import { getTotals } from './get-totals.ts';

const NOW = Date.UTC(2026, 10, 20, 10);
const LONG_AGO = NOW - 90 * DAY_MS;

let testing: TestDatabase;
beforeAll(async () => {
  testing = await testDatabase();
  await testing.database
    .insertInto('account')
    .values({ id: 'anna', email: 'anna@example.org', email_verified: true })
    .execute();
});
afterAll(() => testing?.drop());

test('a sum without figures is known until its least known store, whatever was read of the others', async () => {
  await watch('silent.example', { state: 'read', last_read_at: new Date(NOW) });
  await watch('gone.example', { state: 'unreadable', last_read_at: new Date(LONG_AGO - DAY_MS) });
  expect(await asOf()).toEqual(new Date(NOW));
  await watch('behind.example', { state: 'read', last_read_at: new Date(LONG_AGO) });
  expect(await asOf()).toEqual(new Date(LONG_AGO));
  await watch('new.example', {});
  expect(await asOf()).toBeNull();
});

async function asOf(): Promise<Date | null> {
  const period = periodOf({ dateRange: 'LAST_7_DAYS' }, NOW);
  return (await getTotals(testing, { scope: 'mine', accountId: 'anna' }, period)).asOf;
}

async function watch(host: string, set: Parameters<typeof addStore>[2]): Promise<void> {
  const storeId = await addStore(testing, host, set);
  await testing.database.insertInto('watched_store').values({ account_id: 'anna', store_id: storeId }).execute();
}
