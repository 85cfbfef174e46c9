import { createStore } from '#catalog/create-store.ts';
import type { PlatformKind } from '#contract/platform.ts';
import type { Database, Databases } from '#database/connect.ts';
import { makePartitions } from '#database/partitions.ts';
import { HOUR_MS, manualClock } from '#runtime/clock.ts';
import { openPracticeStore } from '#simulator/practice-stores.ts';
import type { Storefront } from '#simulator/storefronts/storefront.ts';
import { FetchFailure } from '../fetch/fetch-failure.ts';
import { inProcessFetcher, type StorefrontHandle } from '../fetch/in-process-fetcher.ts';
import { type ClaimedPoll, claimPolls } from '../schedule/claim-polls.ts';
import { HOST_BUDGET } from '../schedule/poll-rate.ts';
import { scheduleStore } from '../schedule/schedule-store.ts';
import { type PollDeps, pollStore } from './poll-store.ts';

export const STARTS_AT = Date.UTC(2026, 8, 1);

/** A tracker on a clock of its own, reading storefronts of this process. */
export type TestTracker = Awaited<ReturnType<typeof testTracker>>;

export async function testTracker({ people, facts }: Databases, nowMs: number) {
  await makePartitions(facts, nowMs);
  const clock = manualClock(nowMs);
  const hosts = new Map<string, StorefrontHandle>();
  const logged: unknown[] = [];
  const note = (entry: unknown) => {
    logged.push(entry);
  };
  const databases = { people, facts };
  const deps: PollDeps = {
    ...databases,
    clock,
    fetcher: inProcessFetcher((request, now) => {
      const handle = hosts.get(new URL(request.url).host);
      if (!handle) throw new FetchFailure('store-not-found', { detail: request.url });
      return handle(request, now);
    }, clock.now),
    log: { debug: note, info: note, warn: note, error: note },
    random: () => 0.5,
    holder: 'test',
    listWatched: async (_database, storeIds) => new Set(storeIds),
    hostBudget: { ...HOST_BUDGET, shortestGapMs: HOUR_MS },
  };

  /** Adds a shop as a user would, and puts it in the queue. */
  async function addShop(host: string, platform: PlatformKind | null, handle: StorefrontHandle): Promise<number> {
    hosts.set(host, handle);
    const unknown = { shopKey: null, name: null, country: null, currency: null, language: null, faviconUrl: null };
    const shop = { ...unknown, host, origin: `http://${host}`, platform, isPractice: false };
    const storeId = await createStore(databases, shop, clock.now());
    await scheduleStore(people, storeId, { dueAtMs: clock.now(), priority: 0 });
    return storeId;
  }

  function openPracticeShop(key: string): Storefront {
    const origin = `http://${key}.example`;
    const storefront = openPracticeStore(key, { now: clock.now(), startsAt: STARTS_AT, origin });
    hosts.set(new URL(origin).host, storefront.handle);
    return storefront;
  }

  return {
    deps,
    clock,
    logged,
    addShop,
    openPracticeShop,
    async addPracticeShop(key: string): Promise<{ storeId: number; storefront: Storefront }> {
      const storefront = openPracticeShop(key);
      return { storeId: await addShop(new URL(storefront.origin).host, null, storefront.handle), storefront };
    },
    claim: () => claim(deps),
    /** Runs every poll that is due now. */
    async pollDue(): Promise<number> {
      const claimed = await claim(deps);
      for (const one of claimed) await pollStore(deps, one);
      return claimed.length;
    },
    /** Runs every poll until that time, each at the moment when it is due. */
    pollUntil: (untilMs: number) => pollUntil(deps, clock, untilMs),
  };
}

export async function pollUntil(deps: PollDeps, clock: ReturnType<typeof manualClock>, untilMs: number): Promise<void> {
  for (;;) {
    const next = await deps.people
      .selectFrom('poll_due')
      .select('due_at')
      .orderBy('due_at')
      .limit(1)
      .executeTakeFirstOrThrow();
    if (next.due_at.getTime() > untilMs) break;
    clock.set(Math.max(clock.now(), next.due_at.getTime()));
    for (const one of await claim(deps)) await pollStore(deps, one);
  }
  clock.set(untilMs);
}

/** The leases are over at once: a tracker that dies is succeeded at the same moment. */
function claim(deps: PollDeps): Promise<ClaimedPoll[]> {
  return claimPolls(deps.people, { holder: deps.holder, nowMs: deps.clock.now(), leaseMs: -1, most: 10 });
}

export function getStore(database: Database, storeId: number) {
  return database.selectFrom('store').selectAll().where('id', '=', storeId).executeTakeFirstOrThrow();
}

export function getDue(database: Database, storeId: number) {
  return database.selectFrom('poll_due').selectAll().where('store_id', '=', storeId).executeTakeFirstOrThrow();
}

export function listPolls(database: Database, storeId: number) {
  return database.selectFrom('poll').selectAll().where('store_id', '=', storeId).orderBy('at').execute();
}
