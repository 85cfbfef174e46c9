import { type Clock, MINUTE_MS } from '#runtime/clock.ts';
import type { CheckedStore, StoreAddress, StoreReader } from './dependencies.ts';

const KEPT_MS = MINUTE_MS;
const MAX_KEPT = 500;

/** Keeps what a check found for a minute, so that an add after a check does not read the store twice. */
export function keepChecks(stores: StoreReader, clock: Clock): StoreReader {
  const kept = new Map<string, { until: number; answer: Promise<CheckedStore> }>();
  return {
    parse: stores.parse,
    check(address: StoreAddress): Promise<CheckedStore> {
      const now = clock.now();
      const known = kept.get(address.origin);
      if (known && known.until > now) return known.answer;
      const answer = stores.check(address);
      kept.delete(address.origin);
      kept.set(address.origin, { until: now + KEPT_MS, answer });
      if (kept.size > MAX_KEPT) kept.delete(kept.keys().next().value!);
      answer.catch(() => {
        if (kept.get(address.origin)?.answer === answer) kept.delete(address.origin);
      });
      return answer;
    },
  };
}
