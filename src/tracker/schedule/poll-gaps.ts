import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#runtime/clock.ts';
import { type HostBudget, type PlannedStore, pollsPerDay } from './poll-rate.ts';

const LONGEST_BACKOFF_MS = DAY_MS;

/** As long as the longest `Crawl-delay` that is obeyed, so that the next poll need not know of it. */
export const MIN_GAP_MS = 2 * MINUTE_MS;

/** A planned gap, give or take a twentieth, so that no store is always read at the same second. */
export function spreadGap(gapMs: number, random: number): number {
  return gapMs * (0.95 + 0.1 * random);
}

/**
 * The gap after a good read. A store that nobody watches is read once a day, a watched practice store once a minute.
 */
export function gapAfterSuccess(
  store: PlannedStore & { isPractice: boolean; isWatched: boolean },
  level: number,
  budget: HostBudget,
  random: number,
): number {
  if (store.isPractice && store.isWatched) return spreadGap(MINUTE_MS, random);
  const weight = store.isWatched ? store.weight || 1 : 0;
  return spreadGap(DAY_MS / pollsPerDay({ ...store, weight }, level, budget), random);
}

/** Requests are paid for in time: after them, the host is left alone until they fit its budget. */
export function gapToPayFor(requests: number, budget: HostBudget): number {
  return Math.max(MIN_GAP_MS, (requests / budget.requestsPerDay) * DAY_MS);
}

/**
 * The gap between two readings of the whole catalogue, if changes can be read by themselves. It is short enough that a
 * catalogue is due at every poll of a store that is read once a day. One that was cut short, or lost a signal, is read
 * again sooner.
 */
export function catalogueGap(wasCutShort: boolean, random: number): number {
  return (wasCutShort ? 5 : 20) * HOUR_MS * (1 + 0.1 * random);
}

/** The gap after a failed read: five minutes, doubling up to a day, never sooner than the store asked for. */
export function gapAfterFailure(failures: number, retryAfterSeconds: number | null, random: number): number {
  const backoff = Math.min(LONGEST_BACKOFF_MS, 5 * MINUTE_MS * 2 ** Math.min(failures - 1, 12));
  return Math.max((retryAfterSeconds ?? 0) * SECOND_MS, backoff) * (1 + 0.1 * random);
}

/** After this many failures in a row a store counts as unreadable: at least an hour and a quarter after the first. */
export const FAILURES_UNTIL_UNREADABLE = 5;
