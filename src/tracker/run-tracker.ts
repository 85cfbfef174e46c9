import { setTimeout as sleep } from 'node:timers/promises';
import { SECOND_MS } from '#runtime/clock.ts';
import type { Fetcher } from './fetch/fetcher.ts';
import { type PollDeps, pollStore } from './poll/poll-store.ts';
import { type ClaimedPoll, claimPolls } from './schedule/claim-polls.ts';
import { releaseLease, renewLeases } from './schedule/lease.ts';

export type Tracker = { stop(): Promise<void> };

/** So long does a tracker that died keep its stores. A poll may take longer: its lease is renewed meanwhile. */
const LEASE_MS = 90 * SECOND_MS;
const RENEW_EVERY_MS = LEASE_MS / 3;
const LOOK_EVERY_MS = 500;

/**
 * Polls what is due until it is stopped: up to `concurrency` stores at once (one request at a time per host). Any
 * number of trackers may run on one database. Stopping breaks off the polls under way and gives their stores back.
 */
export function runTracker(deps: PollDeps, options: { concurrency: number }): Tracker {
  const stopping = new AbortController();
  const { signal } = stopping;
  const running = new Map<ClaimedPoll, Promise<void>>();
  const pollDeps = { ...deps, fetcher: stoppable(deps.fetcher, signal) };

  async function poll(claimed: ClaimedPoll): Promise<void> {
    try {
      await pollStore(pollDeps, claimed, signal);
    } catch (error) {
      // otherwise the lease runs out by itself, and the store is tried again
      if (signal.aborted) await releaseLease(deps.database, claimed).catch(() => {});
      else deps.log.error({ err: error, storeId: claimed.storeId }, 'keeping a poll failed');
    }
  }

  async function claimDue(): Promise<number> {
    const most = options.concurrency - running.size;
    if (most <= 0) return 0;
    const lease = { holder: deps.holder, nowMs: deps.clock.now(), leaseMs: LEASE_MS, most };
    const claims = await claimPolls(deps.database, lease);
    for (const claimed of claims) {
      running.set(
        claimed,
        poll(claimed).finally(() => running.delete(claimed)),
      );
    }
    return claims.length;
  }

  async function repeat(what: string, task: () => Promise<number>, pauseMs: number): Promise<void> {
    while (!signal.aborted) {
      let done = 0;
      try {
        done = await task();
      } catch (error) {
        deps.log.error({ err: error }, `${what} failed`);
        await sleep(5 * SECOND_MS, undefined, { signal }).catch(() => {});
      }
      if (done === 0) await sleep(pauseMs, undefined, { signal }).catch(() => {});
    }
  }

  async function renew(): Promise<number> {
    await renewLeases(deps.database, [...running.keys()], deps.clock.now() + LEASE_MS);
    return 0;
  }

  const ended = Promise.all([
    repeat('claiming polls', claimDue, LOOK_EVERY_MS),
    repeat('renewing leases', renew, RENEW_EVERY_MS),
  ]);
  return {
    async stop() {
      stopping.abort();
      await ended;
      await Promise.all(running.values());
    },
  };
}

function stoppable(fetcher: Fetcher, signal: AbortSignal): Fetcher {
  return {
    async fetch(request) {
      signal.throwIfAborted();
      return fetcher.fetch({ ...request, signal });
    },
  };
}
