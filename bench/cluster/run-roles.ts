import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { distribute } from '#database/distribute.ts';
import { migrate } from '#database/migrate.ts';
import { makePartitions } from '#database/partitions.ts';
import type { TestDatabase } from '#database/testing.ts';
import { seedRates } from '#sales/seed-rates.ts';
import { findMistakes } from '../find-mistakes.ts';
import { openShops } from '../open-shops.ts';
import { makeClusterDatabase } from './cluster-database.ts';
import { type Group, grouped } from './groups.ts';
import { makeWorker, rebalance, shardsByPort } from './make-worker.ts';
import { connected } from './open-pair.ts';
import { type RoleProcess, startRole } from './start-role.ts';

const ROLES = ['web', 'web', 'tracker', 'tracker', 'tracker', 'jobs', 'jobs'] as const;
const SHOPS = 12;
const PATIENCE_MS = 300_000;
const MAKE_DUE_EVERY_MS = 500;

export type Roles = {
  polls: number;
  /** Shards by their worker's port: with two workers, and with a third. */
  shards: { before: Record<number, number>; after: Record<number, number> };
  seconds: { rebalance: number; leasesBack: number; workerBack: number };
  /** The answers of each web's `/readyz`: before, with a dead worker, and with the worker back. */
  readiness: number[][];
  pollsWhileRebalancing: number;
  /** How many stores the killed tracker held leases of. */
  heldByKilled: number;
  /** The errors that the processes logged while every worker was running. */
  logged: Group[];
  errors: string[];
};

/**
 * Runs several processes of each role on one cluster. They read practice stores repeatedly while a third worker is
 * added and takes its share, a tracker is killed, and the third worker is killed and comes back.
 */
export async function runRoles(citusUrl: string, note: (line: string) => void): Promise<Roles> {
  const citus = connected(await makeClusterDatabase(citusUrl));
  const closing: (() => Promise<unknown>)[] = [() => citus.drop()];
  try {
    await migrate(citus.database);
    await makePartitions(citus.facts, Date.now());
    await distribute(citus.facts, () => {});
    await seedRates(citus.facts);
    const { hosts, close } = await openShops(citus, SHOPS);
    closing.push(close);
    const processes: RoleProcess[] = [];
    for (const role of ROLES) {
      const started = await startRole(citus.url, role, hosts);
      processes.push(started);
      closing.push(() => started.stop());
    }
    note(`${processes.length} processes run`);
    const dueing = setInterval(() => makeDue(citus).catch(() => {}), MAKE_DUE_EVERY_MS);
    closing.push(async () => clearInterval(dueing));
    return await liveThrough(citus, processes, closing, note);
  } finally {
    for (const close of closing.toReversed()) await close();
  }
}

async function liveThrough(
  citus: TestDatabase,
  processes: RoleProcess[],
  closing: (() => Promise<unknown>)[],
  note: (line: string) => void,
): Promise<Roles> {
  const readiness: number[][] = [];
  const webs = processes.flatMap(({ url }) => url ?? []);
  const askReadiness = async () => {
    readiness.push(await Promise.all(webs.map(async (url) => (await fetch(`${url}/readyz`)).status)));
  };
  await until(async () => (await readSince(citus, new Date(0))) === SHOPS, 'every store is read once');
  note('every store is read once');
  await askReadiness();

  const before = await shardsByPort(citus.url);
  const worker = await makeWorker(citus.url);
  // closed after everything that uses it
  closing.splice(1, 0, () => worker.stop());
  const [pollsBefore, movingAt] = [await countPolls(citus), performance.now()];
  await rebalance(citus.url);
  const rebalanceMs = performance.now() - movingAt;
  const pollsWhileRebalancing = (await countPolls(citus)) - pollsBefore;
  const after = await shardsByPort(citus.url);
  note(`rebalanced in ${Math.round(rebalanceMs / 1000)} s, ${pollsWhileRebalancing} polls meanwhile`);
  const logged = grouped(
    processes.flatMap(({ role, errors }) =>
      errors.map((line): [string, string] => [`${role}: ${messageOf(line)}`, line.slice(0, 600)]),
    ),
  );

  const held = await listLeases(citus);
  const killedAt = new Date();
  processes.find(({ role }) => role === 'tracker')!.kill();
  await sleep(30_000);
  const still = new Map((await listLeases(citus)).map(({ store_id, leased_by }) => [store_id, leased_by]));
  const heldByKilled = held.filter(({ store_id, leased_by }) => still.get(store_id) === leased_by).length;
  await until(async () => (await readSince(citus, killedAt)) === SHOPS, 'leases return');
  const leasesBackMs = Date.now() - killedAt.getTime();
  note(`leases are back after ${Math.round(leasesBackMs / 1000)} s, ${heldByKilled} were the killed tracker's`);

  worker.kill();
  await sleep(2_000);
  await askReadiness();
  await sleep(5_000);
  await worker.start();
  const backAt = new Date();
  await until(async () => (await readSince(citus, backAt)) === SHOPS, 'every store is read after the worker is back');
  await askReadiness();
  note('the worker is back');

  const errors = await findMistakes(citus.facts);
  if (after[worker.port] === undefined) errors.push('the third worker holds nothing');
  if (readiness.some((statuses, index) => statuses.some((status) => status !== (index === 1 ? 503 : 200))))
    errors.push(`/readyz said ${JSON.stringify(readiness)}`);
  const seconds = { rebalance: rebalanceMs, leasesBack: leasesBackMs, workerBack: Date.now() - backAt.getTime() };
  return {
    ...{ polls: await countPolls(citus), shards: { before, after } },
    seconds: {
      rebalance: Math.round(seconds.rebalance / 1000),
      leasesBack: Math.round(seconds.leasesBack / 1000),
      workerBack: Math.round(seconds.workerBack / 1000),
    },
    ...{ readiness, pollsWhileRebalancing, heldByKilled, logged, errors },
  };
}

async function makeDue({ people }: TestDatabase): Promise<void> {
  await sql`update poll_due set due_at = now(), not_before = null
    where leased_until is null or leased_until < now()`.execute(people);
}

async function listLeases({ people }: TestDatabase): Promise<{ store_id: number; leased_by: string }[]> {
  const { rows } = await sql<{ store_id: number; leased_by: string }>`
    select store_id, leased_by from poll_due where leased_by is not null`.execute(people);
  return rows;
}

/** How many stores were read since then. */
async function readSince({ facts }: TestDatabase, since: Date): Promise<number> {
  const { rows } = await sql<{ stores: number }>`
    select count(distinct store_id) as stores from poll where at > ${since}`.execute(facts);
  return rows[0]!.stores;
}

async function countPolls({ facts }: TestDatabase): Promise<number> {
  const { rows } = await sql<{ polls: number }>`select count(*) as polls from poll`.execute(facts);
  return rows[0]!.polls;
}

function messageOf(line: string): string {
  try {
    const { err, msg } = JSON.parse(line);
    return `${msg}: ${err?.message}`.replace(/\d{3,}/g, 'N');
  } catch {
    return line.slice(0, 100);
  }
}

async function until(holds: () => Promise<boolean>, what: string): Promise<void> {
  for (const startedAt = Date.now(); !(await holds().catch(() => false)); await sleep(500))
    if (Date.now() - startedAt > PATIENCE_MS) throw new Error(`It never came that ${what}.`);
}
