import { fork } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { connect } from '#database/connect.ts';
import { migrate } from '#database/migrate.ts';
import { makePartitions } from '#database/partitions.ts';
import { turnWindows } from '#sales/windows/turn-windows.ts';
import { loadMarket } from '../database/load-market.ts';
import { openDatabase } from '../database/open-database.ts';
import { type Capacity, findCapacity } from './find-capacity.ts';
import type { Answers, LoadOrder } from './load-process.ts';
import { makePeople, signInAll } from './make-people.ts';
import { startBare, startWeb, type Web } from './start-web.ts';
import { summarize, tableOf } from './table.ts';

const USAGE =
  'npm run bench -- api [--products 100000] [--from 60] [--seconds 60] [--url postgres://… [--loaded]] [--json]';
const HOURS_PER_PRODUCT = 10;
/** How long the load runs before it counts: a server that has just started compiles code and opens connections. */
const WARM_UP_SECONDS = 15;
/** A bare route starts at this multiple of the first rate. */
const BARE_TIMES = 10;

/**
 * How many requests per second the server sustains from people who use all of the dashboard, compared with a bare route
 * with one keyed select for the same people.
 */
export async function api(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      products: { type: 'string', default: '100000' },
      from: { type: 'string', default: '60' },
      seconds: { type: 'string', default: '60' },
      url: { type: 'string' },
      loaded: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
  const [products, from, seconds] = [values.products, values.from, values.seconds].map(Number) as [
    number,
    number,
    number,
  ];
  if (!(products >= 1_000 && from > 0 && seconds > 0)) throw new Error(USAGE);
  const place = await openDatabase(values.url, note);
  try {
    const nowMs = Date.now();
    const market = { seed: 'market', products, saleHours: products * HOURS_PER_PRODUCT, nowMs };
    if (!values.loaded) await loadMarket(place.url, market, note);
    const database = connect(place.url, { max: 2 });
    await migrate(database);
    await makePartitions(database, nowMs);
    const signers = await makePeople(database);
    await database.destroy();
    const [web, people] = await measure(startWeb, async (server) => {
      const people = await signInAll(server.url, signers);
      const turn = () => turnToNow(place.url);
      return [await capacityOf(server, { people, seconds, isBare: false }, from, turn), people] as const;
    });
    const bare = await measure(startBare, (server) =>
      capacityOf(server, { people, seconds, isBare: true }, from * BARE_TIMES, async () => {}),
    );
    const loadAverage = loadavg()[0]!;
    console.log(values.json ? JSON.stringify({ web, bare, loadAverage }, null, 2) : tableOf(web, bare, loadAverage));
  } finally {
    await place.stop();
  }

  async function measure<Result>(
    start: (databaseUrl: string) => Promise<Web>,
    work: (server: Web) => Promise<Result>,
  ): Promise<Result> {
    const server = await start(place.url);
    return work(server).finally(() => server.stop());
  }
}

type Load = Pick<LoadOrder, 'people' | 'seconds' | 'isBare'>;

/** Moves the windows to the present hour, as a job does. No job runs here, and otherwise lists would sum days. */
async function turnToNow(databaseUrl: string): Promise<void> {
  const database = connect(databaseUrl, { max: 2 });
  await turnWindows(database, Date.now()).finally(() => database.destroy());
}

/** `prepare`: runs before each load. */
async function capacityOf(server: Web, load: Load, from: number, prepare: () => Promise<void>): Promise<Capacity> {
  const order = { ...load, origin: server.url };
  await prepare();
  await runLoad({ ...order, rate: from, seconds: WARM_UP_SECONDS, seed: 'warm' });
  return findCapacity(from, async (rate) => {
    await prepare();
    const before = await server.cpuMs();
    const answers = await runLoad({ ...order, rate, seed: `load ${rate}` });
    const after = await server.cpuMs();
    const summary = summarize(answers, load.seconds);
    note(`${load.isBare ? 'bare' : 'web'}, ${rate} a second: p99 ${summary.p99Ms} ms, ${summary.errors} errors`);
    return { ...summary, cpuMsPerRequest: (after - before) / answers.length };
  });
}

async function runLoad(order: LoadOrder): Promise<Answers> {
  const child = fork(fileURLToPath(new URL('load-process.ts', import.meta.url)), { serialization: 'advanced' });
  child.send(order);
  const [answers] = (await once(child, 'message')) as [Answers];
  child.disconnect();
  return answers;
}

function note(line: string): void {
  console.error(line);
}
