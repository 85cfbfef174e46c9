import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { connect, type Database } from '#database/connect.ts';
import { findFreePort } from '#database/embedded/launch.ts';
import { makePartitions } from '#database/partitions.ts';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '#runtime/clock.ts';
import { seededRandom } from '#runtime/random.ts';
import type { Role } from '#runtime/settings.ts';
import { seedRates } from '#sales/seed-rates.ts';
import { makePeople } from '../api/make-people.ts';
import { type RoleProcess, startRole } from '../cluster/start-role.ts';
import { throwawayDatabase } from '../throwaway-database.ts';
import { askOn } from './ask.ts';
import { checkSums } from './check-sums.ts';
import { type Faulted, faultDrawer } from './faults.ts';
import { judge, type Line, type Sample, type Soak, type Window } from './judge.ts';
import { openSessions } from './sessions.ts';
import { openShops } from './shops.ts';
import { openSmallDisk } from './small-disk.ts';
import { turnTime } from './turn-time.ts';
import { openVirtualClock, type VirtualClock } from './virtual-clock.ts';

export type SoakOptions = { minutes: number; stores: number; days: number; rate: number; seed: number };

/** One more tracker for this many stores, besides two. A host is asked once a second; a tracker reads 16 at once. */
const STORES_A_TRACKER = 500;
const QUIET_MS = 30 * SECOND_MS;
/** How long after everything answers again earlier requests may still fail. */
const GRACE_MS = 15 * SECOND_MS;
const PATIENCE_MS = 3 * MINUTE_MS;
const PATIENCE_A_STORE_MS = 500;
/** How many newly read stores show that reading goes on. */
const READ_AGAIN = 20;
/** How many stores people watch; these are read every minute. */
const WATCHED = 60;
const SAMPLE_EVERY_MS = 5 * SECOND_MS;
const DISK_MB = 1_000;
const DISK_A_STORE_MB = 3;

/**
 * Runs processes of each role on one database and one virtual clock. Faults hit the last process of each role, the
 * database, the disk and the network.
 */
export async function runSoak(options: SoakOptions, note: (line: string) => void): Promise<Soak> {
  const closing: (() => Promise<unknown>)[] = [];
  try {
    const clock = await openVirtualClock();
    closing.push(() => clock.close());
    const disk = await openSmallDisk(DISK_MB + DISK_A_STORE_MB * options.stores);
    if (disk) closing.push(() => disk.close());
    else note('not root: the disk is not filled');
    const server = await throwawayDatabase();
    closing.push(() => server.stop());
    const database = connect(server.url, { max: 4 });
    closing.push(() => database.destroy());
    await makePartitions(database, clock.now());
    await seedRates(database);
    const shops = await openShops({ people: database, facts: database }, options.stores, clock);
    closing.push(() => shops.close());
    const groups = new Map<Role, RoleProcess[]>();
    const ended: RoleProcess[] = [];
    closing.push(() => Promise.all([...groups.values()].flat().map((one) => one.stop())));
    // a token of one web is valid for the other, because both have the same public address
    const start = async (role: Role): Promise<RoleProcess> => {
      const port = String(await findFreePort());
      const settings = { ...clock.env, PUBLIC_URL: 'http://soak.example', MAIL: 'folder', PORT: port };
      return { ...(await startRole(server.url, role, shops.hosts, settings)), url: `http://127.0.0.1:${port}` };
    };
    const counts = { web: 2, jobs: 2, tracker: 2 + Math.floor(options.stores / STORES_A_TRACKER) };
    for (const [role, count] of Object.entries(counts) as [Role, number][])
      groups.set(role, await Promise.all(Array.from({ length: count }, () => start(role))));
    const world = {
      ...{ server, database, disk, shops },
      victim: (role: Role) => groups.get(role)!.at(-1)!,
      async startAgain(role: Role) {
        const spared = groups.get(role)!;
        const struck = spared.pop()!;
        ended.push(struck);
        await struck.stop();
        spared.push(await start(role));
      },
    };
    const processes = () => [...ended, ...[...groups.values()].flat()];
    const urls = () => groups.get('web')!.map(({ url }) => url!);
    const startedAt = Date.now();
    await until(
      async () => (await readSince(database, 0)) === options.stores,
      'every store is read',
      PATIENCE_MS + options.stores * PATIENCE_A_STORE_MS,
    );
    note(`${options.stores} stores are read, after ${Math.round((Date.now() - startedAt) / 1000)} s`);
    await spreadPolls(database, clock.now());
    return await soakIn(options, { world, clock, groups, processes, urls }, note);
  } finally {
    for (const close of closing.toReversed()) await close().catch((error) => note(`closing: ${error}`));
  }
}

type Running = {
  world: Faulted;
  clock: VirtualClock;
  groups: Map<Role, RoleProcess[]>;
  processes(): RoleProcess[];
  urls(): string[];
};

async function soakIn(options: SoakOptions, running: Running, note: (line: string) => void): Promise<Soak> {
  const { world, clock, groups, processes, urls } = running;
  const { database, disk } = world;
  const sessions = await openSessions(urls()[0]!, await makePeople(database, WATCHED));
  const [fromMs, virtualFromMs] = [Date.now(), clock.now()];
  const endsAt = fromMs + options.minutes * MINUTE_MS;
  const windows: Window[] = [];
  const samples: Sample[] = [];
  let turned: Promise<void> = Promise.resolve();
  const ending = new AbortController();
  const people = { all: sessions.all, ready: () => turned };
  const load = askOn(urls, people, { rate: options.rate, random: seededRandom(options.seed + 1) });
  const speed = (options.days * DAY_MS) / (options.minutes * MINUTE_MS);
  const turning = await turnTime({ clock, database, url: world.server.url }, speed, (turn) => {
    // tokens are valid for an hour
    turned = turn()
      // if the database was lost meanwhile, the time may have moved on or not
      .catch(() => {})
      .then(() => persist(() => sessions.renew(urls()[0]!), ending.signal));
    return turned;
  });
  const sampling = setInterval(() => void sample(groups, samples), SAMPLE_EVERY_MS);
  const reporting = setInterval(() => {
    const days = (clock.now() - virtualFromMs) / DAY_MS;
    void readSince(database, virtualFromMs)
      .catch(() => Number.NaN)
      .then((stores) => note(`day ${days.toFixed(1)}: ${load.asked.length} questions, ${stores} stores read`));
  }, MINUTE_MS);
  try {
    const random = seededRandom(options.seed);
    const next = faultDrawer(random, disk !== null);
    for (await sleep(QUIET_MS); Date.now() < endsAt; await sleep(QUIET_MS)) {
      const fault = next();
      const window = { name: fault.name, fromMs: Date.now(), untilMs: Number.POSITIVE_INFINITY };
      windows.push(window);
      await fault.strike(world);
      const overAt = clock.now();
      await until(() => areReady(urls()), `every web is ready after "${fault.name}"`);
      const again = Math.min(READ_AGAIN, options.stores);
      await until(async () => (await readSince(database, overAt)) >= again, `stores are read after "${fault.name}"`);
      await sleep(GRACE_MS);
      window.untilMs = Date.now();
      note(`${fault.name}: all well after ${Math.round((window.untilMs - window.fromMs - GRACE_MS) / 1000)} s`);
    }
  } finally {
    clearInterval(sampling);
    clearInterval(reporting);
    ending.abort();
    await turning.stop();
    await load.stop();
  }
  const virtualDays = Math.round((clock.now() - virtualFromMs) / DAY_MS);
  note(`${virtualDays} virtual days are over; every sum is made anew`);
  const databaseMb = disk ? await disk.usedMb() : null;
  const lines = linesOf(processes(), clock);
  // no reading may be running when the sums are checked
  for (const role of ['tracker', 'jobs'] as const) for (const one of groups.get(role)!) await one.stop();
  const sums = await checkSums(database, clock.now());
  const { rows } = await sql<{ polls: number; requests: number; seconds: number }>`
    select count(*) as polls, round(avg(requests), 1)::float8 as requests,
      round(percentile_cont(0.5) within group (order by duration_ms)::numeric / 1000, 1)::float8 as seconds
    from poll`.execute(database);
  const seen = { fromMs, windows, samples, asked: load.asked, lines };
  return {
    minutes: options.minutes,
    stores: options.stores,
    virtualDays,
    ...rows[0]!,
    sums: sums.rows,
    databaseMb,
    ...judge(seen, sums.mistakes),
  };
}

/** The errors that the processes logged, by wall-clock time. */
function linesOf(processes: RoleProcess[], clock: VirtualClock): Line[] {
  return processes.flatMap(({ role, errors }) =>
    errors.flatMap((text) => {
      const { time, level } = JSON.parse(text) as { time: number; level: number };
      return level >= 50 ? [{ atMs: clock.wallTimeOf(time), text: `${role}: ${text.slice(0, 400)}` }] : [];
    }),
  );
}

/** The memory of the processes that no fault hits; only on Linux. */
async function sample(groups: Map<Role, RoleProcess[]>, samples: Sample[]): Promise<void> {
  for (const [role, [spared]] of groups) {
    const status = await readFile(`/proc/${spared!.pid}/status`, 'utf8').catch(() => '');
    const [, kb] = /^VmRSS:\s+(\d+)/m.exec(status) ?? [];
    if (kb) samples.push({ role, atMs: Date.now(), mb: Number(kb) / 1024 });
  }
}

/** All stores were first read at about the same time. From now on their polls are spread around the clock. */
async function spreadPolls(database: Database, nowMs: number): Promise<void> {
  await sql`update poll_due set due_at = ${new Date(nowMs)}::timestamptz + random() * interval '1 day', not_before = null`.execute(
    database,
  );
}

/** Retries until it succeeds, or is no longer needed. */
async function persist(work: () => Promise<void>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      return await work();
    } catch {
      await sleep(SECOND_MS);
    }
  }
}

/** How many stores were read since then. */
async function readSince(database: Database, sinceMs: number): Promise<number> {
  const { rows } = await sql<{ stores: number }>`
    select count(distinct store_id) as stores from poll
    where at > ${new Date(sinceMs)} and outcome in ('complete', 'unchanged')`.execute(database);
  return Number(rows[0]!.stores);
}

async function areReady(urls: string[]): Promise<boolean> {
  const statuses = await Promise.all(
    urls.map((url) => fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5_000) }).then(({ status }) => status)),
  );
  return statuses.every((status) => status === 200);
}

async function until(holds: () => Promise<boolean>, what: string, patienceMs = PATIENCE_MS): Promise<void> {
  for (const startedAt = Date.now(); !(await holds().catch(() => false)); await sleep(500))
    if (Date.now() - startedAt > patienceMs) throw new Error(`It never came that ${what}.`);
}
