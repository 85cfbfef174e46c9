import { LRUCache } from 'lru-cache';
import { type Clock, MINUTE_MS, SECOND_MS } from '#runtime/clock.ts';
import { Problem } from '#runtime/problem.ts';
import type { CheckedStore, StoreAddress, StoreReader } from '../compose/dependencies.ts';

const KEPT_MS = 10 * MINUTE_MS;
const MAX_KEPT = 500;
/** Proxies give up after a minute. */
const PATIENCE_MS = 45 * SECOND_MS;

/**
 * Checks each store once at a time, and keeps its answer for some minutes, so that adding a store after a check does
 * not read it twice. Nobody waits for longer than `patienceMs`: the check goes on, and whoever asks again gets its
 * answer. A failure is kept only until someone is told it.
 */
export function cacheChecks(stores: StoreReader, clock: Clock, patienceMs = PATIENCE_MS): StoreReader {
  type Check = Promise<CheckedStore>;
  const underWay = new Map<string, Check>();
  const kept = new LRUCache<string, Check>({ max: MAX_KEPT, ttl: KEPT_MS, ttlResolution: 0, perf: clock });

  function start(address: StoreAddress): Check {
    const { origin } = address;
    const checking = stores.check(address).finally(() => {
      underWay.delete(origin);
      kept.set(origin, checking);
    });
    underWay.set(origin, checking);
    return checking;
  }

  return {
    parse: stores.parse,
    async check(address) {
      const { origin } = address;
      const checking = kept.get(origin) ?? underWay.get(origin) ?? start(address);
      try {
        return await withinPatience(checking, patienceMs);
      } catch (error) {
        // one that goes on is not kept yet
        if (kept.get(origin) === checking) kept.delete(origin);
        throw error;
      }
    },
  };
}

async function withinPatience<Answer>(answer: Promise<Answer>, patienceMs: number): Promise<Answer> {
  const { promise: tooLong, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Problem('store-check-slow')), patienceMs);
  try {
    return await Promise.race([answer, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}
