import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { removeStores } from '#catalog/testing-stores.ts';
import { connect, type Database } from '#database/connect.ts';
import { startEmbedded } from '#database/embedded/start-embedded.ts';
import { migrate } from '#database/migrate.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#runtime/clock.ts';
import { seededRandom } from '#runtime/random.ts';
import { claimPolls } from '#tracker/schedule/claim-polls.ts';
import { addFleet, type FleetStore, runFleet } from '#tracker/schedule/testing-fleet.ts';

const NOW = Date.UTC(2026, 8, 20, 12);
const random = seededRandom(1).next;

/**
 * `npm run bench -- schedule [--rows 100000] [--claims 1000] [--fleet 10000] [--json]`: how long a claim takes among
 * this many stores while other polls finish, and how a fleet catches up after eight hours without a tracker.
 */
export async function schedule(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      rows: { type: 'string', default: '100000' },
      claims: { type: 'string', default: '1000' },
      fleet: { type: 'string', default: '10000' },
      json: { type: 'boolean', default: false },
    },
  });
  const folder = await mkdtemp(join(tmpdir(), 'tillwatch-bench-'));
  const quiet = () => {};
  const embedded = await startEmbedded({ dataDir: folder, log: { info: quiet, warn: console.error } });
  const database = connect(embedded.url, { max: 8 });
  try {
    await migrate(database);
    const claims = await measureClaims(database, Number(values.rows), Number(values.claims));
    await removeStores({ people: database, facts: database });
    const fleet = await measureCatchUp(database, Number(values.fleet));
    const figures = { ...claims, ...fleet };
    console.log(values.json ? JSON.stringify(figures, null, 2) : figures);
  } finally {
    await database.destroy();
    await embedded.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Four trackers at once claim eight stores each. A third of all stores is overdue; two thirds are of one network. */
async function measureClaims(database: Database, rows: number, claims: number) {
  await addFleet(
    database,
    Array.from({ length: rows }, () => drawStore(NOW - 8 * HOUR_MS, DAY_MS)),
  );
  await sql`analyze poll_due`.execute(database);
  const times: number[] = [];
  async function track(holder: string): Promise<void> {
    while (times.length < claims) {
      const startedAt = performance.now();
      const claimed = await claimPolls(database, { holder, nowMs: NOW, leaseMs: MINUTE_MS, most: 8 });
      times.push(performance.now() - startedAt);
      const ids = claimed.map(({ storeId }) => storeId);
      await sql`update poll_due set due_at = ${new Date(NOW + HOUR_MS)}, leased_by = null, leased_until = null
        where store_id = any(${ids}::bigint[])`.execute(database);
    }
  }
  await Promise.all(['one', 'two', 'three', 'four'].map(track));
  const plan = await sql<{ 'QUERY PLAN': string }>`
    explain (analyze, buffers, costs off, timing off, summary off)
    select store_id from poll_due
    where priority = 0 and network = 'shopify' and due_at <= ${new Date(NOW)}
      and (leased_until is null or leased_until < ${new Date(NOW)})
    order by due_at limit 8 for update skip locked`.execute(database);
  times.sort((one, other) => one - other);
  const at = (share: number) => Math.round(times[Math.floor(times.length * share)]! * 100) / 100;
  return { rows, claims, claimP50Ms: at(0.5), claimP95Ms: at(0.95), plan: plan.rows.map((row) => row['QUERY PLAN']) };
}

async function measureCatchUp(database: Database, stores: number) {
  await addFleet(
    database,
    Array.from({ length: stores }, () => drawStore(NOW - 8 * HOUR_MS, DAY_MS)),
  );
  const startedAt = performance.now();
  const overdue = await countOverdue(database, NOW);
  const run = await runFleet(database, {
    fromMs: NOW,
    untilMs: NOW + HOUR_MS,
    trackers: 4,
    concurrency: 8,
    networkBudget: { requestsPerDay: 43_200, gapMs: SECOND_MS },
    random,
  });
  const perMinute = [...Map.groupBy(run.polls, ({ atMs }) => Math.floor(atMs / MINUTE_MS)).values()];
  return {
    fleet: stores,
    overdueAtFirst: overdue,
    overdueAfterAnHour: await countOverdue(database, NOW + HOUR_MS),
    polls: run.polls.length,
    mostPollsInAMinute: Math.max(...perMinute.map((polls) => polls.length)),
    networkRequestsInTheHour: run.networkTurns.filter((turn) => turn < NOW + HOUR_MS).length,
    simulatedInSeconds: Math.round((performance.now() - startedAt) / 1000),
  };
}

async function countOverdue(database: Database, nowMs: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from poll_due where due_at < ${new Date(nowMs - MINUTE_MS)}`.execute(database);
  return rows[0]!.count;
}

function drawStore(fromMs: number, withinMs: number): FleetStore {
  const linesPerDay = random() < 0.5 ? 0 : 10 * random() ** -1.2;
  return {
    linesPerDay,
    products: 300,
    requests: 2,
    network: random() < 0.66 ? 'shopify' : '',
    weight: linesPerDay > 0 ? 1 : 0,
    dueAtMs: fromMs + random() * withinMs,
  };
}
