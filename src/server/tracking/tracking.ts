import { randomUUID } from 'node:crypto';
import { connectBoth } from '#database/connect-both.ts';
import { type Clock, DAY_MS, systemClock } from '#runtime/clock.ts';
import type { Log } from '#runtime/log.ts';
import type { Settings } from '#runtime/settings.ts';
import { boundedFetcher } from '#tracker/fetch/bounded-fetcher.ts';
import type { Fetcher } from '#tracker/fetch/fetcher.ts';
import { politeFetcher } from '#tracker/fetch/polite-fetcher.ts';
import { inspectStore } from '#tracker/inspect-store.ts';
import { runTracker, type Tracker } from '#tracker/run-tracker.ts';
import { NETWORK_BUDGET, networkTurns } from '#tracker/schedule/network-turns.ts';
import { HOST_BUDGET } from '#tracker/schedule/poll-rate.ts';
import { listAttention, listWatched } from '#watch/list-watched.ts';
import type { CheckedStore } from '../compose/dependencies.ts';
import { STATEMENT_TIMEOUT_MS } from '../processes/statement-timeouts.ts';

/** Everything that sends requests to stores. Polls, checks and pictures share one queue per host. */
export type Tracking = {
  fetcher: Fetcher;
  /** Reads enough of a store to identify it. Throws a store-* problem if it cannot be tracked. */
  check(url: string): Promise<CheckedStore>;
  stop(): Promise<void>;
};

/** The settings of the tracking thread. */
export type TrackingOrder = {
  databaseUrl: string;
  factsUrl: string;
  /** Whether due stores are polled too: the role `tracker`. */
  isPolling: boolean;
  version: string;
  /** A URL or a mail address for the tracker's user agent. */
  contact: string | null;
  /** Private addresses that may be read, as `host:port`. */
  allowedPrivateHosts: string[];
  egress: string;
  hostRequestsPerDay: number;
  networkRequestsPerDay: number;
  keep: Settings['keep'];
  logLevel: Settings['logLevel'];
  tracesUrl: string | null;
  /** Hosts whose answers ended earlier threads: they are not asked for a day. */
  refusedHosts?: readonly string[];
};

/** Stores polled at once. */
const CONCURRENCY = 16;
/** A poll uses a connection only while it loads or saves. */
const CONNECTIONS = 8;

/** Runs in the calling thread, with its own database pool. */
export function openTracking(
  order: TrackingOrder,
  log: Log,
  { clock = systemClock, onAnswer }: { clock?: Clock; onAnswer?: (host: string) => void } = {},
): Tracking {
  const databases = connectBoth(order, { max: CONNECTIONS, longestMs: STATEMENT_TIMEOUT_MS.tracker });
  const { people, facts } = databases;
  const { egress } = order;
  const networkBudget = { ...NETWORK_BUDGET, requestsPerDay: order.networkRequestsPerDay };
  const refused = new Set(order.refusedHosts);
  const refusedUntil = clock.now() + DAY_MS;
  const hostBudget = { ...HOST_BUDGET, requestsPerDay: order.hostRequestsPerDay };
  const fetcher = politeFetcher({
    clock,
    version: order.version,
    contact: order.contact,
    allowedPrivateHosts: new Set(order.allowedPrivateHosts),
    networks: networkTurns(people, { egress, clock, budget: networkBudget }),
    onAnswer,
    isRefused: (host) => refused.has(host) && clock.now() < refusedUntil,
  });
  let tracker: Tracker | null = null;
  if (order.isPolling) {
    const holder = randomUUID();
    tracker = runTracker(
      { people, facts, fetcher, clock, log, random: Math.random, holder, listWatched, hostBudget },
      { concurrency: CONCURRENCY, egress, schedule: { hostBudget, attention: listAttention } },
    );
  }
  return {
    fetcher,
    async check(url) {
      const { identity, signals, host, productCount } = await inspectStore(boundedFetcher(fetcher), url);
      return { ...identity, host, signals, productCount };
    },
    async stop() {
      await tracker?.stop();
      await fetcher.close();
      await databases.destroy();
    },
  };
}
