import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addStore } from '#catalog/testing-stores.ts';
import { type TestDatabase, testDatabase } from '#database/testing.ts';
import { HOUR_MS, MINUTE_MS, manualClock, SECOND_MS } from '#runtime/clock.ts';
import { type PollRecord, savePollRows } from '#tracker/poll/save/save-poll-rows.ts';
import { reserveTurn, slowNetwork } from '#tracker/schedule/network-turns.ts';
import { openMetrics } from './metrics.ts';

const NOW = Date.UTC(2026, 8, 20, 12);
let db: TestDatabase;

beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.drop());

async function addDue(due: Record<string, unknown>, platform: string | null = null): Promise<number> {
  const storeId = await addStore(db, `${crypto.randomUUID()}.example`, { platform });
  await db.database
    .insertInto('poll_due')
    .values({ store_id: storeId, due_at: new Date(NOW + HOUR_MS), ...due })
    .execute();
  return storeId;
}

test('a gauge without data has no value, not 0', async () => {
  const text = await openMetrics(db, manualClock(NOW)).write();
  expect(text).not.toMatch(/^tillwatch_network_pace/m);
});

test('the gauges show the state of the queue, the stores and the networks', async () => {
  const claimed = (minutesAgo: number, lagMs: number) => ({
    claimed_at: new Date(NOW - minutesAgo * MINUTE_MS),
    lag_ms: lagMs,
  });
  await addDue({ due_at: new Date(NOW - MINUTE_MS) });
  await addDue({ due_at: new Date(NOW - HOUR_MS) });
  await addDue({ due_at: new Date(NOW - HOUR_MS), leased_by: 'a', leased_until: new Date(NOW + SECOND_MS) });
  await addDue({ pace: 0.25, ...claimed(5, 2_000) });
  await addDue(claimed(10, 4_000));
  await addDue(claimed(90, 900_000));
  const network = { egress: 'one', network: 'shopify' as const, nowMs: NOW };
  for (let turn = 0; turn < 3; turn++)
    await reserveTurn(db.database, { ...network, budget: { requestsPerDay: 500, gapMs: 1 } });
  await slowNetwork(db.database, { ...network, pauseMs: 2 * MINUTE_MS });
  const lines = (await openMetrics(db, manualClock(NOW)).write()).split('\n');
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
      'tillwatch_mails_waiting 0',
      'tillwatch_mails_given_up 0',
    ]),
  );
});

test('polls are counted once, by platform and outcome, whichever process made them', async () => {
  await sql`select ensure_partitions('poll', '1 day'::interval, ${new Date(NOW)}, ${new Date(NOW + HOUR_MS)})`.execute(
    db.database,
  );
  const clock = manualClock(NOW);
  const metrics = openMetrics(db, clock);
  const storeId = await addDue({}, 'shopify');
  const strange = await addDue({});
  const record = { problem: null, requests: 1, bytes: 1, products: 1, changed: 0, signals: [] };
  const poll = (at: number, durationMs: number, outcome: PollRecord['outcome'], id = storeId) =>
    db.database
      .transaction()
      .execute((trx) => savePollRows(trx, [{ ...record, mode: 'changes', at, durationMs, outcome, storeId: id }]));
  await poll(NOW, 400, 'complete');
  await poll(NOW + MINUTE_MS, 20_000, 'complete');
  await poll(NOW + MINUTE_MS, 80, 'failed', strange);
  // still running at the time of the scrape
  await poll(NOW + MINUTE_MS + 1, 3 * MINUTE_MS, 'throttled');
  clock.set(NOW + 2 * MINUTE_MS);
  // two concurrent scrapes, and one more
  await Promise.all([metrics.write(), metrics.write()]);
  const lines = (await metrics.write()).split('\n');
  const counted = (labels: string) =>
    lines.filter((line) => line.startsWith(`tillwatch_poll_duration_seconds_${labels}`));
  expect(counted('count')).toEqual([
    'tillwatch_poll_duration_seconds_count{platform="shopify",outcome="complete"} 2',
    'tillwatch_poll_duration_seconds_count{platform="unknown",outcome="failed"} 1',
  ]);
  expect(counted('bucket{le="0.5",platform="shopify"')).toEqual([expect.stringMatching(/ 1$/)]);
  clock.set(NOW + 5 * MINUTE_MS);
  expect(await metrics.write()).toContain(
    'tillwatch_poll_duration_seconds_count{platform="shopify",outcome="throttled"} 1',
  );
  // as long as a poll may take
  await poll(NOW + 6 * MINUTE_MS, HOUR_MS + MINUTE_MS, 'partial');
  clock.set(NOW + HOUR_MS);
  await metrics.write();
  clock.set(NOW + 68 * MINUTE_MS);
  expect(await metrics.write()).toContain(
    'tillwatch_poll_duration_seconds_count{platform="shopify",outcome="partial"} 1',
  );
});
