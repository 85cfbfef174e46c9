import { HOUR_MS, SECOND_MS } from '#runtime/clock.ts';
import type { ProductChange } from '../../changes/compare-product.ts';
import type { Contamination, PeriodicWrites } from '../../known/store-model.ts';
import type { Evidence } from '../../observation.ts';
import type { BasketSizes } from '../orders/baskets.ts';
import type { Intensity } from '../orders/intensity.ts';
import { loneSalesSince } from '../orders/product-rate.ts';
import { expectedOrders } from '../orders/spread-orders.ts';
import { countBelow } from '../statistics/sorted.ts';
import { unfittedPart } from './contamination.ts';
import { findBulk } from './find-bulk.ts';

/** A product's last touch in the gap, and how it is classified. */
export type Touch = {
  change: ProductChange;
  at: number;
  /** The product's lines per order of the store, and their relative variance. */
  share: number;
  shareVar: number;
  /** The share if the touch is not a sale. */
  shareUnsold: number;
  /** The share as it was known before the gap. */
  shareBefore: number;
  classifiedAs: Evidence['classifiedAs'];
  /** The chance that it is a sale. */
  weight: number;
  /** The standard deviation of `weight` that all stamps share. */
  doubt: number;
  /** How well its product fits an order, if it is a lone stamp that was weighed by that. */
  fit?: number;
  why: Evidence['why'];
};

export type ClassifyOptions = {
  gap: { from: number; to: number };
  catalogueSize: number;
  linesPerOrder: number;
  /** The shape of the Gamma prior of the products' shares; null until fitted. */
  priorShape: number | null;
  baskets: BasketSizes;
  intensity: Intensity | null;
  periodicWrites: PeriodicWrites;
  contamination: Contamination;
  isEveryStampMoved: boolean;
  isStockAlive: boolean;
  /** When texts were last read; null for never. */
  textsAt: number | null;
};

export function classifyTouches(
  stamped: readonly Pick<Touch, 'change' | 'share' | 'shareVar' | 'shareUnsold' | 'shareBefore'>[],
  options: ClassifyOptions,
): { touches: Touch[]; runs: PeriodicWrites['runs'] } {
  const { gap, intensity } = options;
  const bulk = findBulk(
    stamped.map(({ change, shareBefore }) => ({
      externalId: change.externalId,
      at: change.stampedAt!,
      share: shareBefore,
      isWritten: isWritten(change),
    })),
    {
      catalogueSize: options.catalogueSize,
      meanShare: options.linesPerOrder / Math.max(1, options.catalogueSize),
      pickedShare: pickedShare(options),
      baskets: options.baskets,
      periodicWrites: options.periodicWrites,
      ordersPerSecond: (at) => (intensity ? intensity.expected(at, at + 1000) : 0),
      renderedAt: gap.to,
      isEveryStampMoved: options.isEveryStampMoved,
    },
  );
  const inRuns = stamped.filter(({ change }) => bulk.why.has(change.externalId));
  const soldInRuns = inRuns.filter(({ change }) => change.stock.sold > 0).length;
  const datesSales = intensity === null || soldInRuns > inRuns.length / 2;
  const touches = stamped.map(({ change, ...shares }): Touch => {
    const at = Math.min(gap.to, Math.max(gap.from, change.stampedAt!));
    return {
      change,
      at,
      ...shares,
      doubt: 0,
      ...judge(change, bulk.why.get(change.externalId), { ...options, datesSales }),
    };
  });
  const isInRun = ({ change }: Touch) => bulk.why.has(change.externalId);
  acceptRestockedLines(touches, isInRun);
  weighWritten(touches, options, isInRun);
  weighLateEdits(touches, options.textsAt);
  return { touches, runs: bulk.runs };
}

/**
 * The mean share of the products that orders pick: the mean square over the mean, of a Gamma. Null if products sell too
 * much alike.
 */
function pickedShare({ priorShape, linesPerOrder, catalogueSize }: ClassifyOptions): number | null {
  if (priorShape === null || priorShape > MAX_ALIKE) return null;
  return (linesPerOrder / Math.max(1, catalogueSize)) * (1 + 1 / priorShape);
}

export function isWritten({ isEdited, isPriceChanged, isReviewed, isRestocked, stock }: ProductChange): boolean {
  return isEdited || isPriceChanged || isReviewed || isRestocked || stock.risen > 0;
}

type Judgement = Pick<Touch, 'classifiedAs' | 'weight' | 'why'>;

/** `datesSales`: most products of the runs were sold, so that they may be orders, or nothing else dates sales. */
function judge(
  change: ProductChange,
  bulkWhy: Evidence['why'] | undefined,
  { isStockAlive, datesSales }: { isStockAlive: boolean; datesSales: boolean },
): Judgement {
  const { stock } = change;
  if (change.now.variants.every(({ isNoGoods }) => isNoGoods)) {
    return { classifiedAs: 'edit', weight: 0, why: 'no-goods' };
  }
  if (change.now.variants.every(({ isUncounted }) => isUncounted)) {
    return { classifiedAs: 'edit', weight: 0, why: 'not-counted' };
  }
  // Units that left with the stamp are a sale, whatever else was written in the same gap. A sync says not when.
  const isWrite = bulkWhy !== undefined && stock.isComplete && stock.risen === 0 && !datesSales;
  if (isStockAlive && stock.sold > 0 && !isWrite)
    return { classifiedAs: 'sale', weight: 1, why: 'stock-fell-with-stamp' };
  if (stock.cancelled.length > 0) return { classifiedAs: 'restock', weight: 0, why: 'order-cancelled' };
  if (stock.risen > 0) return { classifiedAs: 'restock', weight: 0, why: 'stock-rose' };
  if (change.isRestocked) return { classifiedAs: 'restock', weight: 0, why: 'back-in-stock' };
  if (bulkWhy !== undefined) return { classifiedAs: 'bulk_edit', weight: 0, why: bulkWhy };
  if (change.isEdited) return { classifiedAs: 'edit', weight: 0, why: 'content-changed' };
  if (change.isPriceChanged) return { classifiedAs: 'edit', weight: 0, why: 'price-changed' };
  if (change.isReviewed) return { classifiedAs: 'edit', weight: 0, why: 'review-written' };
  if (isStockAlive && stock.isComplete) return { classifiedAs: 'edit', weight: 0, why: 'no-unit-left' };
  return { classifiedAs: 'sale', weight: 1, why: change.isSoldOut ? 'stamp-alone-sold-out' : 'stamp-alone' };
}

/** A restocked product that shares its second with a sale was in that order: the delivery came earlier in the gap. */
function acceptRestockedLines(touches: Touch[], isInRun: (touch: Touch) => boolean): void {
  const sales = new Set(touches.filter((touch) => touch.weight > 0).map((touch) => touch.at));
  for (const touch of touches) {
    if (touch.change.stock.risen > 0 && sales.has(touch.at) && !isInRun(touch)) {
      touch.classifiedAs = 'sale';
      touch.weight = 1;
      touch.why = 'in-order-after-restock';
    }
  }
}

const MAX_ALIKE = 2;
const ROUNDS = 20;
/** No larger part of a catalogue is delivered product by product in one gap. */
const MAX_BY_THEMSELVES = 0.5;
/** No larger part of single deliveries looks like a run. */
const MAX_RUN_BY_CHANCE = 1 / 3;
/** Below this chance of a sale, a written product's stamp is the write itself. */
const MIN_AFTER = 0.05;
/** The same for a counted product: so few units would have been sold after the rise that it seldom hides them. */
const MIN_AFTER_RISE = 0.1;

/**
 * A product that was written in a gap may have been sold afterwards; the stamp is then the order's. A write comes at
 * any moment of the gap or, if most came in one run, in that run; sales come at rate λ. With m orders of the product
 * expected before the stamp, M in the gap, and a part q of the writes in runs, the odds of a sale are (1 − q) m + q M
 * to 1 − q. Deliveries and edits each have their own q.
 */
function weighWritten(touches: readonly Touch[], options: ClassifyOptions, isInRun: (touch: Touch) => boolean): void {
  const { gap, intensity } = options;
  const written = touches.filter((touch) => isWritten(touch.change));
  const alone = written.filter(
    (touch) => touch.weight === 0 && !isInRun(touch) && (!touch.change.stock.isKnown || touch.change.stock.risen > 0),
  );
  if (alone.length === 0) return;
  const sales = [...new Set(touches.filter((touch) => touch.weight > 0).map((touch) => touch.at))].sort(
    (a, b) => a - b,
  );
  const usual = (to: number) => (intensity ? expectedOrders({ from: gap.from, to }, intensity) : 0);
  const inGap = Math.max(sales.length, usual(gap.to));
  const companyOf = companyIn(touches, options, sales.length);
  const expected = alone.map((touch): Expected => {
    const share = touch.shareBefore * companyOf(touch);
    const before = share * Math.max(countBelow(sales, touch.at), usual(touch.at));
    return { touch, before, inGap: share * inGap };
  });
  for (const [isRise, some] of Map.groupBy(expected, ({ touch }) => hasRisen(touch))) {
    const all = written.filter((touch) => hasRisen(touch) === isRise).length;
    const inRuns = isRise ? deliveredInRuns(all, some, options.catalogueSize) : editedInRuns(all, some);
    for (const one of some) weighByOdds(one.touch, saleOdds(one, inRuns) / (1 - inRuns));
  }
}

function hasRisen({ change }: Touch): boolean {
  return change.stock.risen > 0;
}

function weighByOdds(touch: Touch, odds: number): void {
  const weight = odds / (odds + 1);
  if (weight < (touch.change.stock.isKnown ? MIN_AFTER_RISE : MIN_AFTER)) return;
  touch.weight = weight;
  if (weight <= 0.5) return;
  touch.classifiedAs = 'sale';
  touch.why = 'stamp-alone';
}

/** Orders of a product that were expected before its stamp, and in the whole gap. */
type Expected = { touch: Touch; before: number; inGap: number };

function saleOdds({ before, inGap }: Expected, inRuns: number): number {
  return (1 - inRuns) * before + inRuns * inGap;
}

/**
 * The part of all edits that came in runs. Edits whose stamp is a sale also came in them (expectation and maximization,
 * Dempster 1977).
 */
function editedInRuns(all: number, alone: readonly Expected[]): number {
  let inRuns = all / (all + 1);
  for (let round = 1; round < ROUNDS; round++) {
    const sold = alone.reduce((sum, one) => {
      const odds = saleOdds(one, inRuns);
      return sum + odds / (odds + 1 - inRuns);
    }, 0);
    inRuns = (all - alone.length + sold) / (all + 1);
  }
  return inRuns;
}

/**
 * The part of all deliveries that came in runs: the maximum of the likelihood qʳ Π (1 − q) (1 + m) + q M, with r in
 * runs and the others alone. A delivery by itself is no run, however often its product sells.
 */
function deliveredInRuns(all: number, alone: readonly Expected[], catalogueSize: number): number {
  const most = all / (all + 1);
  const runs = all - alone.length;
  if (all > MAX_BY_THEMSELVES * catalogueSize || runs > all * MAX_RUN_BY_CHANCE) return most;
  let [low, high] = [0, most];
  for (let round = 0; round < ROUNDS; round++) {
    const q = (low + high) / 2;
    const slope = alone.reduce((sum, one) => sum + (one.inGap - 1 - one.before) / (saleOdds(one, q) + 1 - q), runs / q);
    if (slope > 0) low = q;
    else high = q;
  }
  return low;
}

/**
 * How much likelier a stamp is a sale than a write, by what shares its second. Only some of the sold lines stand alone
 * in their second, and a write falls into the second of an order only by chance. A second that only written products
 * share says nothing.
 */
function companyIn(
  touches: readonly Touch[],
  { gap, contamination, isStockAlive }: ClassifyOptions,
  orders: number,
): (touch: Touch) => number {
  const bySecond = Map.groupBy(touches, (touch) => touch.at);
  const sold = touches.filter((touch) => touch.weight > 0);
  const single = sold.filter((touch) => bySecond.get(touch.at)!.length === 1);
  const unproven = single.filter((touch) => !(isStockAlive && touch.change.stock.isComplete)).length;
  const writes = unproven * unfittedPart(contamination, (gap.to - gap.from) / HOUR_MS, unproven).part;
  const singly = (single.length - writes + 1) / (sold.length - writes + 1);
  const chance = ((orders + 1) * SECOND_MS) / Math.max(SECOND_MS, gap.to - gap.from);
  return ({ at, change }) => {
    // deliveries come in runs rather than alone
    if (change.stock.risen > 0) return 1;
    const together = bySecond.get(at)!;
    if (together.length === 1) return singly;
    return together.some((touch) => touch.weight > 0) ? Math.max(1, (1 - singly) / chance) : 1;
  };
}

/** An edit may have come with any of the lone stamps since texts were last read, this one included. */
function weighLateEdits(touches: readonly Touch[], textsAt: number | null): void {
  for (const touch of touches) {
    if (touch.classifiedAs !== 'edit' || !touch.change.isEdited || touch.change.stock.isKnown) continue;
    const earlier = loneSalesSince(touch.change.before.rate, textsAt).length;
    touch.weight = Math.max(touch.weight, earlier / (earlier + 1));
  }
}
