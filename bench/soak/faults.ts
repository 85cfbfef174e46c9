import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '#database/connect.ts';
import type { Random } from '#runtime/random.ts';
import type { Role } from '#runtime/settings.ts';
import type { ThrowawayDatabase } from '../throwaway-database.ts';
import type { Shops, Trouble } from './shops.ts';
import type { SmallDisk } from './small-disk.ts';

type Target = { kill(signal?: NodeJS.Signals): void };
export type Faulted = {
  server: ThrowawayDatabase;
  database: Database;
  disk: SmallDisk | null;
  shops: Pick<Shops, 'trouble'>;
  /** The process of a role that faults hit. The other processes of the role are never touched. */
  victim(role: Role): Target;
  startAgain(role: Role): Promise<void>;
};
type Fault = { name: string; strike(world: Faulted): Promise<void> };

const ROLES: readonly Role[] = ['web', 'tracker', 'jobs'];
const STOPPED_MS = 15_000;
const SLOW_MS = 12_000;
const FULL_MS = 8_000;
const CUT_MS = 10_000;
const TROUBLE_MS = 15_000;
const DATABASE_PATIENCE_MS = 15_000;

const killed: Fault[] = ROLES.map((role) => ({
  name: `${role} killed`,
  async strike(world) {
    world.victim(role).kill();
    await world.startAgain(role);
  },
}));

const stopped: Fault[] = ROLES.map((role) => ({
  name: `${role} stands still`,
  async strike(world) {
    world.victim(role).kill('SIGSTOP');
    await sleep(STOPPED_MS);
    world.victim(role).kill('SIGCONT');
  },
}));

const TROUBLES: Record<Trouble, string> = {
  refusing: 'shops refuse',
  slow: 'network slow',
  'cut-off': 'network cut',
};
const inNetwork: Fault[] = (Object.entries(TROUBLES) as [Trouble, string][]).map(([trouble, name]) => ({
  name,
  async strike({ shops }) {
    shops.trouble(trouble);
    await sleep(TROUBLE_MS);
    shops.trouble(null);
  },
}));

const inDatabase: Fault[] = [
  { name: 'database killed', strike: ({ server }) => server.kill() },
  { name: 'database slow', strike: ({ database }) => slowDown(database) },
  { name: 'database’s connections cut', strike: ({ database }) => cutConnections(database) },
];

const fullDisk: Fault = {
  name: 'disk full',
  async strike({ disk, server, database }) {
    await disk!.fill();
    await sleep(FULL_MS);
    await disk!.free();
    // if it could not write its log, it went down, and perhaps did not come up again
    if (!(await answers(database))) await server.kill();
  },
};

/** Draws the next fault. Each occurs once in a new random order, so that a short soak has as many as possible. */
export function faultDrawer(random: Random, hasDisk: boolean): () => Fault {
  let left: Fault[] = [];
  return () => {
    if (left.length === 0) left = [...killed, ...stopped, ...inNetwork, ...inDatabase, ...(hasDisk ? [fullDisk] : [])];
    return left.splice(random.below(left.length), 1)[0]!;
  };
}

/** Stops every process of the database for two thirds of the time. */
async function slowDown(database: Database): Promise<void> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where pid <> pg_backend_pid()`.execute(database);
  const signal = (name: NodeJS.Signals) => {
    for (const { pid } of rows) {
      try {
        process.kill(pid, name);
      } catch {
        // this process has ended
      }
    }
  };
  for (const endsAt = performance.now() + SLOW_MS; performance.now() < endsAt; ) {
    signal('SIGSTOP');
    await sleep(200);
    signal('SIGCONT');
    await sleep(100);
  }
}

/** Cuts all connections repeatedly for a while, like a bad network. */
async function cutConnections(database: Database): Promise<void> {
  for (const endsAt = performance.now() + CUT_MS; performance.now() < endsAt; await sleep(2_000))
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where pid <> pg_backend_pid() and backend_type = 'client backend'`.execute(database);
}

async function answers(database: Database): Promise<boolean> {
  for (const endsAt = performance.now() + DATABASE_PATIENCE_MS; performance.now() < endsAt; await sleep(500)) {
    const isUp = await sql`select 1`.execute(database).then(
      () => true,
      () => false,
    );
    if (isUp) return true;
  }
  return false;
}
