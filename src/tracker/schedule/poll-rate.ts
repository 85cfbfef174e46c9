import { DAY_MS, HOUR_MS, MINUTE_MS } from '#runtime/clock.ts';
import { type Expected, expectedGain } from './expected-gain.ts';

/** How often one host may be asked. */
export type HostBudget = { requestsPerDay: number; shortestGapMs: number };

export const HOST_BUDGET: HostBudget = { requestsPerDay: 2_000, shortestGapMs: 15 * MINUTE_MS };

/** A store as the schedule sees it. */
export type PlannedStore = {
  /** How much the store counts if a budget is short; 0 if nobody watches it. */
  weight: number;
  /** The share of its rate at which it is read. */
  pace: number;
  /** The requests of one poll. */
  requests: number;
  /** The requests of the whole catalogue, once a day, besides the polls. */
  catalogueRequests: number;
  /** Null if the store shows sales, but has not for long enough to know how many. */
  expected: Expected | null;
};

/** A request is worthwhile if a hundred of them show one sale that nothing else would show. A choice. */
const MIN_GAIN = 0.01;
/** A new store is explored first: its sales have to be seen before it is known how often to read it. */
const EXPLORING_PER_DAY = DAY_MS / HOUR_MS;
const MIN_PER_DAY = 1;

/**
 * Polls a day. `level`: the least gain of a request with which a network stays within its budget (`find-level.ts`), 0
 * if nothing is short. Never more than the host's budget, and never less than one a day unless that budget requires it.
 */
export function pollsPerDay(store: PlannedStore, level: number, budget: HostBudget): number {
  const most = mostPerDay(store, budget);
  if (most <= MIN_PER_DAY || level === 0) return most;
  return Math.max(MIN_PER_DAY, Math.min(most, rateAt(store, level / store.weight, most)));
}

/** How often a store may and should be read if no network is short of requests. */
export function mostPerDay(store: PlannedStore, budget: HostBudget): number {
  const most = Math.min(budget.requestsPerDay / store.requests, DAY_MS / budget.shortestGapMs);
  if (most <= MIN_PER_DAY) return most;
  if (store.weight <= 0) return MIN_PER_DAY;
  const worthwhile = store.expected ? rateAt(store, MIN_GAIN, most) : Math.min(EXPLORING_PER_DAY, most);
  return Math.max(MIN_PER_DAY, worthwhile * store.pace);
}

/** The rate at which the gain has fallen to this: bisection on its logarithm. */
function rateAt(store: PlannedStore, gain: number, most: number): number {
  const gainAt = (rate: number) => expectedGain(store.expected ?? UNKNOWN, store.requests, rate);
  if (gainAt(most) >= gain) return most;
  let low = Math.log(MIN_PER_DAY);
  let high = Math.log(most);
  for (let step = 0; step < 30; step++) {
    const middle = (low + high) / 2;
    if (gainAt(Math.exp(middle)) > gain) low = middle;
    else high = middle;
  }
  return Math.exp(low);
}

/** What an unknown store is assumed to sell, if requests are short. */
const UNKNOWN: Expected = { linesPerDay: 20, products: 100, shape: 0.5 };
