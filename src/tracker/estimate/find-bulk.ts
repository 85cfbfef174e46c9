import { SECOND_MS } from '#runtime/clock.ts';
import type { BasketSizes } from './baskets.ts';
import { countBelow } from './sorted.ts';

/** A stamp that moved, with its product's share of a line of an order. */
export type Stamp = { externalId: string; at: number; share: number };

export type BulkOptions = {
  catalogueSize: number;
  /** The mean of the shares over the catalogue. */
  meanShare: number;
  baskets: BasketSizes;
  /** Orders that the store's rhythm expects per second, at a time. */
  ordersPerSecond(at: number): number;
  /** When the page was rendered, and whether it held the whole catalogue with every stamp moved. */
  renderedAt: number;
  isEveryStampMoved: boolean;
};

const CHAIN_MS = 5 * SECOND_MS;
const RENDER_MS = 10 * SECOND_MS;
const LEAST_PRODUCTS = 5;
/** Seconds with stamps, from which on a run is judged as a whole. */
const LEAST_SECONDS = 3;
const LEAST_PART = 0.05;
/** A part of the catalogue that no order takes. */
const MOST_PART = 0.6;
/** Buyers pick what sells; a sync takes all alike. */
const PICKED_FACTOR = 1.5;
/** Even a drop day sells no more than so many times the usual. */
const BURST_FACTOR = 10;
const UNLIKELY = 1e-5;
/** In a rush, orders come before and after the run as well. */
const AROUND_MS = 600 * SECOND_MS;
const RUSH_FACTOR = 3;

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
  const seconds = [...new Set(sorted.map((stamp) => stamp.at))];
  for (let from = 0; from < sorted.length; ) {
    let to = from + 1;
    while (to < sorted.length && sorted[to]!.at - sorted[to - 1]!.at <= CHAIN_MS) to++;
    for (const stamp of bulkOfRun(sorted.slice(from, to), seconds, options)) bulk.add(stamp.externalId);
    from = to;
  }
  return bulk;
}

/** A long run is bulk where no rush of orders could have made it; in a short one each second is judged by itself. */
function bulkOfRun(run: readonly Stamp[], allSeconds: readonly number[], options: BulkOptions): readonly Stamp[] {
  const seconds = Map.groupBy(run, (stamp) => stamp.at);
  const [from, to] = [run[0]!.at, run.at(-1)!.at];
  if (seconds.size < LEAST_SECONDS) {
    return seconds
      .values()
      .toArray()
      .filter((stamps) => isBulkSecond(stamps, options))
      .flat();
  }
  const around = countBelow(allSeconds, to + AROUND_MS) - countBelow(allSeconds, from - AROUND_MS) - seconds.size;
  const rush = (RUSH_FACTOR * around * SECOND_MS) / (2 * AROUND_MS);
  const perSecond = Math.max(BURST_FACTOR * options.ordersPerSecond(from), rush);
  return poissonTail(seconds.size, perSecond * ((to - from) / SECOND_MS + 1)) < UNLIKELY ? run : [];
}

function isBulkSecond(stamps: readonly Stamp[], options: BulkOptions): boolean {
  if (stamps.length < Math.max(LEAST_PRODUCTS, LEAST_PART * options.catalogueSize)) return false;
  if (stamps.length >= MOST_PART * options.catalogueSize) return true;
  if (stamps.length <= 2 * options.baskets.largestSeen) return false;
  return meanOf(stamps) < PICKED_FACTOR * options.meanShare;
}

function meanOf(run: readonly Stamp[]): number {
  return run.reduce((sum, stamp) => sum + stamp.share, 0) / run.length;
}

/** P(N ≥ count) for a Poisson count. */
function poissonTail(count: number, mean: number): number {
  // far beyond counting; and where the first term would vanish
  if (mean > 500) return count > 2 * mean ? 0 : 1;
  let term = Math.exp(-mean);
  let below = 0;
  for (let n = 0; n < count; n++) {
    below += term;
    term *= mean / (n + 1);
  }
  return Math.max(0, 1 - below);
}
