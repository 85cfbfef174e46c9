import { DAY_MS, HOUR_MS, MINUTE_MS } from '#runtime/clock.ts';

/** Between two readings of the whole catalogue, where changes can be read by themselves. */
export const CATALOGUE_GAP_MS = DAY_MS;

const LONGEST_BACKOFF_MS = DAY_MS;

/** A good read: the planned gap, give or take a twentieth, so that no store is always read at the same second. */
export function gapAfterSuccess(store: { isPractice: boolean; hasLivingSignal: boolean }, random: number): number {
  const gapMs = store.isPractice ? MINUTE_MS : store.hasLivingSignal ? HOUR_MS : 6 * HOUR_MS;
  return gapMs * (0.95 + 0.1 * random);
}

/**
 * A failed read: five minutes, doubling up to a day, never sooner than the store asked for. A store that has
 * never been read is tried again soon, since somebody is waiting for it.
 */
export function gapAfterFailure(failures: number, retryAfterSeconds: number | null, random: number): number {
  const backoff = Math.min(LONGEST_BACKOFF_MS, 5 * MINUTE_MS * 2 ** Math.min(failures - 1, 12));
  return Math.max((retryAfterSeconds ?? 0) * 1_000, backoff) * (1 + 0.1 * random);
}

/** After so many failures in a row a store counts as unreadable: about an hour and a half after the first. */
export const FAILURES_UNTIL_UNREADABLE = 5;
