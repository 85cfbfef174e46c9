import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Database } from '#database/connect.ts';
import { type TestDatabase, testDatabase } from '#database/testing.ts';
import { dieAfter } from '#database/testing-death.ts';
import { DAY_MS, HOUR_MS } from '#runtime/clock.ts';
import { seededRandom } from '#runtime/random.ts';
import { differencesIn, type Facts, readFacts } from './testing-facts.ts';
import { pollUntil, STARTS_AT, testTracker } from './testing-tracker.ts';

const NOW = STARTS_AT + 20 * DAY_MS;
/** Somebody watches the shops for some hours, then nobody does: hourly polls, then daily ones. */
const HOURLY_UNTIL = NOW + 8 * HOUR_MS;
const UNTIL = NOW + 3 * DAY_MS;
/**
 * Two platforms. Each process first builds the word lists of the languages; an Arabic shop needs those of English
 * anyway.
 */
const SHOPS = ['tidewick', 'naseem'];
const CHILD = fileURLToPath(new URL('./polling-child.fixture.ts', import.meta.url));

const databases: TestDatabase[] = [];
const children: ChildProcess[] = [];
let undisturbed: Facts;

beforeAll(async () => {
  const { database } = await freshDatabase();
  const tracker = await addShops(database);
  await tracker.pollUntil(UNTIL);
  expect(tracker.logged).toEqual([]);
  undisturbed = await readFacts(database);
  for (const [table, facts] of Object.entries(undisturbed)) expect(facts.length, table).toBeGreaterThan(0);
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await Promise.all(databases.map((one) => one.drop()));
});

async function freshDatabase(): Promise<TestDatabase> {
  const made = await testDatabase();
  databases.push(made);
  return made;
}

async function addShops(database: Database) {
  const tracker = await testTracker({ people: database, facts: database }, NOW);
  for (const key of SHOPS) await tracker.addPracticeShop(key);
  tracker.deps.listWatched = async (_database, storeIds) => new Set(tracker.clock.now() < HOURLY_UNTIL ? storeIds : []);
  return tracker;
}

async function listDifferences(database: Database): Promise<string[]> {
  return differencesIn(undisturbed, await readFacts(database)).slice(0, 5);
}

test('a tracker that dies at any query of three days, again and again, leaves the same facts as one that never died', async () => {
  const { database, url } = await freshDatabase();
  const { deps, clock } = await addShops(database);
  const random = seededRandom(7);
  let deaths = 0;
  for (let isDone = false; !isDone; ) {
    const connection = connect(url, { max: 1 });
    const mortal = connection.withPlugin(dieAfter(2 + random.below(random.below(2) ? 20 : 100)));
    isDone = await pollUntil({ ...deps, people: mortal, facts: mortal }, clock, UNTIL).then(
      () => true,
      () => false,
    );
    if (!isDone) deaths++;
    await connection.destroy();
  }
  expect(deaths).toBeGreaterThan(10);
  expect(await listDifferences(database)).toEqual([]);
}, 90_000);

test('a tracker whose process is killed leaves the same facts as well', async () => {
  const { database, url } = await freshDatabase();
  const tracker = await addShops(database);
  // the first readings take longer than the process lives: without this, none would be stored before it is killed
  await tracker.pollDue();
  const random = seededRandom(11);
  for (let kills = 0; kills < 2; kills++) {
    const child = await startChild(url, await firstDue(database));
    await sleep(20 + random.below(300));
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  const last = await startChild(url, await firstDue(database));
  expect(await once(last, 'exit')).toEqual([0, null]);
  expect(await listDifferences(database)).toEqual([]);
}, 90_000);

async function firstDue(database: Database): Promise<number> {
  const row = await database.selectFrom('poll_due').select('due_at').orderBy('due_at').limit(1).executeTakeFirst();
  return row!.due_at.getTime();
}

async function startChild(url: string, fromMs: number): Promise<ChildProcess> {
  const times = [fromMs, HOURLY_UNTIL, UNTIL].map(String);
  const child = spawn(process.execPath, [CHILD, url, ...times], { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  await once(child.stdout!, 'data');
  return child;
}
