import { SECOND_MS } from '#runtime/clock.ts';
import type { BasketSizes } from './baskets.ts';

/** A stamp that moved, with its product's share of a line of an order. */
export type Stamp = { externalId: string; at: number; share: number };

export type BulkOptions = {
  catalogueSize: number;
  /** The mean of the shares over the catalogue. */
  meanShare: number;
  baskets: BasketSizes;
  /** Orders of the store per second about now. */
  ordersPerSecond: number;
  /** When the page was rendered, and whether it held the whole catalogue with every stamp moved. */
  renderedAt: number;
  isEveryStampMoved: boolean;
};

const CHAIN_MS = 5 * SECOND_MS;
const RENDER_MS = 10 * SECOND_MS;
const LEAST_PRODUCTS = 5;
const LEAST_PART = 0.05;
/** A part of the catalogue that no order takes. */
const MOST_PART = 0.6;
/** Buyers pick what sells; a sync takes all alike. */
const PICKED_FACTOR = 1.5;
/** Even a drop day sells no more than so many times the usual. */
const BURST_FACTOR = 10;
const UNLIKELY = 1e-4;

/**
 * The stamps that are no orders: syncs, imports and other writes to many products, told by a scan of runs of stamps
 * that follow each other within seconds.
 */
export function findBulk(stamps: readonly Stamp[], options: BulkOptions): Set<string> {
  const bulk = new Set<string>();
  const sorted = stamps.toSorted((one, other) => one.at - other.at);
  const first = sorted[0];
  const last = sorted.at(-1);
  if (!first || !last) return bulk;
  const isRenderTime =
    options.isEveryStampMoved &&
    stamps.length > 1 &&
    (first.at === last.at || options.renderedAt - first.at <= RENDER_MS);
  if (isRenderTime) return new Set(stamps.map((stamp) => stamp.externalId));
  for (let from = 0; from < sorted.length; ) {
    let to = from + 1;
    while (to < sorted.length && sorted[to]!.at - sorted[to - 1]!.at <= CHAIN_MS) to++;
    const run = sorted.slice(from, to);
    if (isBulkRun(run, options)) for (const stamp of run) bulk.add(stamp.externalId);
    from = to;
  }
  return bulk;
}

function isBulkRun(run: readonly Stamp[], options: BulkOptions): boolean {
  if (run.length < Math.max(LEAST_PRODUCTS, LEAST_PART * options.catalogueSize)) return false;
  const seconds = new Set(run.map((stamp) => stamp.at)).size;
  const isWide = run.length >= MOST_PART * options.catalogueSize;
  if (seconds === 1 && !isWide && run.length <= 2 * options.baskets.largestSeen) return false;
  const isPicked = meanOf(run) >= PICKED_FACTOR * options.meanShare;
  if (!isWide) return !isPicked;
  const durationS = (run.at(-1)!.at - run[0]!.at) / SECOND_MS + 1;
  return poissonTail(seconds, BURST_FACTOR * options.ordersPerSecond * durationS) < UNLIKELY || seconds === 1;
}

function meanOf(run: readonly Stamp[]): number {
  return run.reduce((sum, stamp) => sum + stamp.share, 0) / run.length;
}

/** P(N ≥ count) for a Poisson count. */
function poissonTail(count: number, mean: number): number {
  let term = Math.exp(-mean);
  let below = 0;
  for (let n = 0; n < count; n++) {
    below += term;
    term *= mean / (n + 1);
  }
  return Math.max(0, 1 - below);
}
