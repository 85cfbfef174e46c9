import { monitorEventLoopDelay } from 'node:perf_hooks';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { createStore } from '#catalog/create-store.ts';
import type { Database } from '#database/connect.ts';
import { makePartitions } from '#database/partitions.ts';
import { DAY_MS, HOUR_MS, manualClock } from '#runtime/clock.ts';
import { Problem } from '#runtime/problem.ts';
import type { FetchTimes } from '#tracker/fetch/limits.ts';
import { type PoliteFetcher, politeFetcher } from '#tracker/fetch/polite-fetcher.ts';
import type { ResolveAll } from '#tracker/fetch/vetting-lookup.ts';
import { inspectStore } from '#tracker/inspect-store.ts';
import { type PollDeps, pollStore } from '#tracker/poll/poll-store.ts';
import { claimPolls } from '#tracker/schedule/claim-polls.ts';
import { scheduleStore } from '#tracker/schedule/schedule-store.ts';
import { HOSTILE_CASES } from './cases.ts';
import { STAMPED_UNTIL } from './good-shop.ts';
import type { HostileCase } from './hostile-case.ts';
import type { HostileShops } from './hostile-shops.ts';

export type CaseResult = {
  name: string;
  shop: string;
  /** The problem shown to a user who added the shop while it was hostile; null: it could be watched. */
  added: string | null;
  /** The problem shown for a shop that was watched before it turned hostile. */
  watched: string | null;
  outcomes: string[];
  /** The longest time of a reading of it. */
  readingMs: number;
  /** The longest time that it blocked the process. */
  stallMs: number;
  /** The peak of memory above that of an honest reading. */
  grownMb: number;
  products: number;
  newProducts: number;
  goneProducts: number;
  events: string[];
  orders: number;
  /** Whether it is read as before once it is honest again. */
  hasRecovered: boolean;
  /** The errors that we logged as defects of our own. */
  defects: string[];
};

const STARTS_AT = STAMPED_UNTIL + 6 * HOUR_MS;
/** After a day robots.txt is fetched again, and the whole catalogue is due. */
const BETWEEN_MS = DAY_MS + HOUR_MS;

/**
 * Runs one shop with the real fetcher, readers and polls, on a clock of its own. It is honest when it is first watched,
 * hostile for some polls while another user adds it, and then honest again.
 */
export async function runCase(
  database: Database,
  shops: HostileShops,
  index: number,
  options: { times?: FetchTimes; hostilePolls: number },
): Promise<CaseResult> {
  const one = HOSTILE_CASES[index]!;
  const shop = await whereIs(one, shops, index);
  if (shop.authority) setDefaultCACertificates([...getCACertificates('default'), shop.authority]);
  const clock = manualClock(STARTS_AT);
  await makePartitions(database, STARTS_AT);
  const defects: string[] = [];
  const quiet = () => {};
  const note = (entry: unknown) => {
    defects.push(String((entry as { err?: Error }).err?.stack ?? entry));
  };
  const open = () =>
    politeFetcher({
      clock,
      version: '0',
      contact: null,
      allowedPrivateHosts: new Set([new URL(shop.origin).host]),
      gapMs: 0,
      times: options.times,
      resolveAll: shop.resolveAll,
    });
  const fetcher = open();
  const deps: PollDeps = {
    people: database,
    facts: database,
    clock,
    fetcher,
    log: { debug: quiet, info: quiet, warn: quiet, error: note },
    random: () => 0.5,
    holder: 'hostile',
    listWatched: async (_database, storeIds) => new Set(storeIds),
  };
  const storeId = await addStore(database, shop.origin, clock.now());
  const stalls = monitorEventLoopDelay({ resolution: 5 });
  let readingMs = 0;

  async function timed<Result>(look: () => Promise<Result>): Promise<Result> {
    const startedAt = performance.now();
    try {
      return await look();
    } finally {
      readingMs = Math.max(readingMs, performance.now() - startedAt);
    }
  }

  async function poll(): Promise<void> {
    const due = await database
      .selectFrom('poll_due')
      .selectAll()
      .where('store_id', '=', storeId)
      .executeTakeFirstOrThrow();
    clock.set(Math.max(clock.now() + BETWEEN_MS, due.due_at.getTime()));
    await database
      .updateTable('poll_due')
      .set({ due_at: new Date(clock.now()) })
      .where('store_id', '=', storeId)
      .execute();
    const claimed = await claimPolls(database, { holder: 'hostile', nowMs: clock.now(), leaseMs: DAY_MS, most: 1 });
    for (const claim of claimed) await pollStore(deps, claim);
  }

  try {
    if (!one.resolves) await poll();
    const before = await factsOf(database, storeId);
    if (!one.resolves) await shops.turn(index, true);
    const memoryBefore = Math.max(process.memoryUsage.rss(), peakBytes());
    stalls.enable();
    const added = await timed(() => codeOf(open(), shop.origin));
    for (let polls = 0; polls < options.hostilePolls; polls++) await timed(poll);
    stalls.disable();
    const grown = Math.max(0, peakBytes() - memoryBefore);
    const facts = await factsOf(database, storeId);
    const hasRecovered = one.resolves ? true : await recover();
    return {
      name: one.name,
      shop: one.shop,
      added,
      watched: facts.problem,
      outcomes: facts.outcomes,
      readingMs: Math.round(readingMs),
      stallMs: Math.round(stalls.max / 1e6),
      grownMb: Math.round(grown / 1024 / 1024),
      products: before.products,
      newProducts: facts.rows - before.rows,
      goneProducts: Math.max(0, before.products - facts.products),
      events: facts.events,
      orders: facts.orders,
      hasRecovered,
      defects,
    };

    async function recover(): Promise<boolean> {
      await shops.turn(index, false);
      // a doubted catalogue is trusted again after three readings, and its products are gone after two more
      for (let polls = 0; polls < 6; polls++) {
        await poll();
        const after = await factsOf(database, storeId);
        if (after.state === 'read' && after.problem === null && after.products === before.products) return true;
      }
      return false;
    }
  } finally {
    await fetcher.close();
    await database.deleteFrom('poll_due').where('store_id', '=', storeId).execute();
    await database.deleteFrom('store_host').where('id', '=', storeId).execute();
  }
}

type Where = { origin: string; authority: string | null; resolveAll?: ResolveAll };

async function whereIs(one: HostileCase, shops: HostileShops, index: number): Promise<Where> {
  if (!one.resolves) return shops.open(index);
  const { host, to } = one.resolves;
  const addresses = to.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  return { origin: `https://${host}`, authority: null, resolveAll: (_name, done) => done(null, addresses) };
}

async function addStore(database: Database, origin: string, nowMs: number): Promise<number> {
  const unknown = { shopKey: null, platform: null, name: null, country: null, currency: null, language: null };
  const shop = { ...unknown, faviconUrl: null, host: new URL(origin).host, origin, isPractice: false };
  const storeId = await createStore({ people: database, facts: database }, shop, nowMs);
  await scheduleStore(database, storeId, { dueAtMs: nowMs, priority: 0 });
  return storeId;
}

async function codeOf(fetcher: PoliteFetcher, origin: string): Promise<string | null> {
  try {
    await inspectStore(fetcher, origin);
    return null;
  } catch (error) {
    if (error instanceof Problem) return error.code;
    throw error;
  } finally {
    await fetcher.close();
  }
}

/** Of the whole process since its start. */
function peakBytes(): number {
  return process.resourceUsage().maxRSS * 1024;
}

async function factsOf(database: Database, storeId: number) {
  const store = await database.selectFrom('store').selectAll().where('id', '=', storeId).executeTakeFirstOrThrow();
  const products = await database.selectFrom('product').select('gone_at').where('store_id', '=', storeId).execute();
  const events = await database
    .selectFrom('product_event')
    .select('kind')
    .distinct()
    .where('store_id', '=', storeId)
    .orderBy('kind')
    .execute();
  const hours = await database.selectFrom('store_hour').select('orders').where('store_id', '=', storeId).execute();
  const polls = await database
    .selectFrom('poll')
    .select(['outcome', 'problem'])
    .where('store_id', '=', storeId)
    .orderBy('at')
    .execute();
  return {
    state: store.state,
    problem: store.problem,
    rows: products.length,
    products: products.filter((product) => product.gone_at === null).length,
    events: events.map(({ kind }) => kind),
    orders: hours.reduce((sum, { orders }) => sum + Number(orders), 0),
    outcomes: polls.map(({ outcome, problem }) => (problem ? `${outcome}: ${problem}` : outcome)),
  };
}
