import type { ProductChange } from '../changes/compare-product.ts';
import type { KnownStore } from '../known/store.ts';
import type { StoreModel } from '../known/store-model.ts';
import type { LiveSignals } from '../observation.ts';
import { addProducts, addSeenOrders } from './count-sales.ts';
import { noStatistics } from './gap-statistics.ts';
import { HourLedger } from './hour-ledger.ts';
import type { Inference } from './inference.ts';
import { type BasketSizes, basketClass } from './orders/baskets.ts';
import { groupBaskets } from './orders/group-baskets.ts';
import { hiddenOrdersIn } from './orders/hidden-orders.ts';
import { type Intensity, intensityOf } from './orders/intensity.ts';
import { cutByHour } from './orders/order-timeline.ts';
import { priorOf, rateNow, shareOf } from './orders/product-rate.ts';
import { isWithinOnePoll } from './orders/within-one-poll.ts';
import { countBelow } from './statistics/sorted.ts';
import { ALL_KEPT } from './thin-sales.ts';
import { timelineOf } from './timeline-of.ts';
import { classifyTouches, type Touch } from './writes/classify-touches.ts';
import { basketsOf, salesOfSeen } from './writes/repeats.ts';
import { weighByStock } from './writes/sale-chance.ts';
import { weighBursts } from './writes/weigh-bursts.ts';
import { explainedBy, weighLoneStamps } from './writes/weigh-lone-stamps.ts';

export const ORDERS_UNTIL_KNOWN = 30;
/** Before any order is known, this many products in one second may just as well be a write to many. */
const MIN_LARGE = 5;
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

/** Infers the sales of a gap from its changes. */
export function inferSales(changes: readonly ProductChange[], context: Context): Inference {
  const { gap, live } = context;
  const model = withFirstBaskets(context.known.model, changes, context.known.catalogueSize);
  const known = { ...context.known, model };
  const intensity = intensityOf(model.week);
  const hidden = hiddenOrdersIn(gap, model);
  const { baskets } = hidden;
  const ledger = new HourLedger(live.modified ? (live.stock ? 'mixed' : 'modified') : 'stock');
  for (const { from, to } of cutByHour(gap)) ledger.addObserved(from, to);
  const { touches, runs } = live.modified
    ? touchesOf(changes, { ...context, known }, baskets, intensity)
    : { touches: [], runs: [] };
  const explained = explainedBy(touches);
  const shareSum = model.shareSum ?? expectedLinesPerOrder(known, baskets);
  const inBursts = live.stock ? new Set<Touch>() : weighBursts(touches, gap, { baskets, intensity, shareSum });
  const loneStamps = weighLoneStamps(touches, { known, gap, live, inBursts });
  if (live.stock) weighByStock(touches, model.calibration);
  const orders = groupBaskets(touches);
  const sold = touches.filter((touch) => touch.weight > 0.5);
  const touched = sold.map(({ share, change: { before } }) => ({
    share,
    isAgain: before.rate.soldAt !== null && isWithinOnePoll({ from: before.rate.soldAt, to: gap.from }),
  }));
  const timeline = timelineOf(touches, orders, { known, gap, live, intensity, hidden, shareSum });
  const isSample = ({ at }: { at: number }) => timeline.coveredAfter(at) < SELDOM_COVERED;
  const inference: Inference = {
    ledger,
    touches,
    thinning: live.stock ? ALL_KEPT : salesOfSeen(model.repeats),
    rates: new Map(),
    statistics: {
      ...noStatistics(gap),
      touched,
      multiLineBaskets: live.stock ? [] : basketsOf(touches.filter(isSample), shareSum),
      coveredShare: timeline.coveredAfter(gap.from - 1),
      coveredAfter: timeline.coveredAfter,
      sold: sold.map(({ change, at }) => ({ before: change.before.modifiedAt ?? 0, at })),
      stampsBefore: touches.map((touch) => touch.change.before.modifiedAt ?? 0),
      seenOrders: orders.filter((order) => order.weight > 0.5 && isSample(order)),
      loneStamps,
      explained,
      runs,
    },
  };
  addSeenOrders(inference, timeline, orders, hidden);
  addProducts(inference, changes, { known, gap, live, intensity, timeline, hidden });
  return inference;
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
