import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { createStores } from '#catalog/create-stores.ts';
import { connect, type Database } from '#database/connect.ts';
import { makePartitions } from '#database/partitions.ts';
import { seedRates } from '#sales/seed-rates.ts';
import { throwawayDatabase } from '../throwaway-database.ts';
import { GENERIC_PAGES, type Turn } from './practice-pages.ts';
import { countRows } from './row-counts.ts';
import { type ShopKind, shopHost } from './shops.ts';
import type { Ask, Parses, TrackOrder, Use } from './track-process.ts';

const USAGE = 'npm run bench -- poll [--stores 10000] [--rounds 2] [--concurrency 16] [--changed-one-in 10] [--json]';
/** Of the three spaces that short-lived objects have. */
const YOUNG_MB = 8;
/** Shops of the other platforms beside each twenty of Shopify. */
const OTHERS = 20;

/** What a poll of a catalogue page costs the tracker, beside what unzipping and parsing the page alone does. */
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

type Phase = { polls: number; cpuMs: number; rssMb: number; seconds: number; between: Parses };

async function run(
  database: Database,
  databaseUrl: string,
  stores: number,
  rounds: number,
  concurrency: number,
  changedOneIn: number,
) {
  await makePartitions(database, Date.now());
  await seedRates(database);
  const server = fork(new URL('./serve-process.ts', import.meta.url));
  // as the server's thread of the tracker is limited
  const tracker = fork(new URL('./track-process.ts', import.meta.url), {
    execArgv: [`--max-semi-space-size=${YOUNG_MB}`],
  });
  try {
    const { port } = await answerOf<{ port: number }>(server);
    const shops = new Map<ShopKind, string[]>();
    const others = Math.ceil(stores / OTHERS);
    for (const [kind, count] of [
      ['shopify', stores],
      ['woocommerce', others],
      ['generic', others],
    ] as const) {
      shops.set(
        kind,
        Array.from({ length: count }, (_, number) => shopHost(kind, number, port)),
      );
    }
    await ask<Use>(tracker, { databaseUrl, hosts: [...shops.values()].flat(), concurrency } satisfies TrackOrder);

    async function phase(kind: ShopKind, round: number): Promise<Phase> {
      const hosts = shops.get(kind)!;
      await ask(server, { round, renderedAt: Date.now(), changedOneIn } satisfies Turn);
      await sql`vacuum analyze`.execute(database);
      const before = await ask<Use>(tracker, { ask: 'use' } satisfies Ask);
      const startedAt = performance.now();
      await makeDue(database, hosts, round === 0);
      for (let left = hosts.length; left > 0; ) {
        await sleep(250);
        left = await countDue(database);
        note(`${kind}, reading ${round + 1}: ${hosts.length - left} of ${hosts.length}`);
      }
      const after = await ask<Use>(tracker, { ask: 'use' } satisfies Ask);
      const seconds = (performance.now() - startedAt) / 1000;
      const between = {
        pages: after.between.pages - before.between.pages,
        cpuMs: after.between.cpuMs - before.between.cpuMs,
      };
      return { polls: hosts.length, cpuMs: after.cpuMs - before.cpuMs, rssMb: after.rssMb, seconds, between };
    }

    const inLoop: number[] = [];
    const urls = shops
      .get('shopify')!
      .slice(0, 20)
      .map((host) => `http://${host}/products.json?limit=250&page=1`);
    const measureParse = async () => {
      const { pages, cpuMs } = await ask<Parses>(tracker, { ask: 'parse', urls, times: 10 } satisfies Ask);
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
    // that it made the stores due is the benchmark's own doing
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
    await Promise.all([ended(tracker), ended(server)]);
  }
}

async function makeDue(database: Database, hosts: string[], isNew: boolean): Promise<void> {
  if (isNew) {
    const given = hosts.map((host) => ({ host, origin: `http://${host}` }));
    const { storeIds } = await createStores({ people: database, facts: database }, given, Date.now());
    await sql`
      insert into poll_due (store_id, due_at) select *, now() from unnest(${storeIds}::bigint[])`.execute(database);
    return;
  }
  await sql`
    update poll_due set due_at = now() from store_host
    where store_host.id = store_id and host = any(${hosts}::text[])`.execute(database);
}

async function countDue(database: Database): Promise<number> {
  const found = await sql<{ left: number }>`
    select count(*) as left from poll_due where due_at <= now() or leased_by is not null`.execute(database);
  return found.rows[0]!.left;
}

async function answerOf<Answer>(child: ChildProcess): Promise<Answer> {
  const over = new AbortController();
  const exit = once(child, 'exit', { signal: over.signal }).then(() => {
    throw new Error('a process of the benchmark ended');
  });
  try {
    const [answer] = (await Promise.race([once(child, 'message'), exit])) as [Answer];
    return answer;
  } finally {
    over.abort();
    await exit.catch(() => {});
  }
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exit = once(child, 'exit');
  child.disconnect();
  await exit;
}

async function ask<Answer>(child: ChildProcess, question: object): Promise<Answer> {
  const answer = answerOf<Answer>(child);
  child.send(question);
  return answer;
}

function medianOf(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]!;
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

function note(line: string): void {
  process.stderr.write(process.stderr.isTTY ? `\r\x1b[K${line}` : `${line}\n`);
}

function tableOf(result: Awaited<ReturnType<typeof run>>): string {
  return Object.entries(result)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    .join('\n');
}
