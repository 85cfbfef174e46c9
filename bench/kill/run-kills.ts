import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { connect, type Database } from '#database/connect.ts';
import { makePartitions } from '#database/partitions.ts';
import { DAY_MS, HOUR_MS } from '#runtime/clock.ts';
import { seededRandom } from '#runtime/random.ts';
import { differencesIn, type Facts, readFacts } from '#tracker/poll/testing-facts.ts';
import { STARTS_AT, testTracker } from '#tracker/poll/testing-tracker.ts';
import { type ThrowawayDatabase, throwawayDatabase } from '../throwaway-database.ts';

const CHILD = fileURLToPath(new URL('../../src/tracker/poll/polling-child.fixture.ts', import.meta.url));
const NOW = STARTS_AT + 20 * DAY_MS;
const SHOPS = ['tidewick', 'ormeline'];

export type KillRun = {
  polls: number;
  facts: number;
  trackerKills: number;
  databaseKills: number;
  undisturbedSeconds: number;
  killedSeconds: number;
  /** Rows that the killed run lost, added or changed. There must be none. */
  differences: string[];
};

export type KillOptions = {
  polls: number;
  seed: number;
  /** The longest time from the tracker's first poll to the next kill. */
  mostAliveMs: number;
  /** The share of kills that hit the database. */
  databaseShare: number;
  /** After this many kills the tracker is left alone. */
  mostKills: number;
};

/**
 * Runs the same polls twice, of the same shops on the same virtual clock: once by one undisturbed tracker, and once
 * with trackers and a database that are killed at random times. The second run uses a database of `openKilled`.
 */
export async function runKills(options: KillOptions, openKilled = throwawayDatabase): Promise<KillRun> {
  const hours = Math.ceil(options.polls / SHOPS.length);
  const untilMs = NOW + hours * HOUR_MS;
  const first = await inDatabase(throwawayDatabase, untilMs, async (server, database) => {
    const child = await startTracker(server.url, await firstDue(database), untilMs);
    await ended(child);
    return readFacts(database);
  });
  let trackerKills = 0;
  let databaseKills = 0;
  const second = await inDatabase(openKilled, untilMs, async (server, database) => {
    const random = seededRandom(options.seed);
    for (;;) {
      const child = await startTracker(server.url, await firstDue(database), untilMs);
      const isLast = trackerKills + databaseKills >= options.mostKills;
      if (isLast) await once(child, 'exit');
      else await Promise.race([once(child, 'exit'), sleep(random.below(options.mostAliveMs))]);
      if (child.exitCode === null && random.below(1_000) < options.databaseShare * 1_000) {
        databaseKills++;
        await server.kill();
        await Promise.race([once(child, 'exit'), sleep(random.below(options.mostAliveMs))]);
      }
      if (child.exitCode !== null) {
        await ended(child);
        return readFacts(database);
      }
      trackerKills++;
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
  });
  return {
    polls: second.facts.poll?.length ?? 0,
    facts: countOf(second.facts),
    trackerKills,
    databaseKills,
    undisturbedSeconds: first.seconds,
    killedSeconds: second.seconds,
    differences: differencesIn(first.facts, second.facts),
  };
}

async function inDatabase(
  open: () => Promise<ThrowawayDatabase>,
  untilMs: number,
  run: (server: ThrowawayDatabase, database: Database) => Promise<Facts>,
) {
  const server = await open();
  const database = connect(server.url, { max: 1 });
  try {
    const tracker = await testTracker({ people: database, facts: database }, NOW);
    for (const key of SHOPS) await tracker.addPracticeShop(key);
    // as the daily jobs would
    for (let atMs = NOW; atMs < untilMs; atMs += DAY_MS) await makePartitions(database, atMs);
    const startedAt = performance.now();
    const facts = await run(server, database);
    return { facts, seconds: Math.round((performance.now() - startedAt) / 100) / 10 };
  } finally {
    await database.destroy();
    await server.stop();
  }
}

async function startTracker(url: string, fromMs: number, untilMs: number): Promise<ChildProcess> {
  const times = [fromMs, untilMs, untilMs].map(String);
  const child = spawn(process.execPath, [CHILD, url, ...times], { stdio: ['ignore', 'pipe', 'inherit'] });
  await Promise.race([once(child.stdout!, 'data'), once(child, 'exit')]);
  return child;
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null) await once(child, 'exit');
  if (child.exitCode !== 0) throw new Error(`a tracker that was left alone ended with ${child.exitCode}`);
}

/** Tries twice: after a kill of the database, one of our connections may still be dead. */
async function firstDue(database: Database): Promise<number> {
  const query = database.selectFrom('poll_due').select('due_at').orderBy('due_at').limit(1);
  const row = await query.executeTakeFirstOrThrow().catch(() => query.executeTakeFirstOrThrow());
  return row.due_at.getTime();
}

function countOf(facts: Facts): number {
  return Object.values(facts).reduce((sum, rows) => sum + rows.length, 0);
}
