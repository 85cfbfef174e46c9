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
 * answer.
 */
export function cacheChecks(stores: StoreReader, clock: Clock, patienceMs = PATIENCE_MS): StoreReader {
  const underWay = new Map<string, Promise<CheckedStore>>();
  const kept = new LRUCache<string, CheckedStore>({ max: MAX_KEPT, ttl: KEPT_MS, ttlResolution: 0, perf: clock });

  async function check(address: StoreAddress): Promise<CheckedStore> {
    const found = await stores.check(address);
    kept.set(address.origin, found);
    return found;
  }

  return {
    parse: stores.parse,
    async check(address) {
      const { origin } = address;
      const known = kept.get(origin);
      if (known) return known;
      const checking = underWay.get(origin) ?? check(address).finally(() => underWay.delete(origin));
      underWay.set(origin, checking);
      return withinPatience(checking, patienceMs);
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
