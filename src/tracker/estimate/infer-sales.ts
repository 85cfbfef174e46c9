import type { ProductChange } from '../changes/compare-product.ts';
import type { KnownStore } from '../known/store.ts';
import type { StoreModel } from '../known/store-model.ts';
import type { LiveSignals } from '../observation.ts';
import { addProducts, addSeenOrders } from './count-sales.ts';
import { HourLedger } from './hour-ledger.ts';
import type { Inference } from './inference.ts';
import type { GapStatistics } from './learn.ts';
import { type BasketSizes, basketClass, basketSizes } from './orders/baskets.ts';
import { censoringFactor } from './orders/censoring.ts';
import { excitationFactor } from './orders/excitation.ts';
import { groupBaskets } from './orders/group-baskets.ts';
import { type Intensity, intensityOf } from './orders/intensity.ts';
import { cutByHour, type OrderTimeline, orderTimeline } from './orders/order-timeline.ts';
import { priorOf, rateNow, shareOf } from './orders/product-rate.ts';
import { againPart, linesAgain } from './orders/same-again.ts';
import { isWithinOnePoll } from './orders/within-one-poll.ts';
import { countBelow } from './statistics/sorted.ts';
import { ordersByStock } from './stock/orders-by-stock.ts';
import { ALL_KEPT } from './thin-sales.ts';
import { classifyTouches, type Touch } from './writes/classify-touches.ts';
import { basketsOf, salesOfSeen } from './writes/repeats.ts';
import { weighByStock } from './writes/sale-chance.ts';
import { weighBursts } from './writes/weigh-bursts.ts';
import { explainedBy, weighLoneStamps } from './writes/weigh-lone-stamps.ts';

export const ORDERS_UNTIL_KNOWN = 30;
/** Before any order is known, this many products in one second may just as well be a write to many. */
const MIN_LARGE = 5;
/** How often the orders found in a gap are used to correct the shares from which its hidden orders follow. */
const ROUNDS = 3;
const NEARLY_ALL = 0.98;
/** Fashions change: no gap reduces the share of untouched products by more than this factor. */
const MIN_KEPT = 0.5;
const LARGE_PART = 0.1;
/**
 * If more is covered, the orders that still show are of products that sell little: they are no sample of the orders.
 */
const SELDOM_COVERED = 0.15;

type Context = {
  known: KnownStore;
  gap: { from: number; to: number };
  live: LiveSignals;
  isEveryStampMoved: boolean;
};

const NO_TOUCHES = { touches: [], runs: [] };

/** Infers the sales of a gap from its changes. */
export function inferSales(changes: readonly ProductChange[], context: Context): Inference {
  const { gap, live } = context;
  const model = withFirstBaskets(context.known.model, changes, context.known.catalogueSize);
  const known = { ...context.known, model };
  const intensity = intensityOf(model.week);
  const baskets = basketSizes(model.baskets);
  const ledger = new HourLedger(live.modified ? (live.stock ? 'mixed' : 'modified') : 'stock');
  for (const { from, to } of cutByHour(gap)) ledger.addObserved(from, to);
  const stamped = live.modified ? touchesOf(changes, { ...context, known }, baskets, intensity) : NO_TOUCHES;
  const { touches } = stamped;
  const linesPerOrder = expectedLinesPerOrder(known, baskets);
  const explained = explainedBy(touches);
  const shareSum = model.shareSum ?? linesPerOrder;
  const inBursts = live.stock ? new Set<Touch>() : weighBursts(touches, gap, { baskets, intensity, shareSum });
  const loneStamps = weighLoneStamps(touches, { known, gap, live, inBursts });
  if (live.stock) weighByStock(touches, model.calibration);
  const orders = groupBaskets(touches);
  const censoring = censoringFactor(model.censoring);
  const again = againPart(model.again);
  const excitation = excitationFactor(model.excitation);
  const sold = touches.filter((touch) => touch.weight > 0.5);
  const touched = sold.map(({ share, change: { before } }) => ({
    share,
    isAgain: before.rate.soldAt !== null && isWithinOnePoll({ from: before.rate.soldAt, to: gap.from }),
  }));
  for (const touch of touches) {
    const share = touch.weight * touch.share + (1 - touch.weight) * touch.shareUnsold;
    touch.share = Math.min(1, share * excitation);
  }
  const untouched = untouchedShare(known, touches, linesPerOrder);
  const counted =
    live.stock && live.modified ? ordersByStock(touches, { untouched, meanSize: baskets.meanSize, model }) : null;
  const timelineOf = (placed: number) => {
    const sharesTouched = touches.reduce((sum, touch) => sum + touch.share, 0);
    const allShares = sharesTouched + untouched * keptUntouched(model, placed);
    return orderTimeline(
      gap,
      touches.map((touch) => ({ at: touch.at, share: touch.share / allShares })),
      orders.map((order) => ({ at: order.at, weight: order.weight })),
      { ...baskets, factor: censoring.value, isAgain: (at) => again.part * again.within(gap.to - at) },
      live.modified ? intensity : null,
      allShares,
      counted,
    );
  };
  let timeline = timelineOf(0);
  const prior = priorOf(model, known.catalogueSize);
  for (let round = 0; round < ROUNDS; round++) {
    const placed = timeline.total;
    if (keptUntouched(model, placed) > NEARLY_ALL) break;
    for (const touch of touches) touch.share = Math.min(1, shareAfter(touch, timeline, { model, prior }) * excitation);
    timeline = timelineOf(placed);
  }
  const thinning = live.stock ? ALL_KEPT : salesOfSeen(model.repeats);
  const inference: Inference = {
    ledger,
    touches,
    thinning,
    rates: new Map(),
    statistics: { ...noStatistics(gap), touched },
  };
  const isSample = ({ at }: { at: number }) => timeline.coveredAfter(at) < SELDOM_COVERED;
  if (!live.stock) inference.statistics.multiLineBaskets = basketsOf(touches.filter(isSample), shareSum);
  inference.statistics.coveredShare = timeline.coveredAfter(gap.from - 1);
  inference.statistics.coveredAfter = timeline.coveredAfter;
  inference.statistics.sold = sold.map(({ change, at }) => ({ before: change.before.modifiedAt ?? 0, at }));
  inference.statistics.stampsBefore = touches.map((touch) => touch.change.before.modifiedAt ?? 0);
  inference.statistics.seenOrders = orders.filter((order) => order.weight > 0.5 && isSample(order));
  inference.statistics.loneStamps = loneStamps;
  inference.statistics.explained = explained;
  inference.statistics.runs = stamped.runs;
  addSeenOrders(inference, timeline, orders, {
    hiddenRelativeSd: censoring.relativeSd,
    againSd: (at) => again.sd * again.within(at - gap.from),
  });
  addProducts(inference, timeline, changes, { ...context, known }, intensity, {
    hiddenRelativeSd: censoring.relativeSd,
    again: (at) => linesAgain(again, at - gap.from),
  });
  return inference;
}

/**
 * The share of the stamped products that were not touched: what the touched products leave, but no less than as many
 * products that never sold would have.
 */
function untouchedShare(
  { model, catalogueSize }: KnownStore,
  touches: readonly Touch[],
  linesPerOrder: number,
): number {
  const left = (model.shareSum ?? linesPerOrder) - touches.reduce((sum, touch) => sum + touch.shareBefore, 0);
  const prior = priorOf(model, catalogueSize);
  const never = shareOf({ lines: 0, orders: model.clock }, prior).mean;
  return Math.max(left, never * Math.max(0, catalogueSize - touches.length));
}

/**
 * Products that were in none of a gap's orders sell less than was thought. The factor on their share, by a Gamma
 * posterior with those orders added to the exposure.
 */
function keptUntouched(model: StoreModel, placed: number): number {
  const known = model.clock + (model.prior?.orders ?? 0);
  return known > 0 ? Math.max(MIN_KEPT, known / (known + placed)) : 1;
}

/** A touched product's share if the orders after its stamp, hidden ones too, are known: it was in none of them. */
function shareAfter(
  { change, at, weight }: Touch,
  timeline: OrderTimeline,
  { model, prior }: { model: StoreModel; prior: ReturnType<typeof priorOf> },
): number {
  const { lines, orders } = rateNow(change.before.rate, model);
  const after = Math.max(0, timeline.total - timeline.before(at) - weight);
  const rate = { lines: lines + weight, orders: orders + weight + after };
  return shareOf(rate, prior).mean;
}

/** Until some orders are known, the gap's own baskets are used: those of its later half, of which little is covered. */
function withFirstBaskets(model: StoreModel, changes: readonly ProductChange[], catalogueSize: number): StoreModel {
  if (model.clock >= ORDERS_UNTIL_KNOWN) return model;
  const stamps = changes.map((change) => change.stampedAt).filter((at) => at !== null);
  const sizes = new Map<number, number>();
  for (const at of stamps) sizes.set(at, (sizes.get(at) ?? 0) + 1);
  const latest = [...sizes].sort(([one], [other]) => other - one).slice(0, Math.ceil(sizes.size / 2));
  const baskets = [...model.baskets];
  for (const [, size] of latest) {
    if (size >= MIN_LARGE && size > LARGE_PART * catalogueSize) continue;
    const index = basketClass(size);
    while (baskets.length <= index) baskets.push(0);
    baskets[index]! += 1;
  }
  return { ...model, baskets };
}

function touchesOf(
  changes: readonly ProductChange[],
  context: Context,
  baskets: BasketSizes,
  intensity: Intensity | null,
): ReturnType<typeof classifyTouches> {
  const { known, gap, live } = context;
  const prior = priorOf(known.model, known.catalogueSize);
  const seconds = [...new Set(changes.map((change) => change.stampedAt).filter((at) => at !== null))].sort(
    (a, b) => a - b,
  );
  const stamped = changes
    .filter((change) => change.stampedAt !== null)
    .map((change) => {
      const rate = rateNow(change.before.rate, known.model);
      // this gap counts too: one line, and the later orders that did not hold the product
      const orders = rate.orders + 1 + seconds.length - countBelow(seconds, change.stampedAt! + 1);
      const share = shareOf({ lines: rate.lines + 1, orders }, prior);
      const shareUnsold = shareOf({ lines: rate.lines, orders }, prior).mean;
      const shareBefore = shareOf(rate, prior).mean;
      return { change, share: share.mean, shareUnsold, shareVar: share.relativeVar, shareBefore };
    });
  return classifyTouches(stamped, {
    gap,
    catalogueSize: known.catalogueSize,
    linesPerOrder: expectedLinesPerOrder(known, baskets),
    priorShape: known.model.prior?.shape ?? null,
    baskets,
    intensity,
    periodicWrites: known.model.periodicWrites,
    contamination: known.model.contamination,
    isEveryStampMoved: context.isEveryStampMoved,
    textsAt: known.model.textsAt ?? null,
    isStockAlive: live.stock,
  });
}

/** Lines per order that this store showed, with five orders' worth of trust in its basket sizes. */
function expectedLinesPerOrder({ model }: KnownStore, baskets: BasketSizes): number {
  return (model.lines + 5 * baskets.meanSize) / (model.clock + 5);
}

function noStatistics(gap: { from: number; to: number }): GapStatistics {
  return {
    gap,
    orders: 0,
    lines: 0,
    undatedLines: 0,
    returned: { units: 0, sold: 0 },
    pieces: [],
    baskets: [],
    touched: [],
    coveredShare: 0,
    coveredAfter: () => 0,
    stampsBefore: [],
    sold: [],
    loneStamps: null,
    explained: { unexplained: 0, edits: 0 },
    runs: [],
    seenOrders: [],
    multiLineBaskets: [],
    quantities: [],
    orderSizes: [],
    isBusy: null,
    fallen: null,
    updates: 0,
    sales: 0,
  };
}
