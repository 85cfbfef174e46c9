import { DAY_MS, HOUR_MS, SECOND_MS } from '#runtime/clock.ts';
import type { PeriodicWrites } from '../../known/store-model.ts';
import { poissonTail } from '../statistics/poisson-tail.ts';

const WINDOW_MS = 15 * SECOND_MS;
const PERIODS = [
  { everyMs: HOUR_MS, rounds: 24 },
  { everyMs: DAY_MS, rounds: 14 },
  { everyMs: 7 * DAY_MS, rounds: 5 },
];
const MEMORY_MS = 36 * DAY_MS;
/** For each sort: writes, and runs not known to be writes. */
const MAX_RUNS = 120;
const UNLIKELY = 1e-4;
/** The hourly intensity may be off by this factor within the hour. */
const INTENSITY_FACTOR = 2;
const MIN_ORDERS_PER_SECOND = 1e-5;
/** If orders come closer to one per window than this, being on time says nothing. */
const MAX_EXPECTED = 0.1;
/** A known write counts as two stamps of unknown cause. */
const WRITE_HITS = 2;
const MIN_HITS = 2;

/** Whether runs are on time more often than orders would be. `ordersPerSecond` is the store's intensity. */
export function isPeriodic({ runs }: PeriodicWrites, at: number, ordersPerSecond: (at: number) => number): boolean {
  const first = runs[0]?.[0];
  if (first === undefined || !isQuiet(ordersPerSecond(at))) return false;
  return PERIODS.some(({ everyMs, rounds }) => {
    let hits = 0;
    let expected = 0;
    for (let round = 1; round <= rounds; round++) {
      const then = at - round * everyMs;
      if (then + WINDOW_MS < first) break;
      expected += expectedIn(ordersPerSecond(then));
      hits += hitsAround(runs, then);
    }
    return hits >= MIN_HITS && poissonTail(hits, expected) < UNLIKELY;
  });
}

export function learnPeriodicWrites(
  { runs }: PeriodicWrites,
  now: number,
  fresh: PeriodicWrites['runs'],
): PeriodicWrites {
  const kept = [...runs, ...fresh].filter(([at]) => now - at < MEMORY_MS).sort(([one], [other]) => one - other);
  const left = new Map([true, false].map((isWrite) => [isWrite, kept.filter((run) => run[1] === isWrite).length]));
  return {
    runs: kept.filter(([, isWrite]) => {
      const count = left.get(isWrite)!;
      left.set(isWrite, count - 1);
      return count <= MAX_RUNS;
    }),
  };
}

/** Whether orders are rare enough for runs to be worth remembering. */
export function isQuiet(ordersPerSecond: number): boolean {
  return expectedIn(ordersPerSecond) < MAX_EXPECTED;
}

function expectedIn(ordersPerSecond: number): number {
  const perSecond = INTENSITY_FACTOR * Math.max(MIN_ORDERS_PER_SECOND, ordersPerSecond);
  return (perSecond * 2 * WINDOW_MS) / SECOND_MS;
}

function hitsAround(runs: PeriodicWrites['runs'], at: number): number {
  let hits = 0;
  for (const [then, isWrite] of runs) {
    if (Math.abs(then - at) <= WINDOW_MS) hits = Math.max(hits, isWrite ? WRITE_HITS : 1);
  }
  return hits;
}
