import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createStore } from '#catalog/create-store.ts';
import { makePartitions } from '#database/partitions.ts';
import { type TestDatabase, testDatabase } from '#database/testing.ts';
import { type Clock, DAY_MS } from '#runtime/clock.ts';
import { openPracticeStore, PRACTICE_STORES } from '#simulator/practice-stores.ts';
import { inProcessFetcher } from '#tracker/fetch/in-process-fetcher.ts';
import { holdStore } from '#tracker/schedule/hold-store.ts';
import { fillHistory } from './fill-history.ts';

const STARTS_AT = Date.UTC(2026, 0, 1);
/** Late in the year, when the stores sell the most. */
const FROM = STARTS_AT + 300 * DAY_MS;
const UNTIL = FROM + 21 * DAY_MS;
const JUDGED_FROM = UNTIL - 7 * DAY_MS;

let db: TestDatabase;
beforeEach(async () => {
  db = await testDatabase();
  await makePartitions(db.database, UNTIL);
});
afterEach(() => db.drop());

/** What the tracker tells of the last week, over the truth. */
async function ratiosOf(key: string): Promise<{ orders: number; units: number }> {
  const { platform } = PRACTICE_STORES.find((store) => store.key === key)!;
  const origin = 'http://127.0.0.1:4101';
  const unknown = { shopKey: null, name: null, country: null, currency: null, language: null, faviconUrl: null };
  const row = { ...unknown, host: '127.0.0.1:4101', origin, platform, isPractice: true };
  const lease = await holdStore(db.database, await createStore(db, row, FROM), FROM);
  const storefront = openPracticeStore(key, { now: FROM, startsAt: STARTS_AT, origin });
  const fetcherAt = (at: Clock) => inProcessFetcher((request) => storefront.handle(request, at.now()), at.now);
  const past = { ...lease, origin, fetcherAt };
  await fillHistory(db, past, { fromMs: FROM, untilMs: UNTIL }, () => {});

  const told = await db.database
    .selectFrom('store_hour')
    .where('hour', '>=', new Date(JUDGED_FROM))
    .where('hour', '<', new Date(UNTIL))
    .select([sql<number>`sum(orders)::float8`.as('orders'), sql<number>`sum(units)::float8`.as('units')])
    .executeTakeFirstOrThrow();
  const truth = storefront.world.truth(JUDGED_FROM, UNTIL);
  const units = truth.flatMap((order) => order.lines).reduce((sum, line) => sum + line.quantity, 0);
  return { orders: told.orders / truth.length, units: told.units / units };
}

describe('what a fresh machine shows of its practice stores is near the truth', () => {
  test.each([
    ['tidewick', 0.06],
    ['ormeline', 0.09],
    ['naseem', 0.09],
  ])('%s', async (key, most) => {
    const { orders, units } = await ratiosOf(key);
    expect(Math.abs(orders - 1), `orders are ${orders} of the truth`).toBeLessThan(most);
    expect(Math.abs(units - 1), `units are ${units} of the truth`).toBeLessThan(0.07);
  });
});
