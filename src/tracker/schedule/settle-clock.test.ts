import { afterAll, beforeAll, expect, test } from 'vitest';
import { addStores } from '#catalog/testing-stores.ts';
import { type TestDatabase, testDatabase } from '#database/testing.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#runtime/clock.ts';
import { claimPolls } from './claim-polls.ts';
import { reserveTurn } from './network-turns.ts';
import { settleClock } from './settle-clock.ts';

const NOW = Date.UTC(2026, 10, 27, 12);
let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.drop());

test('a clock that was set forward and back leaves no poll in the future, and moves no other', async () => {
  const [early, late, waiting] = await addStores(db, ['a.example', 'b.example', 'c.example']);
  const dueAt = (storeId: number, at: number) => ({ store_id: storeId, due_at: new Date(at) });
  await db.people
    .insertInto('poll_due')
    .values([dueAt(early!, NOW - HOUR_MS), dueAt(late!, NOW)])
    .execute();
  const claim = (nowMs: number) => claimPolls(db.people, { holder: 'test', nowMs, leaseMs: 2 * MINUTE_MS, most: 10 });
  const ahead = NOW + DAY_MS;
  expect(await claim(ahead)).toHaveLength(2);
  // one of them was read, the other is still leased by the wrong clock
  await db.people
    .updateTable('poll_due')
    .set({ due_at: new Date(ahead + 2 * HOUR_MS), not_before: new Date(ahead + HOUR_MS), leased_until: null })
    .where('store_id', '=', early!)
    .execute();
  // a store that asked for a long wait at the right time still gets it
  await db.people
    .insertInto('poll_due')
    .values({ ...dueAt(waiting!, NOW + 3 * DAY_MS), claimed_at: new Date(NOW - HOUR_MS) })
    .execute();
  const budget = { requestsPerDay: 20_000, gapMs: 1_000 };
  await reserveTurn(db.people, { egress: 'default', network: 'shopify', nowMs: ahead, budget });
  expect(await claim(NOW + HOUR_MS)).toHaveLength(0);

  expect(await settleClock(db.people, NOW)).toBe(2);
  expect(await settleClock(db.people, NOW)).toBe(0);
  expect((await claim(NOW + 10 * MINUTE_MS)).map(({ storeId }) => storeId).toSorted()).toEqual([early, late]);
  const turn = await db.people.selectFrom('network_budget').select(['turn_at', 'paid_until']).executeTakeFirstOrThrow();
  for (const at of [turn.turn_at, turn.paid_until]) expect(at.getTime()).toBeLessThanOrEqual(NOW);
});
