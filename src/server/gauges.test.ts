import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '#database/testing.ts';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#runtime/clock.ts';
import { slowNetwork, takeTurn } from '#tracker/schedule/network-turns.ts';
import { readGauges, toPrometheus } from './gauges.ts';

const NOW = Date.UTC(2026, 8, 20, 12);
let db: TestDatabase;

beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.drop());

async function addStore(due: Record<string, unknown>): Promise<void> {
  const host = `${crypto.randomUUID()}.example`;
  const store = await db.database
    .insertInto('store')
    .values({ host, origin: `http://${host}` })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.database
    .insertInto('poll_due')
    .values({ store_id: store.id, due_at: new Date(NOW + HOUR_MS), ...due })
    .execute();
}

test('the gauges say how the queue, the stores and the networks stand', async () => {
  const claimed = (minutesAgo: number, lagMs: number) => ({
    claimed_at: new Date(NOW - minutesAgo * MINUTE_MS),
    lag_ms: lagMs,
  });
  await addStore({ due_at: new Date(NOW - MINUTE_MS) });
  await addStore({ due_at: new Date(NOW - HOUR_MS) });
  await addStore({ due_at: new Date(NOW - HOUR_MS), leased_by: 'a', leased_until: new Date(NOW + SECOND_MS) });
  await addStore({ pace: 0.25, ...claimed(5, 2_000) });
  await addStore(claimed(10, 4_000));
  await addStore(claimed(90, 900_000));
  const network = { egress: 'one', network: 'shopify' as const, nowMs: NOW };
  for (let turn = 0; turn < 3; turn++)
    await takeTurn(db.database, { ...network, budget: { requestsPerDay: 500, gapMs: 1 } });
  await slowNetwork(db.database, { ...network, pauseMs: 2 * MINUTE_MS });
  const lines = toPrometheus(await readGauges(db.database, NOW)).split('\n');
  const ofShopify = '{egress="one",network="shopify"}';
  expect(lines).toEqual(
    expect.arrayContaining([
      'tillwatch_polls_due 2',
      'tillwatch_polls_overdue 1',
      'tillwatch_polls_leased 1',
      'tillwatch_poll_lag_seconds 3600',
      'tillwatch_stores_slowed 1',
      'tillwatch_store_pace_min 0.25',
      'tillwatch_poll_start_lag_seconds{quantile="0.5"} 3',
      'tillwatch_poll_start_lag_seconds{quantile="0.95"} 3.9',
      `tillwatch_network_requests_today${ofShopify} 3`,
      `tillwatch_network_requests_per_day${ofShopify} 500`,
      `tillwatch_network_pace${ofShopify} 0.5`,
      `tillwatch_network_paused_seconds${ofShopify} 120`,
    ]),
  );
});
