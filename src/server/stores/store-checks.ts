import { LRUCache } from 'lru-cache';
import { type Clock, MINUTE_MS } from '#runtime/clock.ts';
import type { CheckedStore, StoreAddress, StoreReader } from '../compose/dependencies.ts';

const KEPT_MS = MINUTE_MS;
const MAX_KEPT = 500;

/** Caches checks for a minute, so that adding a store after a check does not read it twice. */
export function cacheChecks(stores: StoreReader, clock: Clock): StoreReader {
  const kept = new LRUCache<string, Promise<CheckedStore>>({
    max: MAX_KEPT,
    ttl: KEPT_MS,
    ttlResolution: 0,
    perf: clock,
  });
  return {
    parse: stores.parse,
    check(address: StoreAddress): Promise<CheckedStore> {
      const known = kept.get(address.origin);
      if (known) return known;
      const answer = stores.check(address);
      kept.set(address.origin, answer);
      answer.catch(() => {
        if (kept.get(address.origin) === answer) kept.delete(address.origin);
      });
      return answer;
    },
  };
}
