import { DAY_MS, HOUR_MS, MINUTE_MS } from '#runtime/clock.ts';

const LONGEST_BACKOFF_MS = DAY_MS;

/**
 * A good read: the planned gap, give or take a twentieth, so that no store is always read at the same second. A store
 * that nobody follows is still read once a day.
 */
export function gapAfterSuccess(
  store: { isPractice: boolean; hasLivingSignal: boolean; isFollowed: boolean },
  random: number,
): number {
  return gapOf(store) * (0.95 + 0.1 * random);
}

function gapOf(store: { isPractice: boolean; hasLivingSignal: boolean; isFollowed: boolean }): number {
  if (!store.isFollowed) return DAY_MS;
  if (store.isPractice) return MINUTE_MS;
  return store.hasLivingSignal ? HOUR_MS : 6 * HOUR_MS;
}

/**
 * Between two readings of the whole catalogue, where changes can be read by themselves: short enough that one is due at
 * every poll of a store that is read once a day. One that was cut short, or lost a signal, is looked at again sooner.
 */
export function catalogueGap(wasCutShort: boolean, random: number): number {
  return (wasCutShort ? 5 : 20) * HOUR_MS * (1 + 0.1 * random);
}

/** A failed read: five minutes, doubling up to a day, never sooner than the store asked for. */
export function gapAfterFailure(failures: number, retryAfterSeconds: number | null, random: number): number {
  const backoff = Math.min(LONGEST_BACKOFF_MS, 5 * MINUTE_MS * 2 ** Math.min(failures - 1, 12));
  return Math.max((retryAfterSeconds ?? 0) * 1_000, backoff) * (1 + 0.1 * random);
}

/** After so many failures in a row a store counts as unreadable: an hour and a quarter after the first, at the least. */
export const FAILURES_UNTIL_UNREADABLE = 5;
