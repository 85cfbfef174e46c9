import { gunzipSync } from 'node:zlib';
import { connect } from '#database/connect.ts';
import { systemClock } from '#runtime/clock.ts';
import { politeFetcher } from '#tracker/fetch/polite-fetcher.ts';
import { runTracker } from '#tracker/run-tracker.ts';
import { listWatched } from '#watch/has-watchers.ts';

export type TrackOrder = { databaseUrl: string; hosts: string[]; concurrency: number };
export type Ask = { ask: 'use' } | { ask: 'parse'; urls: string[]; times: number };

/** CPU of the whole process since it began, with all its threads; memory now. */
export type Use = { cpuMs: number; rssMb: number };

process.once('message', (order: TrackOrder) => {
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
    { database, fetcher, clock: systemClock, log, random: Math.random, holder: 'bench', listFollowed: listWatched },
    { concurrency: order.concurrency },
  );
  process.on('message', async (ask: Ask) => {
    process.send!(ask.ask === 'use' ? use() : { parseMs: await parseMs(ask.urls, ask.times) });
  });
  process.send!(use());
});
process.on('disconnect', () => process.exit());

function use(): Use {
  const { user, system } = process.cpuUsage();
  return { cpuMs: (user + system) / 1000, rssMb: process.memoryUsage.rss() / 2 ** 20 };
}

/** What gunzip and JSON.parse of a page take of this process's CPU, and nothing else. */
async function parseMs(urls: string[], times: number): Promise<number> {
  const bodies = await Promise.all(urls.map(zippedBody));
  const parseAll = () => {
    for (const body of bodies) JSON.parse(gunzipSync(body).toString('utf8'));
  };
  parseAll();
  const before = use();
  for (let time = 0; time < times; time++) parseAll();
  return (use().cpuMs - before.cpuMs) / (times * bodies.length);
}

/** As it came: `fetch` would unzip it. */
async function zippedBody(url: string): Promise<Buffer> {
  const { request } = await import('undici');
  const { body } = await request(url);
  return Buffer.from(await body.arrayBuffer());
}
