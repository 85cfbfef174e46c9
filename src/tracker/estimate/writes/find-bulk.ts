import type { EvidenceWhy } from '#contract/estimate/evidence.ts';
import { SECOND_MS } from '#runtime/clock.ts';
import type { PeriodicWrites } from '../../known/store-model.ts';
import type { BasketSizes } from '../orders/baskets.ts';
import { poissonTail } from '../statistics/poisson-tail.ts';
import { countBelow } from '../statistics/sorted.ts';
import { isPeriodic, isQuiet } from './periodic-writes.ts';

/** A stamp that moved, with its product's share before it did. */
export type Stamp = {
  externalId: string;
  at: number;
  share: number;
  /** Whether the gap changed something of the product that no order changes: a text, a price, a delivery. */
  isWritten: boolean;
};

export type BulkOptions = {
  catalogueSize: number;
  /** The mean of the shares over the catalogue. */
  meanShare: number;
  /** The mean of the shares that orders pick; null if the store's products are not known to sell differently. */
  pickedShare: number | null;
  baskets: BasketSizes;
  periodicWrites: PeriodicWrites;
  /** Orders per second that the store's intensity expects at a time. */
  ordersPerSecond(at: number): number;
  /** When the page was rendered, and whether it held the whole catalogue with every stamp moved. */
  renderedAt: number;
  isEveryStampMoved: boolean;
};

type Bulk = {
  /** Why, by product. */
  why: Map<string, EvidenceWhy>;
  /** When stamps came at all, from which periodic writes are learned. */
  runs: PeriodicWrites['runs'];
};

const CHAIN_MS = 5 * SECOND_MS;
/** Writes that wait for each other: one product every few seconds. */
const SLOW_CHAIN_MS = 15 * SECOND_MS;
const SLOW_MIN_SECONDS = 20;
/** A run over a larger part of the catalogue also touches what sells. */
const SLOW_MAX_PART = 0.3;
/** By how many standard errors the steps must be more even than those of a Poisson process. */
const REGULAR = 2;
const RENDER_MS = 10 * SECOND_MS;
const MIN_PRODUCTS = 5;
/** With this many seconds that hold stamps, a run is too long for one order. */
const MIN_SECONDS = 3;
const MIN_PART = 0.05;
/** An order takes this part of the catalogue only if the store's other orders come near it. */
const LARGE_PART = 0.1;
const LARGE_UNLIKELY = 1e-3;
/** A part of the catalogue that no order takes. */
const NO_ORDERS_PART = 0.6;
/** Buyers pick what sells; a sync takes all alike. */
const PICKED_FACTOR = 1.5;
/** Even a drop day sells at most this many times the usual. */
const MAX_BURST_FACTOR = 10;
const UNLIKELY = 1e-5;
/** The chance that the second turns while an order's products are saved. */
const TURNING_SECOND = 0.05;
const TURNING_UNLIKELY = 1e-4;
/** Two written products make a run one of writes, if an order would seldom fall into it. */
const MIN_WRITTEN = 2;
const SELDOM = 0.05;
/** In a burst, orders also come before and after the run. */
const AROUND_MS = 600 * SECOND_MS;
const BURST_FACTOR = 3;

const IN_ONE_RUN = 'one-run';
const WITH_WRITES = 'run-with-edits';
const ON_ROUTINE = 'on-routine';

/**
 * Finds the stamps that are not orders: syncs, imports and other writes to many products. They show as runs of stamps
 * that follow each other within seconds, and by the clock times that apps write at.
 */
export function findBulk(stamps: readonly Stamp[], options: BulkOptions): Bulk {
  const bulk: Bulk = { why: new Map(), runs: [] };
  const sorted = stamps.toSorted((one, other) => one.at - other.at);
  const first = sorted[0];
  const last = sorted.at(-1);
  if (!first || !last) return bulk;
  const isRenderTime =
    options.isEveryStampMoved &&
    stamps.length > 1 &&
    (first.at === last.at || options.renderedAt - first.at <= RENDER_MS);
  if (isRenderTime) return { ...bulk, why: new Map(stamps.map((stamp) => [stamp.externalId, IN_ONE_RUN])) };
  const allSeconds = [...new Set(sorted.map((stamp) => stamp.at))];
  const writtenInAll = sorted.filter((stamp) => stamp.isWritten).length;
  for (const stamps of chains(sorted, SLOW_CHAIN_MS)) {
    if (!isSlowRun(runOf(stamps, allSeconds, options.ordersPerSecond), options)) continue;
    for (const stamp of stamps) bulk.why.set(stamp.externalId, IN_ONE_RUN);
    bulk.runs.push([stamps[0]!.at, true]);
  }
  const left = sorted.filter((stamp) => !bulk.why.has(stamp.externalId));
  for (const stamps of chains(left, CHAIN_MS)) {
    const run = runOf(stamps, allSeconds, options.ordersPerSecond);
    const [found, why] = judgeRun(run, writtenInAll, options);
    for (const stamp of found) bulk.why.set(stamp.externalId, why);
    const isWrite = (found.length > 0 && why !== ON_ROUTINE) || stamps.some((stamp) => stamp.isWritten);
    if (isWrite || isQuiet(run.perSecond)) bulk.runs.push([run.from, isWrite]);
  }
  return bulk;
}

type Run = {
  stamps: readonly Stamp[];
  seconds: Map<number, Stamp[]>;
  from: number;
  to: number;
  /** Orders per second that may come here: by the intensity, or by how many came around the run. */
  perSecond: number;
  burstPerSecond: number;
};

function chains(sorted: readonly Stamp[], withinMs: number): Stamp[][] {
  const runs: Stamp[][] = [];
  for (const stamp of sorted) {
    const run = runs.at(-1);
    if (run && stamp.at - run.at(-1)!.at <= withinMs) run.push(stamp);
    else runs.push([stamp]);
  }
  return runs;
}

function runOf(
  stamps: readonly Stamp[],
  allSeconds: readonly number[],
  ordersPerSecond: BulkOptions['ordersPerSecond'],
): Run {
  const seconds = Map.groupBy(stamps, (stamp) => stamp.at);
  const [from, to] = [stamps[0]!.at, stamps.at(-1)!.at];
  const around = countBelow(allSeconds, to + AROUND_MS) - countBelow(allSeconds, from - AROUND_MS) - seconds.size;
  const burst = (BURST_FACTOR * around * SECOND_MS) / (2 * AROUND_MS);
  const usual = ordersPerSecond(from);
  return {
    stamps,
    seconds,
    from,
    to,
    perSecond: Math.max(usual, burst),
    burstPerSecond: Math.max(MAX_BURST_FACTOR * usual, burst),
  };
}

function judgeRun(run: Run, writtenInAll: number, options: BulkOptions): [found: readonly Stamp[], why: EvidenceWhy] {
  if (isBulkRun(run, options)) return [run.stamps, IN_ONE_RUN];
  const large = [...run.seconds.values()].filter((stamps) => isBulkSecond(stamps, options)).flat();
  if (large.length > 0 && run.seconds.size < MIN_SECONDS) return [large, IN_ONE_RUN];
  if (isWrittenRun(run, writtenInAll)) return [run.stamps.filter((stamp) => !stamp.isWritten), WITH_WRITES];
  if (isPeriodic(options.periodicWrites, run.from, (at) => Math.max(run.perSecond, options.ordersPerSecond(at)))) {
    return [run.stamps, ON_ROUTINE];
  }
  return [[], IN_ONE_RUN];
}

/** A long run is bulk if no burst of orders could have made it; a short one if it is also too large for an order. */
function isBulkRun({ seconds, stamps, from, to, burstPerSecond }: Run, { baskets }: BulkOptions): boolean {
  if (seconds.size < 2) return false;
  const chance = poissonTail(seconds.size, burstPerSecond * ((to - from) / SECOND_MS + 1));
  if (seconds.size >= MIN_SECONDS) return chance < UNLIKELY;
  const asTwo = seconds.values().reduce((product, { length }) => product * baskets.chanceOfAtLeast(length), chance);
  return asTwo + TURNING_SECOND * baskets.chanceOfAtLeast(stamps.length) < TURNING_UNLIKELY;
}

/**
 * A long run at even steps that no burst of orders makes, over products that buyers do not prefer: by the mean
 * logarithm of the steps, which is −γ ± √(π²/6 − 1) / √n for a Poisson process (Moran 1951).
 */
function isSlowRun(
  { seconds, stamps, from, to, burstPerSecond }: Run,
  { catalogueSize, meanShare, pickedShare }: BulkOptions,
): boolean {
  if (seconds.size < SLOW_MIN_SECONDS || stamps.length > SLOW_MAX_PART * catalogueSize) return false;
  if (pickedShare === null || meanOf(stamps) > Math.sqrt(meanShare * pickedShare)) return false;
  if (poissonTail(seconds.size, burstPerSecond * ((to - from) / SECOND_MS + 1)) >= UNLIKELY) return false;
  const times = [...seconds.keys()];
  // stamps are whole seconds
  const gaps = times.slice(1).map((at, index) => (at - times[index]!) / SECOND_MS - 0.5);
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
  const meanLog = gaps.reduce((sum, gap) => sum + Math.log(gap / mean), 0) / gaps.length;
  return meanLog > -0.5772 + (REGULAR * 0.8031) / Math.sqrt(gaps.length);
}

function isBulkSecond(stamps: readonly Stamp[], { catalogueSize, baskets, meanShare }: BulkOptions): boolean {
  const size = stamps.length;
  if (size < Math.max(MIN_PRODUCTS, MIN_PART * catalogueSize)) return false;
  if (size >= NO_ORDERS_PART * catalogueSize) return true;
  const isPicked = meanOf(stamps) >= PICKED_FACTOR * meanShare;
  if (size >= LARGE_PART * catalogueSize && !isPicked && baskets.chanceOfAtLeast(size) < LARGE_UNLIKELY) return true;
  return size > 2 * baskets.largestSeen && !isPicked;
}

/** If writes also show elsewhere in the gap, they may just have come before an order of the same products. */
function isWrittenRun({ stamps, seconds, from, to, perSecond }: Run, writtenInAll: number): boolean {
  const written = stamps.filter((stamp) => stamp.isWritten).length;
  if (written < MIN_WRITTEN || written < writtenInAll - written) return false;
  const reachMs = seconds.size > 1 ? to - from + 2 * CHAIN_MS : SECOND_MS;
  return (perSecond * reachMs) / SECOND_MS < SELDOM;
}

function meanOf(run: readonly Stamp[]): number {
  return run.reduce((sum, stamp) => sum + stamp.share, 0) / run.length;
}
