import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createStore } from '#catalog/create-store.ts';
import { connect, type Database } from '#database/connect.ts';
import { DEFAULT_RETENTION, makePartitions } from '#database/partitions.ts';
import { SECOND_MS, systemClock } from '#runtime/clock.ts';
import { log } from '#runtime/log.ts';
import { seedRates } from '#sales/seed-rates.ts';
import { openPracticeStores } from '#server/practice/open-practice-stores.ts';
import { runTrackerThread } from '#server/tracking/run-tracker-thread.ts';
import { openTracking, type Tracking, type TrackingOrder } from '#server/tracking/tracking.ts';
import { scheduleStore } from '#tracker/schedule/schedule-store.ts';
import { throwawayDatabase } from '../throwaway-database.ts';

const RESOLUTION_MS = 5;
/** A practice store is read again right after it was read: more than a minute's polls in a few seconds. */
const MAKE_DUE_EVERY_MS = SECOND_MS;
const LONGEST_MS = 120 * SECOND_MS;

type Delays = { p50Ms: number; p99Ms: number; maxMs: number; polls: number; seconds: number };

/** How long requests wait for the event loop while stores are read: on the same thread, and on another one. */
export async function thread(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { json: { type: 'boolean', default: false } } });
  const results = {
    sameThread: await measure((order) => openTracking(order, log)),
    ownThread: await measure((order) => runTrackerThread(order, log)),
  };
  if (values.json) return console.log(JSON.stringify(results, null, 2));
  console.log('| the tracker runs | p50 | p99 | longest | polls | seconds |\n| --- | --- | --- | --- | --- | --- |');
  for (const [name, { p50Ms, p99Ms, maxMs, polls, seconds }] of Object.entries(results)) {
    console.log(`| ${name} | ${p50Ms} ms | ${p99Ms} ms | ${maxMs} ms | ${polls} | ${seconds} |`);
  }
}

async function measure(open: (order: TrackingOrder) => Tracking): Promise<Delays> {
  const server = await throwawayDatabase();
  const database = connect(server.url, { max: 4 });
  const dataDir = await mkdtemp(join(tmpdir(), 'tillwatch-thread-'));
  const shops = fork(new URL('./hostile-process.ts', import.meta.url));
  const closing: (() => Promise<unknown>)[] = [];
  try {
    await makePartitions(database, Date.now());
    await seedRates(database);
    const [{ port }] = (await once(shops, 'message')) as [{ port: number }];
    const practice = await openPracticeStores({ people: database, facts: database, dataDir, clock: systemClock });
    closing.push(() => practice.close());
    const heavy = ['127.0.0.2', '127.0.0.3'].map((address) => `${address}:${port}`);
    const hosts = [...practice.stores.map(({ host }) => host), ...heavy];
    const order: TrackingOrder = {
      databaseUrl: server.url,
      factsUrl: server.url,
      isPolling: true,
      version: '0',
      contact: null,
      allowedPrivateHosts: hosts,
      egress: 'default',
      hostRequestsPerDay: 1_000_000,
      networkRequestsPerDay: 1_000_000,
      tracesUrl: null,
      keep: DEFAULT_RETENTION,
      logLevel: 'error',
    };
    const tracking = open(order);
    closing.push(() => tracking.stop());
    const practiceIds: number[] = [];
    for (const { host } of practice.stores) practiceIds.push(await addStore(database, host));
    // the start and the first readings are over
    await until(async () => (await countPolls(database, practiceIds)) >= practiceIds.length);
    return await watch(database, practiceIds, heavy, tracking);
  } finally {
    for (const close of closing.reverse()) await close();
    shops.disconnect();
    await database.destroy();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** From adding both heavy shops until both are read, and one of them has been checked too. */
async function watch(database: Database, practiceIds: number[], heavy: string[], tracking: Tracking): Promise<Delays> {
  const before = await countPolls(database);
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  const startedAt = performance.now();
  delays.enable();
  const check = tracking.check(`http://${heavy[0]}`).catch(() => {});
  const heavyIds: number[] = [];
  for (const host of heavy) heavyIds.push(await addStore(database, host));
  let madeDueAt = 0;
  await until(async () => {
    if (performance.now() - madeDueAt > MAKE_DUE_EVERY_MS) {
      madeDueAt = performance.now();
      for (const storeId of practiceIds) await scheduleStore(database, storeId, { dueAtMs: Date.now(), priority: 0 });
    }
    const rows = await database.selectFrom('poll').select('store_id').distinct().execute();
    return heavyIds.every((id) => rows.some(({ store_id }) => store_id === id));
  });
  await check;
  delays.disable();
  const ms = (nanoseconds: number) => Math.round(nanoseconds / 1e5) / 10;
  return {
    p50Ms: ms(delays.percentile(50)),
    p99Ms: ms(delays.percentile(99)),
    maxMs: ms(delays.max),
    polls: (await countPolls(database)) - before,
    seconds: Math.round((performance.now() - startedAt) / SECOND_MS),
  };
}

async function addStore(database: Database, host: string): Promise<number> {
  const unknown = { shopKey: null, name: null, country: null, currency: null, language: null, faviconUrl: null };
  const store = { ...unknown, host, origin: `http://${host}`, platform: null, isPractice: true };
  const storeId = await createStore({ people: database, facts: database }, store, Date.now());
  await scheduleStore(database, storeId, { dueAtMs: Date.now(), priority: 1 });
  return storeId;
}

async function countPolls(database: Database, storeIds?: number[]): Promise<number> {
  let polls = database.selectFrom('poll').select(({ fn }) => fn.countAll<number>().as('count'));
  if (storeIds) polls = polls.where('store_id', 'in', storeIds);
  return Number((await polls.executeTakeFirstOrThrow()).count);
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  for (const startedAt = performance.now(); !(await holds()); await sleep(100)) {
    if (performance.now() - startedAt > LONGEST_MS) throw new Error('The stores were not read in time.');
  }
}
