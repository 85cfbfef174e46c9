import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { connect, type Database } from '#database/connect.ts';
import { findFreePort } from '#database/embedded/launch.ts';
import { makePartitions } from '#database/partitions.ts';
import { MINUTE_MS, SECOND_MS } from '#runtime/clock.ts';
import { seededRandom } from '#runtime/random.ts';
import type { Role } from '#runtime/settings.ts';
import { seedRates } from '#sales/seed-rates.ts';
import { makePeople, signInAll } from '../api/make-people.ts';
import type { Person } from '../api/mix.ts';
import { type RoleProcess, startRole } from '../cluster/start-role.ts';
import { findMistakes } from '../find-mistakes.ts';
import { openShops } from '../open-shops.ts';
import { throwawayDatabase } from '../throwaway-database.ts';
import { askOn } from './ask.ts';
import { faultDrawer } from './faults.ts';
import { judge, type Line, type Sample, type Soak, type Window } from './judge.ts';
import { openSmallDisk } from './small-disk.ts';

export type SoakOptions = { minutes: number; stores: number; rate: number; seed: number };

const ROLES: readonly Role[] = ['web', 'tracker', 'jobs'];
const QUIET_MS = 25 * SECOND_MS;
/** After everything answers again: what was under way may still fail. */
const GRACE_MS = 15 * SECOND_MS;
const PATIENCE_MS = 3 * MINUTE_MS;
const MAKE_DUE_EVERY_MS = 15 * SECOND_MS;
const SAMPLE_EVERY_MS = 5 * SECOND_MS;
/** Tokens are good for an hour. */
const SIGN_IN_EVERY_MS = 40 * MINUTE_MS;

/** Two processes of each role on one database; faults strike one of each, the database, the disk and the shops. */
export async function runSoak(options: SoakOptions, note: (line: string) => void): Promise<Soak> {
  const closing: (() => Promise<unknown>)[] = [];
  try {
    const disk = await openSmallDisk();
    if (disk) closing.push(() => disk.close());
    else note('not root: the disk is not filled');
    const server = await throwawayDatabase();
    closing.push(() => server.stop());
    const database = connect(server.url, { max: 4 });
    closing.push(() => database.destroy());
    await makePartitions(database, Date.now());
    await seedRates(database);
    const shops = await openShops({ people: database, facts: database }, options.stores);
    closing.push(() => shops.close());
    const pairs = new Map<Role, [spared: RoleProcess, struck: RoleProcess]>();
    const ended: RoleProcess[] = [];
    closing.push(() => Promise.all([...pairs.values()].flat().map((one) => one.stop())));
    // a token of one web is good for the other, as both have one address for people
    const start = async (role: Role): Promise<RoleProcess> => {
      const port = String(await findFreePort());
      const settings = { PUBLIC_URL: 'http://soak.example', MAIL: 'folder', PORT: port };
      return { ...(await startRole(server.url, role, shops.hosts, settings)), url: `http://127.0.0.1:${port}` };
    };
    await Promise.all(ROLES.map(async (role) => pairs.set(role, await Promise.all([start(role), start(role)]))));
    const world = {
      ...{ server, database, disk, storefronts: shops.storefronts },
      victim: (role: Role) => pairs.get(role)![1],
      async startAgain(role: Role) {
        const [spared, struck] = pairs.get(role)!;
        ended.push(struck);
        await struck.stop();
        pairs.set(role, [spared, await start(role)]);
      },
    };
    const processes = () => [...ended, ...[...pairs.values()].flat()];
    const urls = () => pairs.get('web')!.map(({ url }) => url!);
    await until(async () => (await readSince(database, new Date(0))) === options.stores, 'every store is read');
    note(`${options.stores} stores are read`);
    return await soakIn(options, { world, pairs, processes, urls }, note);
  } finally {
    for (const close of closing.toReversed()) await close().catch((error) => note(`closing: ${error}`));
  }
}

type Running = {
  world: Parameters<ReturnType<ReturnType<typeof faultDrawer>>['strike']>[0];
  pairs: Map<Role, [RoleProcess, RoleProcess]>;
  processes(): RoleProcess[];
  urls(): string[];
};

async function soakIn(options: SoakOptions, running: Running, note: (line: string) => void): Promise<Soak> {
  const { world, pairs, processes, urls } = running;
  const { database, storefronts } = world;
  const signers = await makePeople(database);
  let people: Person[] = await signInAll(urls()[0]!, signers);
  const [fromMs, endsAt] = [Date.now(), Date.now() + options.minutes * MINUTE_MS];
  let signedInAt = fromMs;
  const windows: Window[] = [];
  const samples: Sample[] = [];
  const load = askOn(urls, () => people, { rate: options.rate, random: seededRandom(options.seed + 1) });
  const dueing = setInterval(() => void makeDue(database).catch(() => {}), MAKE_DUE_EVERY_MS);
  const sampling = setInterval(() => void sample(pairs, samples), SAMPLE_EVERY_MS);
  try {
    const random = seededRandom(options.seed);
    const next = faultDrawer(random, world.disk !== null);
    for (await sleep(QUIET_MS); Date.now() < endsAt; await sleep(QUIET_MS)) {
      if (Date.now() - signedInAt > SIGN_IN_EVERY_MS) {
        people = await signInAll(urls()[0]!, signers);
        signedInAt = Date.now();
      }
      const fault = next();
      const window = { name: fault.name, fromMs: Date.now(), untilMs: Number.POSITIVE_INFINITY };
      windows.push(window);
      await fault.strike(world, random);
      const overAt = new Date();
      await until(() => areReady(urls()), `every web is ready after "${fault.name}"`);
      await until(
        async () => (await readSince(database, overAt)) === storefronts.length,
        `every store is read after "${fault.name}"`,
      );
      await sleep(GRACE_MS);
      window.untilMs = Date.now();
      note(`${fault.name}: all well after ${Math.round((window.untilMs - window.fromMs - GRACE_MS) / 1000)} s`);
    }
  } finally {
    clearInterval(dueing);
    clearInterval(sampling);
    await load.stop();
  }
  // no reading is under way when it is added up
  for (const role of ['tracker', 'jobs'] as const) for (const one of pairs.get(role)!) await one.stop();
  const sums = await findMistakes(database);
  const polls = await database
    .selectFrom('poll')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const seen = { fromMs, windows, samples, asked: load.asked, lines: linesOf(processes()) };
  return { minutes: options.minutes, polls: Number(polls.count), ...judge(seen, sums) };
}

/** What the processes logged as errors. */
function linesOf(processes: RoleProcess[]): Line[] {
  return processes.flatMap(({ role, errors }) =>
    errors.flatMap((text) => {
      const { time, level } = JSON.parse(text) as { time: number; level: number };
      return level >= 50 ? [{ atMs: time, text: `${role}: ${text.slice(0, 400)}` }] : [];
    }),
  );
}

/** Memory of the processes that no fault strikes; Linux alone tells. */
async function sample(pairs: Map<Role, [RoleProcess, RoleProcess]>, samples: Sample[]): Promise<void> {
  for (const [role, [{ pid }]] of pairs) {
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
    const [, kb] = /^VmRSS:\s+(\d+)/m.exec(status) ?? [];
    if (kb) samples.push({ role, atMs: Date.now(), mb: Number(kb) / 1024 });
  }
}

async function makeDue(database: Database): Promise<void> {
  await sql`update poll_due set due_at = now(), not_before = null
    where leased_until is null or leased_until < now()`.execute(database);
}

/** How many stores were read since. */
async function readSince(database: Database, since: Date): Promise<number> {
  const { rows } = await sql<{ stores: number }>`
    select count(distinct store_id) as stores from poll where at > ${since} and outcome in ('complete', 'unchanged')`.execute(
    database,
  );
  return Number(rows[0]!.stores);
}

async function areReady(urls: string[]): Promise<boolean> {
  const statuses = await Promise.all(
    urls.map((url) => fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5_000) }).then(({ status }) => status)),
  );
  return statuses.every((status) => status === 200);
}

async function until(holds: () => Promise<boolean>, what: string): Promise<void> {
  for (const startedAt = Date.now(); !(await holds().catch(() => false)); await sleep(500))
    if (Date.now() - startedAt > PATIENCE_MS) throw new Error(`It never came that ${what}.`);
}
