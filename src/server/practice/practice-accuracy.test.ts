import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lexiconOf } from '#catalog/category/lexicon.ts';
import { makePartitions } from '#database/partitions.ts';
import { type TestDatabase, testDatabase } from '#database/testing.ts';
import { DAY_MS } from '#runtime/clock.ts';
import { fillHistory } from './fill-history.ts';
import { holdPast } from './testing-past.ts';

const STARTS_AT = Date.UTC(2026, 0, 1);
/** Late in the year, when the stores sell most. */
const FROM = STARTS_AT + 300 * DAY_MS;
const UNTIL = FROM + 21 * DAY_MS;
const JUDGED_FROM = UNTIL - 7 * DAY_MS;

// loaded ahead, so that the first store's time does not include it
beforeAll(() => void lexiconOf('fr'));

describe.each([
  ['tidewick', 0.06],
  ['ormeline', 0.09],
  // nearly each of its few products sells every hour, so that little tells units per line from repeat sales
  ['naseem', 0.1],
])('of %s', (key, most) => {
  let db: TestDatabase;
  let held: Awaited<ReturnType<typeof holdPast>>;
  beforeAll(async () => {
    db = await testDatabase();
    await makePartitions(db.database, UNTIL);
    held = await holdPast(db, key, { fromMs: FROM, startsAt: STARTS_AT });
    await fillHistory(db, held.past, { fromMs: FROM, untilMs: JUDGED_FROM }, () => {});
  });
  afterAll(() => db.drop());

  test("a fresh machine's estimate of a week is close to the truth", async () => {
    await fillHistory(db, held.past, { fromMs: FROM, untilMs: UNTIL }, () => {});
    const told = await db.database
      .selectFrom('store_hour')
      .where('hour', '>=', new Date(JUDGED_FROM))
      .where('hour', '<', new Date(UNTIL))
      .select([sql<number>`sum(orders)::float8`.as('orders'), sql<number>`sum(units)::float8`.as('units')])
      .executeTakeFirstOrThrow();
    const truth = held.world.truth(JUDGED_FROM, UNTIL);
    const lines = truth.flatMap((order) => order.lines);
    const orders = told.orders / truth.length;
    const units = told.units / lines.reduce((sum, { quantity }) => sum + quantity, 0);
    expect(Math.abs(orders - 1), `orders are ${orders} of the truth`).toBeLessThan(most);
    expect(Math.abs(units - 1), `units are ${units} of the truth`).toBeLessThan(0.07);
  });
});
