import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '#database/connect.ts';
import { runnableBinaries } from '#database/embedded/binaries.ts';
import { initialize } from '#database/embedded/initialize.ts';
import { findFreePort, launch } from '#database/embedded/launch.ts';
import { isAlive, stopServer } from '#database/embedded/process.ts';
import { canServeFrom, findServerUser } from '#database/embedded/server-user.ts';
import { migrate } from '#database/migrate.ts';

/** Two webs and two jobs take about 130, a tracker 24. */
const MAX_CONNECTIONS = 400;

export type ThrowawayDatabase = {
  url: string;
  /** Kills its process, as a power cut would, unless it has ended, and starts it again. */
  kill(): Promise<void>;
  stop(): Promise<void>;
};

/** A migrated PostgreSQL of its own with default settings, which may be killed. */
export async function throwawayDatabase(): Promise<ThrowawayDatabase> {
  const user = await findServerUser();
  const folder = await mkdtemp(join((await canServeFrom(tmpdir(), user)) ? tmpdir() : '/var/tmp', 'tillwatch-bench-'));
  await chmod(folder, 0o755);
  const binaries = await runnableBinaries(user, `/var/tmp/tillwatch-binaries-${process.getuid?.() ?? 0}`);
  const home = join(folder, 'server');
  await initialize({ ...binaries, home, user, isThrowaway: true });
  const port = await findFreePort();
  const start = () =>
    launch({ ...binaries, home, user, port, settings: { jit: 'off', max_connections: MAX_CONNECTIONS } });
  const { host, ...first } = await start();
  let { pid } = first;
  const url = `postgres://postgres@${host}:${port}/postgres`;
  const database = connect(url, { max: 1 });
  await migrate(database).finally(() => database.destroy());
  return {
    url,
    async kill() {
      if (isAlive(pid)) process.kill(pid, 'SIGKILL');
      ({ pid } = await startAgain(start));
    },
    async stop() {
      await stopServer(pid, 10_000);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Retries the start: until what the killed server left behind has disappeared by itself, it refuses to start. */
export async function startAgain<Server>(start: () => Promise<Server>): Promise<Server> {
  for (let attempts = 0; ; attempts++) {
    try {
      return await start();
    } catch (error) {
      if (attempts >= 200) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
