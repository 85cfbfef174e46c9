import { type HostBudget, type PlannedStore, pollsPerDay } from './poll-rate.ts';

/** Stores that are alike, counted. */
export type StoreGroup = PlannedStore & { count: number };

/** Above any gain: every store is read once a day and no more. */
export const HIGHEST_LEVEL = 1e6;
const LOWEST_LEVEL = 1e-9;

/**
 * Water-filling: the least gain at which the stores of a network, each read until one request more would bring less,
 * stay within the network's daily budget together. 0 where the budget holds all that is worth asking,
 * `HIGHEST_LEVEL` where it does not even hold one poll a day of each.
 */
export function waterLevel(stores: readonly StoreGroup[], requestsPerDay: number, budget: HostBudget): number {
  const spentAt = (level: number) =>
    stores.reduce((sum, store) => {
      const polls = pollsPerDay(store, level, budget);
      return sum + store.count * (polls * store.requests + store.catalogueRequests);
    }, 0);
  if (spentAt(0) <= requestsPerDay) return 0;
  if (spentAt(HIGHEST_LEVEL) >= requestsPerDay) return HIGHEST_LEVEL;
  let low = Math.log(LOWEST_LEVEL);
  let high = Math.log(HIGHEST_LEVEL);
  for (let step = 0; step < 40; step++) {
    const middle = (low + high) / 2;
    if (spentAt(Math.exp(middle)) > requestsPerDay) low = middle;
    else high = middle;
  }
  return Math.exp(high);
}
