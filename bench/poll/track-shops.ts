import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { createStores } from '#catalog/create-stores.ts';
import type { Database } from '#database/connect.ts';
import { makePartitions } from '#database/partitions.ts';
import { seedRates } from '#sales/seed-rates.ts';
import type { Turn } from './practice-pages.ts';
import { type ShopKind, shopHost } from './shops.ts';
import type { Ask, Parses, TrackOrder, Use } from './track-process.ts';

/** The size of one of the three spaces of short-lived objects. */
const YOUNG_MB = 8;

export type Phase = { polls: number; cpuMs: number; rssMb: number; seconds: number; between: Parses };

export type TrackedShops = {
  /** Reads every shop of a kind once. */
  phase: (kind: ShopKind, round: number) => Promise<Phase>;
  /** The cost of only unzipping and parsing a page in the tracker's process. */
  parse: (urls: readonly string[], times: number) => Promise<Parses>;
  hostsOf: (kind: ShopKind) => readonly string[];
  close: () => Promise<void>;
};

type Asked = { database: Database; databaseUrl: string; concurrency: number; changedOneIn: number };

/** Practice shops in one process, and a tracker that reads them in another. */
export async function trackShops(
  { database, databaseUrl, concurrency, changedOneIn }: Asked,
  counts: Partial<Record<ShopKind, number>>,
): Promise<TrackedShops> {
  await makePartitions(database, Date.now());
  await seedRates(database);
  const server = fork(new URL('./serve-process.ts', import.meta.url));
  // the same limit as for the server's tracker thread
  const tracker = fork(new URL('./track-process.ts', import.meta.url), {
    execArgv: [`--max-semi-space-size=${YOUNG_MB}`],
  });
  const close = async () => {
    await Promise.all([ended(tracker), ended(server)]);
  };
  try {
    const { port } = await answerOf<{ port: number }>(server);
    const shops = new Map(
      (Object.entries(counts) as [ShopKind, number][]).map(([kind, count]) => [
        kind,
        Array.from({ length: count }, (_, number) => shopHost(kind, number, port)),
      ]),
    );
    await ask<Use>(tracker, { databaseUrl, hosts: [...shops.values()].flat(), concurrency } satisfies TrackOrder);
    return {
      ...{ hostsOf: (kind) => shops.get(kind)!, close },
      parse: (urls, times) => ask<Parses>(tracker, { ask: 'parse', urls: [...urls], times } satisfies Ask),
      async phase(kind, round) {
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
      },
    };
  } catch (error) {
    await close();
    throw error;
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

function note(line: string): void {
  process.stderr.write(process.stderr.isTTY ? `\r\x1b[K${line}` : `${line}\n`);
}
