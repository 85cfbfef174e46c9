import type { KnownStore } from '../known/store.ts';
import type { StoreModel } from '../known/store-model.ts';
import type { LiveSignals } from '../observation.ts';
import { excitationFactor } from './orders/excitation.ts';
import type { HiddenOrders } from './orders/hidden-orders.ts';
import type { Intensity } from './orders/intensity.ts';
import { type Gap, type OrderTimeline, orderTimeline, type SeenOrder } from './orders/order-timeline.ts';
import { priorOf, rateNow, shareOf } from './orders/product-rate.ts';
import { ordersByStock } from './stock/orders-by-stock.ts';
import type { Touch } from './writes/classify-touches.ts';

/** How often the orders found in a gap are used to correct the shares from which its hidden orders follow. */
const ROUNDS = 3;
const NEARLY_ALL = 0.98;
/** Fashions change: no gap reduces the share of untouched products by more than this factor. */
const MIN_KEPT = 0.5;

/** `shareSum`: the shares of all products with a stamp, in lines per order. */
type Context = {
  known: KnownStore;
  gap: Gap;
  live: LiveSignals;
  intensity: Intensity | null;
  hidden: HiddenOrders;
  shareSum: number;
};

/**
 * The orders of a gap, by the shares of its touched products. The orders that are found correct these shares, from which
 * the orders follow, a few times in turn. Leaves the corrected shares in `touches`.
 */
export function timelineOf(
  touches: readonly Touch[],
  orders: readonly SeenOrder[],
  { known, gap, live, intensity, hidden: { baskets, hiding }, shareSum }: Context,
): OrderTimeline {
  const { model } = known;
  const prior = priorOf(model, known.catalogueSize);
  const excitation = excitationFactor(model.excitation);
  for (const touch of touches) {
    const share = touch.weight * touch.share + (1 - touch.weight) * touch.shareUnsold;
    touch.share = Math.min(1, share * excitation);
  }
  const untouched = untouchedShare(known, touches, shareSum);
  const isCounted = live.stock && live.modified;
  const counted = isCounted ? ordersByStock(touches, { untouched, meanSize: baskets.meanSize, model }) : null;
  let placed = 0;
  for (let round = 0; ; round++) {
    const allShares = touches.reduce((sum, { share }) => sum + share, 0) + untouched * keptUntouched(model, placed);
    const covers = touches.map(({ at, share }) => ({ at, share: share / allShares }));
    const timeline = orderTimeline(gap, covers, orders, hiding, live.modified ? intensity : null, allShares, counted);
    placed = timeline.total;
    if (round === ROUNDS || keptUntouched(model, placed) > NEARLY_ALL) return timeline;
    for (const touch of touches) touch.share = Math.min(1, shareAfter(touch, timeline, { model, prior }) * excitation);
  }
}

/**
 * The share of the stamped products that were not touched: what the touched products leave, but no less than as many
 * products that never sold would have.
 */
function untouchedShare({ model, catalogueSize }: KnownStore, touches: readonly Touch[], shareSum: number): number {
  const left = shareSum - touches.reduce((sum, touch) => sum + touch.shareBefore, 0);
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
