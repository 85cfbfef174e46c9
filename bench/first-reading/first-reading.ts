import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import { createStore } from '#catalog/create-store.ts';
import { connect, type Database } from '#database/connect.ts';
import { makePartitions } from '#database/partitions.ts';
import { systemClock } from '#runtime/clock.ts';
import { seedRates } from '#sales/seed-rates.ts';
import { inProcessFetcher, type StorefrontAnswer } from '#tracker/fetch/in-process-fetcher.ts';
import { type PollDeps, pollStore } from '#tracker/poll/poll-store.ts';
import { claimPolls } from '#tracker/schedule/claim-polls.ts';
import { scheduleStore } from '#tracker/schedule/schedule-store.ts';
import { practicePages } from '../poll/practice-pages.ts';
import { throwawayDatabase } from '../throwaway-database.ts';

const USAGE = 'npm run bench -- first-reading [--stores 60] [--capture FILE] [--json]';
const PAGE_SIZE = 250;
/** How many stores are read before anything is counted: code that runs for the first time is slow. */
const WARMING = 20;

/**
 * What the first reading of a store costs the tracker's process, page by page, from the zipped body to the saved batch,
 * compared with unzipping and parsing the same bytes. `--capture`: a `products.json` of a real shop.
 */
export async function firstReading(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      stores: { type: 'string', default: '60' },
      capture: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const stores = Number(values.stores);
  if (!(stores > 0)) throw new Error(USAGE);
  const pagesOf = values.capture ? await capturedPages(values.capture) : drawnPages();
  const server = await throwawayDatabase();
  const database = connect(server.url, { max: 2 });
  try {
    await makePartitions(database, Date.now());
    await seedRates(database);
    await readStores(database, pagesOf, 0, WARMING);
    const read = await readStores(database, pagesOf, WARMING, stores);
    const parsed = parseAlone(pagesOf, stores);
    const result = {
      stores,
      pages: read.pages,
      cpuMsPerPage: rounded(read.cpuMs / read.pages),
      parseMsPerPage: rounded(parsed.cpuMs / parsed.pages),
      ratio: rounded(read.cpuMs / read.pages / (parsed.cpuMs / parsed.pages)),
    };
    console.log(values.json ? JSON.stringify(result, null, 2) : result);
  } finally {
    await database.destroy();
    await server.stop();
  }
}

/** The zipped pages of a store, by its number. */
type PagesOf = (store: number) => Buffer[];
type Cost = { pages: number; cpuMs: number };

async function capturedPages(file: string): Promise<PagesOf> {
  const body = JSON.parse(await readFile(file, 'utf8')) as { products?: unknown[] } | unknown[];
  const products = Array.isArray(body) ? body : (body.products ?? []);
  const pages: Buffer[] = [];
  for (let from = 0; from < products.length; from += PAGE_SIZE) {
    pages.push(gzipSync(JSON.stringify({ products: products.slice(from, from + PAGE_SIZE) })));
  }
  return () => pages;
}

function drawnPages(): PagesOf {
  const pages = practicePages(Date.UTC(2026, 0, 1));
  const turn = { round: 0, renderedAt: Date.now(), changedOneIn: 0 };
  return (store) => [pages.shopify(store, turn, PAGE_SIZE)];
}

async function readStores(database: Database, pagesOf: PagesOf, from: number, count: number): Promise<Cost> {
  const quiet = () => {};
  const deps: PollDeps = {
    people: database,
    facts: database,
    clock: systemClock,
    fetcher: inProcessFetcher(({ url }) => answerOf(new URL(url), pagesOf), Date.now),
    log: { debug: quiet, info: quiet, warn: console.error, error: console.error },
    random: Math.random,
    holder: 'bench',
    listWatched: async () => new Set(),
  };
  for (let store = from; store < from + count; store++) {
    const host = `shop-${store}.example`;
    const told = { shopKey: null, name: null, country: null, currency: null, language: null, faviconUrl: null };
    const given = { ...told, host, origin: `http://${host}`, platform: 'shopify' as const, isPractice: false };
    const storeId = await createStore({ people: database, facts: database }, given, Date.now());
    await scheduleStore(database, storeId, { dueAtMs: Date.now(), priority: 0 });
  }
  const claim = { holder: 'bench', nowMs: Date.now(), leaseMs: 600_000, most: count };
  const claimed = await claimPolls(database, claim);
  const before = process.cpuUsage();
  for (const poll of claimed) await pollStore(deps, poll);
  const { user, system } = process.cpuUsage(before);
  const read = await database.selectFrom('store').select('id').where('first_read_at', 'is not', null).execute();
  if (read.length !== from + count) throw new Error(`${from + count - read.length} stores could not be read`);
  const pages = Array.from({ length: count }, (_, index) => pagesOf(from + index).length);
  return { pages: pages.reduce((sum, one) => sum + one, 0), cpuMs: (user + system) / 1000 };
}

function answerOf({ hostname, pathname, searchParams }: URL, pagesOf: PagesOf): StorefrontAnswer {
  const headers = { date: new Date().toUTCString(), 'content-type': 'application/json' };
  if (pathname === '/meta.json') {
    return { status: 200, headers, body: '{"id":1,"name":"Shop","country":"US","currency":"USD"}' };
  }
  if (pathname === '/products.json') {
    const page = pagesOf(Number(hostname.match(/\d+/)![0]))[Number(searchParams.get('page') ?? 1) - 1];
    return { status: 200, headers, body: page ? gunzipSync(page) : '{"products":[]}' };
  }
  if (pathname === '/') return { status: 200, headers: { 'powered-by': 'Shopify' }, body: '<title>Shop</title>' };
  return { status: 404, headers: {}, body: '' };
}

function parseAlone(pagesOf: PagesOf, stores: number): Cost {
  const bodies = Array.from({ length: stores }, (_, store) => pagesOf(store)).flat();
  for (const body of bodies) JSON.parse(gunzipSync(body).toString());
  const before = process.cpuUsage();
  for (let time = 0; time < 5; time++) for (const body of bodies) JSON.parse(gunzipSync(body).toString());
  const { user, system } = process.cpuUsage(before);
  return { pages: 5 * bodies.length, cpuMs: (user + system) / 1000 };
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
