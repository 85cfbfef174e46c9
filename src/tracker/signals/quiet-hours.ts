import { DAY_MS, HOUR_MS, startOfHour } from '#runtime/clock.ts';
import { HourLedger } from '../estimate/hour-ledger.ts';
import type { StoreHour } from '../observation.ts';

const MAX_MS = 30 * DAY_MS;

/** The hours in which a signal did not move before it was proven: observed, and without a sale. */
export function quietHours(kind: 'modified' | 'stock', from: number, to: number): StoreHour[] {
  const ledger = new HourLedger(kind);
  for (let at = Math.max(from, to - MAX_MS); at < to; ) {
    const until = Math.min(to, startOfHour(at) + HOUR_MS);
    ledger.addObserved(at, until);
    at = until;
  }
  return ledger.storeHours();
}
