import { afterEach, beforeEach, expect, test } from 'vitest';
import { addStore } from '#catalog/testing-stores.ts';
import { type TestDatabase, testDatabase } from '#database/testing.ts';
import { DAY_MS } from '#runtime/clock.ts';
import { periodOf } from './period.ts';
import type { Access } from './store-access.ts';
import { getCountryShares } from './totals/get-country-shares.ts';
import { getTotals } from './totals/get-totals.ts';
import { getSinceJoined } from './trend/get-since-joined.ts';
import { getTrend } from './trend/get-trend.ts';

const NOW = Date.UTC(2026, 10, 20, 10);
const LONG_AGO = NOW - 90 * DAY_MS;
const ACCESS: Access = { scope: 'mine', accountId: 'anna' };
const PERIOD = periodOf({ dateRange: 'LAST_7_DAYS' }, NOW);

const AS_OF: Record<string, () => Promise<string | null | undefined>> = {
  totals: async () => (await getTotals(testing, ACCESS, PERIOD)).asOf?.toISOString() ?? null,
  trend: async () =>
    (await getTrend(testing, { access: ACCESS, period: PERIOD, frequency: 'DAY' })).points[0]?.orders.asOf,
  'country shares': async () => (await getCountryShares(testing, ACCESS, PERIOD)).items[0]?.orders.asOf,
  'since joined': async () => (await getSinceJoined(testing, ACCESS, NOW)).points[0]?.orders.asOf,
};

let testing: TestDatabase;
beforeEach(async () => {
  testing = await testDatabase();
  await testing.database
    .insertInto('account')
    .values({ id: 'anna', email: 'anna@example.org', email_verified: true, created_at: new Date(LONG_AGO) })
    .execute();
});
afterEach(() => testing?.drop());

test.each(Object.keys(AS_OF))(
  '%s without figures are known until the least known store, whatever was read of the others',
  async (question) => {
    const asOf = AS_OF[question]!;
    await watch('silent.example', { state: 'read', last_read_at: new Date(NOW) });
    await watch('gone.example', { state: 'unreadable', last_read_at: new Date(LONG_AGO - DAY_MS) });
    expect(await asOf()).toBe(new Date(NOW).toISOString());
    await watch('behind.example', { state: 'read', last_read_at: new Date(LONG_AGO) });
    expect(await asOf()).toBe(new Date(LONG_AGO).toISOString());
    await watch('new.example', {});
    expect(await asOf()).toBeNull();
  },
);

test('a country waits for its own stores only', async () => {
  await watch('silent.example', { state: 'read', country: 'FR', last_read_at: new Date(NOW) });
  await watch('new.example', { country: 'DE' });
  const { items } = await getCountryShares(testing, ACCESS, PERIOD);
  expect(items.map(({ country, orders }) => [country, orders.asOf])).toEqual([
    ['DE', null],
    ['FR', new Date(NOW).toISOString()],
  ]);
});

async function watch(host: string, set: Parameters<typeof addStore>[2]): Promise<void> {
  const storeId = await addStore(testing, host, set);
  await testing.database.insertInto('watched_store').values({ account_id: 'anna', store_id: storeId }).execute();
}
