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
import type { Answers, LoadOrder } from './load-process.ts';
import { makePeople, signInAll } from './make-people.ts';
import { startWeb, type Web } from './start-web.ts';
import { summarize, tableOf } from './table.ts';

const USAGE =
  'npm run bench -- api [--products 100000] [--rate 300] [--seconds 60] [--url postgres://… [--loaded]] [--json]';
const HOURS_PER_PRODUCT = 10;
/** So long the same load runs before it counts: a server that has just started compiles and opens connections. */
const WARM_UP_SECONDS = 15;

/** How a server answers people who do all that the dashboard does, at so many requests a second, whether it keeps up or not. */
export async function api(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      products: { type: 'string', default: '100000' },
      rate: { type: 'string', default: '300' },
      seconds: { type: 'string', default: '60' },
      url: { type: 'string' },
      loaded: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
  const [products, rate, seconds] = [values.products, values.rate, values.seconds].map(Number) as [
    number,
    number,
    number,
  ];
  if (!(products >= 1_000 && rate > 0 && seconds > 0)) throw new Error(USAGE);
  const place = await openDatabase(values.url, note);
  let web: Web | null = null;
  try {
    const nowMs = Date.now();
    const market = { seed: 'market', products, saleHours: products * HOURS_PER_PRODUCT, nowMs };
    if (!values.loaded) await loadMarket(place.url, market, note);
    const database = connect(place.url, { max: 2 });
    await migrate(database);
    await makePartitions(database, nowMs);
    await turnWindows(database, nowMs);
    const people = await makePeople(database);
    await database.destroy();
    web = await startWeb(place.url);
    const order = { origin: web.url, people: await signInAll(web.url, people), rate };
    await runLoad({ ...order, seconds: WARM_UP_SECONDS, seed: 'warm' });
    const before = await web.use();
    const answers = await runLoad({ ...order, seconds, seed: 'load' });
    const after = await web.use();
    const cpuMs = after.cpuMs - before.cpuMs;
    const result = { ...summarize(answers, seconds), cpuMsPerRequest: cpuMs / answers.length, rssMb: after.rssMb };
    const loadAverage = loadavg()[0]!;
    console.log(values.json ? JSON.stringify({ ...result, loadAverage }, null, 2) : tableOf(result, loadAverage));
  } finally {
    await web?.stop();
    await place.stop();
  }
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
