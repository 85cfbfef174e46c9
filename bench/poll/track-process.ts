import { gunzipSync } from 'node:zlib';
import { request } from 'undici';
import { connect } from '#database/connect.ts';
import { systemClock } from '#runtime/clock.ts';
import { raiseHeapGrowth } from '#runtime/raise-heap-growth.ts';
import { politeFetcher } from '#tracker/fetch/polite-fetcher.ts';
import { runTracker } from '#tracker/run-tracker.ts';
import { listWatched } from '#watch/list-watched.ts';

export type TrackOrder = { databaseUrl: string; hosts: string[]; concurrency: number };
export type Ask = { ask: 'use' } | { ask: 'parse'; urls: string[]; times: number };

/**
 * The CPU time of the whole process since its start, with all its threads, less that of parsing between the polls; and
 * its present memory.
 */
export type Use = { cpuMs: number; rssMb: number; between: Parses };
/** How many pages were only unzipped and parsed, and the CPU time for that. */
export type Parses = { pages: number; cpuMs: number };

const PARSE_EVERY_MS = 150;

process.once('message', (order: TrackOrder) => {
  raiseHeapGrowth();
  const database = connect(order.databaseUrl, { max: 12 });
  const fetcher = politeFetcher({
    clock: systemClock,
    version: 'bench',
    contact: null,
    allowedPrivateHosts: new Set(order.hosts),
    gapMs: 0,
  });
  const quiet = () => {};
  const log = { debug: quiet, info: quiet, warn: console.error, error: console.error };
  runTracker(
    {
      people: database,
      facts: database,
      fetcher,
      clock: systemClock,
      log,
      random: Math.random,
      holder: 'bench',
      listWatched,
    },
    { concurrency: order.concurrency },
  );
  process.on('message', async (ask: Ask) => {
    process.send!(ask.ask === 'use' ? use() : await parseInLoop(ask.urls, ask.times));
  });
  process.send!(use());
});
process.on('disconnect', () => process.exit());

const between: Parses = { pages: 0, cpuMs: 0 };
let bodies: Buffer[] = [];
setInterval(() => {
  if (bodies.length === 0) return;
  between.cpuMs += parsed(bodies[between.pages % bodies.length]!);
  between.pages++;
}, PARSE_EVERY_MS);

function use(): Use {
  const { user, system } = process.cpuUsage();
  return {
    cpuMs: (user + system) / 1000 - between.cpuMs,
    rssMb: process.memoryUsage.rss() / 2 ** 20,
    between: { ...between },
  };
}

/** Parses one page after the other. From then on it also parses a page now and then between the polls. */
async function parseInLoop(urls: string[], times: number): Promise<Parses> {
  bodies = await Promise.all(urls.map(zippedBody));
  for (const body of bodies) parsed(body);
  let cpuMs = 0;
  for (let time = 0; time < times; time++) for (const body of bodies) cpuMs += parsed(body);
  return { pages: times * bodies.length, cpuMs };
}

/** The CPU time of gunzip and JSON.parse for a page. (A thread's own figure is updated too seldom.) */
function parsed(body: Buffer): number {
  const before = process.cpuUsage();
  JSON.parse(gunzipSync(body).toString('utf8'));
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** The body as received; `fetch` would unzip it. */
async function zippedBody(url: string): Promise<Buffer> {
  const { body } = await request(url);
  return Buffer.from(await body.arrayBuffer());
}
