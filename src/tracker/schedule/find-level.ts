import { type HostBudget, type PlannedStore, pollsPerDay } from './poll-rate.ts';

/** Stores that are alike, with their count. */
export type StoreGroup = PlannedStore & { count: number };

/** Above any gain: every store is read just once a day. */
export const HIGHEST_LEVEL = 1e6;
const LOWEST_LEVEL = 1e-9;

/**
 * Water-filling: the least gain at which the stores of a network together stay within its daily budget, if each is read
 * until one more request would bring less. 0 if the budget is enough for all that is worthwhile, `HIGHEST_LEVEL` if it
 * is not even enough for one poll a day of each.
 */
export function findLevel(stores: readonly StoreGroup[], requestsPerDay: number, budget: HostBudget): number {
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
