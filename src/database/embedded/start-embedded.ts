import { readFile, realpath, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '#runtime/start-error.ts';
import { type Binaries, runnableBinaries } from './binaries.ts';
import { findOrLaunch, type Server, STOP_PATIENCE_MS } from './find-or-launch.ts';
import { initialize } from './initialize.ts';
import { keepRunning } from './keep-running.ts';
import { takeOwnership } from './ownership.ts';
import { type ClusterPlace, exists, findPlace } from './place.ts';
import { stopServer } from './process.ts';

export type Embedded = {
  url: string;
  /** Whether the server of a killed run was still there and is reused. */
  adopted: boolean;
  /** Ends all sessions, writes everything to disk and waits for the end. */
  stop(): Promise<void>;
};

export type EmbeddedOptions = {
  dataDir: string;
  log: { info(line: string): void; warn(line: string): void };
  /** For commands: use the server of another running Tillwatch and leave it running, instead of refusing. */
  share?: boolean;
  /** Candidate folders for the data if the server's user cannot enter the data folder. The first usable one is used. */
  elsewhere?: string[];
};

/**
 * Starts the PostgreSQL of a data folder, and creates it on first use. It listens on a socket, if the path allows it,
 * and on a free port of 127.0.0.1. Fails with a StartError.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const { dataDir, log, share = false } = options;
  const place = await findPlace(dataDir, options.elsewhere);
  const binaries = await runnableBinaries(place.user, place.spare);
  if (!place.home.startsWith(await realpath(dataDir)))
    log.info(`PostgreSQL may not enter ${dataDir}: its data is in ${place.home}, its binaries in ${binaries.native}`);
  if (!(await exists(place.home))) await makeHome(binaries, place);
  await assertSameMajor(binaries, place);
  const password = await readPassword(place.home);
  const urlOf = ({ host, port }: Server) => `postgres://postgres:${password}@${host}:${port}/tillwatch`;
  const { server, ownership } = await own(() => findOrLaunch(binaries, place, log), urlOf, place);
  const url = urlOf(server);
  if (ownership.isOurs) {
    await writeFile(join(place.home, 'url'), `${url}\n`, { mode: 0o600 });
    const stop = keepRunning(server.pid, ownership, log, async () => {
      const restarted = await findOrLaunch(binaries, place, log, server.port);
      return { pid: restarted.pid, ownership: await takeOwnership(url) };
    });
    return { url, adopted: server.adopted, stop };
  }
  await ownership.release();
  if (share) return { url, adopted: true, stop: async () => {} };
  throw new StartError(
    `Another Tillwatch (process ${ownership.ownerPid}) runs on the data folder ${dataDir}: stop it first, or set DATA_DIR to another folder.`,
  );
}

/**
 * A server whose starter was killed a moment ago may be shutting down. It then refuses connections, and the next try
 * starts a new one.
 */
async function own(find: () => Promise<Server>, urlOf: (server: Server) => string, place: ClusterPlace) {
  for (let attempt = 1; ; attempt++) {
    const server = await find();
    try {
      return { server, ownership: await takeOwnership(urlOf(server)) };
    } catch (cause) {
      if (!server.adopted) await stopServer(server.pid, STOP_PATIENCE_MS);
      if (!server.adopted || attempt === 5)
        throw new StartError(`The built-in PostgreSQL in ${place.home} refuses the connection: ${messageOf(cause)}.`, {
          cause,
        });
      await sleep(500);
    }
  }
}

async function makeHome(binaries: Binaries, place: ClusterPlace): Promise<void> {
  try {
    await initialize({ ...binaries, ...place });
  } catch (cause) {
    const line = messageOf(cause)
      .split('\n')
      .findLast((each) => each.startsWith('initdb: error:'));
    throw new StartError(`The database in ${place.home} could not be created: ${line ?? messageOf(cause)}`, { cause });
  }
}

async function assertSameMajor({ version }: Binaries, { home }: ClusterPlace): Promise<void> {
  const made = (await readFile(join(home, 'cluster/PG_VERSION'), 'utf8').catch(() => '')).trim();
  const [ours] = version.split('.');
  if (made && made !== ours)
    throw new StartError(
      `The database in ${home} was made by PostgreSQL ${made}, and this Tillwatch comes with ${ours}: make a backup with the Tillwatch that created it, and restore it into a new data folder.`,
    );
}

async function readPassword(home: string): Promise<string> {
  try {
    return (await readFile(join(home, 'password'), 'utf8')).trim();
  } catch (cause) {
    throw new StartError(`The database in ${home} belongs to another user (${messageOf(cause)}).`, { cause });
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
