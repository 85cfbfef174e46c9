import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { connect, type Database } from '#database/connect.ts';
import { throwawayDatabase } from '../throwaway-database.ts';
import { GENERIC_PAGES } from './practice-pages.ts';
import { countRows } from './row-counts.ts';
import { type Phase, trackShops } from './track-shops.ts';

const USAGE = 'npm run bench -- poll [--stores 10000] [--rounds 2] [--concurrency 16] [--changed-one-in 10] [--json]';
/** For this many Shopify shops there is one of each other platform. */
const OTHERS = 20;

/** What polling a catalogue page costs the tracker, compared with unzipping and parsing the page. */
export async function poll(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      stores: { type: 'string', default: '10000' },
      rounds: { type: 'string', default: '2' },
      concurrency: { type: 'string', default: '16' },
      'changed-one-in': { type: 'string', default: '10' },
      json: { type: 'boolean', default: false },
    },
  });
  const [stores, rounds, concurrency] = [values.stores, values.rounds, values.concurrency].map(Number);
  const changedOneIn = Number(values['changed-one-in']);
  if (!(stores! > 0 && rounds! > 0 && concurrency! > 0 && changedOneIn >= 0)) throw new Error(USAGE);
  const server = await throwawayDatabase();
  const database = connect(server.url, { max: 2 });
  try {
    const result = await run(database, server.url, stores!, rounds!, concurrency!, changedOneIn);
    console.log(values.json ? JSON.stringify(result, null, 2) : tableOf(result));
  } finally {
    await database.destroy();
    await server.stop();
  }
}

async function run(
  database: Database,
  databaseUrl: string,
  stores: number,
  rounds: number,
  concurrency: number,
  changedOneIn: number,
) {
  const others = Math.ceil(stores / OTHERS);
  const counts = { shopify: stores, woocommerce: others, generic: others };
  const shops = await trackShops({ database, databaseUrl, concurrency, changedOneIn }, counts);
  const { phase } = shops;
  try {
    const inLoop: number[] = [];
    const urls = shops
      .hostsOf('shopify')
      .slice(0, 20)
      .map((host) => `http://${host}/products.json?limit=250&page=1`);
    const measureParse = async () => {
      const { pages, cpuMs } = await shops.parse(urls, 10);
      inLoop.push(cpuMs / pages);
    };

    const first = await phase('shopify', 0);
    const rowsBefore = await countRows(database);
    const again: Phase[] = [];
    for (let round = 1; round <= rounds; round++) {
      await measureParse();
      again.push(await phase('shopify', round));
    }
    await measureParse();
    const rows = await countRows(database, rowsBefore);
    // the benchmark itself made the stores due
    rows.poll_due = (rows.poll_due ?? 0) - rounds * stores;
    const lines = [];
    for (const kind of ['woocommerce', 'generic'] as const) {
      await phase(kind, 0);
      const { polls, cpuMs } = await phase(kind, 1);
      const pages = polls * (kind === 'generic' ? GENERIC_PAGES : 1);
      lines.push({ kind, pages, cpuMsPerPage: rounded(cpuMs / pages) });
    }
    const pages = again.reduce((sum, one) => sum + one.polls, 0);
    const cpuMsPerPage = again.reduce((sum, one) => sum + one.cpuMs, 0) / pages;
    const parsed = again.reduce((sum, { between }) => sum + between.pages, 0);
    const parseMsPerPage = again.reduce((sum, { between }) => sum + between.cpuMs, 0) / parsed;
    const parseInLoopMs = medianOf(inLoop);
    const problems = await sql<{ outcome: string; count: number }>`
      select outcome, count(*) from poll group by 1 order by 1`.execute(database);
    return {
      pages,
      cpuMsPerPage: rounded(cpuMsPerPage),
      parseMsPerPage: rounded(parseMsPerPage),
      parseBoundRatio: rounded(cpuMsPerPage / parseMsPerPage),
      parseInLoopMs: rounded(parseInLoopMs),
      inLoopRatio: rounded(cpuMsPerPage / parseInLoopMs),
      rssMb: Math.round(Math.max(...again.map((one) => one.rssMb))),
      rowsWritten: Object.values(rows).reduce((sum, count) => sum + count, 0),
      rows,
      outcomes: Object.fromEntries(problems.rows.map(({ outcome, count }) => [outcome, count])),
      rounds: again.map((one) => ({
        cpuMsPerPage: rounded(one.cpuMs / one.polls),
        rssMb: Math.round(one.rssMb),
        pagesPerSecond: Math.round(one.polls / one.seconds),
      })),
      firstRead: {
        cpuMsPerPage: rounded(first.cpuMs / first.polls),
        rssMb: Math.round(first.rssMb),
        pagesPerSecond: Math.round(first.polls / first.seconds),
      },
      others: lines,
    };
  } finally {
    await shops.close();
  }
}

function medianOf(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]!;
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

function tableOf(result: Awaited<ReturnType<typeof run>>): string {
  return Object.entries(result)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    .join('\n');
}
