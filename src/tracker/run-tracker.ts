import { setTimeout as sleep } from 'node:timers/promises';
import { MINUTE_MS } from '#runtime/clock.ts';
import { type PollDeps, pollStore } from './poll/poll-store.ts';
import { claimPolls } from './schedule/claim-polls.ts';

export type Tracker = { stop(): Promise<void> };

const LEASE_MS = 5 * MINUTE_MS;
const LOOK_EVERY_MS = 500;

/**
 * Polls what is due until it is stopped: up to `concurrency` stores at once (one request at a time per host). Any
 * number of trackers may run on one database. Stopping waits for the polls under way.
 */
export function runTracker(deps: PollDeps, options: { concurrency: number }): Tracker {
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();

  async function poll(claimed: Parameters<typeof pollStore>[1]): Promise<void> {
    try {
      await pollStore(deps, claimed);
    } catch (error) {
      // the lease runs out by itself, and the store is tried again
      deps.log.error({ err: error, storeId: claimed.storeId }, 'poll failed');
    }
  }

  async function loop(): Promise<void> {
    while (!stopping.signal.aborted) {
      const free = options.concurrency - running.size;
      const claimed = free > 0 ? await claimDue(free) : [];
      for (const one of claimed) {
        const done = poll(one).finally(() => running.delete(done));
        running.add(done);
      }
      if (claimed.length === 0) await sleep(LOOK_EVERY_MS, undefined, { signal: stopping.signal }).catch(() => {});
    }
    await Promise.all(running);
  }

  async function claimDue(most: number): Promise<Parameters<typeof pollStore>[1][]> {
    try {
      return await claimPolls(deps.database, { holder: deps.holder, nowMs: deps.clock.now(), leaseMs: LEASE_MS, most });
    } catch (error) {
      deps.log.error({ err: error }, 'claiming polls failed');
      await sleep(5_000, undefined, { signal: stopping.signal }).catch(() => {});
      return [];
    }
  }

  const ended = loop();
  return {
    async stop() {
      stopping.abort();
      await ended;
    },
  };
}
