import type { ProductChange } from '../changes/compare-product.ts';
import type { LoneSale, ProductRate, Thinning } from '../known/product.ts';
import type { KnownStore } from '../known/store.ts';
import type { StoreModel } from '../known/store-model.ts';
import type { LiveSignals } from '../observation.ts';
import { ASSUMED } from './assumptions.ts';
import type { Inference } from './inference.ts';
import { type Basket, groupBaskets } from './orders/group-baskets.ts';
import type { Intensity } from './orders/intensity.ts';
import type { OrderTimeline } from './orders/order-timeline.ts';
import { loneSalesSince, rateNow, withLines } from './orders/product-rate.ts';
import type { LinesAgain } from './orders/same-again.ts';
import { addStampedSales, heldPrice } from './product-sales.ts';
import { ordersToDated } from './stock/lines-per-order.ts';
import { addHiddenReturns, hiddenQuantity, returnedIn } from './stock/stock-sales.ts';
import { addUndatedSales } from './stock/undated-sales.ts';
import { thinSales } from './thin-sales.ts';
import { lineQuantity, usualExtraUnits } from './units/quantities.ts';
import type { Touch } from './writes/classify-touches.ts';
import { judgedByStock } from './writes/sale-chance.ts';

/** A count of units teaches the quantity of a line only if fewer lines than this are expected besides the last. */
const MAX_UNSEEN = 0.15;
const MAX_LONE = 30;

type OrdersDoubt = { hiddenRelativeSd: number; againSd(at: number): number };

export function addSeenOrders(
  inference: Inference,
  timeline: OrderTimeline,
  orders: readonly Basket[],
  doubt: OrdersDoubt,
): void {
  addOrders(inference, timeline, orders, doubt);
  const { statistics } = inference;
  statistics.orders = timeline.total;
  statistics.pieces = timeline.pieces;
  statistics.baskets = orders.map(({ at, size, weight }) => {
    const covered = timeline.coveredAfter(at);
    return { size, covered, weight: weight * (1 - covered) };
  });
}

/** Adds the orders of a gap, hidden and seen. */
export function addOrders(
  { ledger, thinning }: Pick<Inference, 'ledger' | 'thinning'>,
  timeline: OrderTimeline,
  orders: readonly Basket[],
  doubt: OrdersDoubt,
): void {
  for (const piece of timeline.pieces) {
    const hidden = {
      orders: piece.hidden,
      ordersVar: piece.hiddenVar,
      ordersSd: piece.hidden * doubt.hiddenRelativeSd,
      observations: 0,
    };
    ledger.addOrders(piece.from, thinSales(hidden, thinning));
  }
  for (const order of orders) {
    const seen = {
      orders: order.weight,
      ordersVar: order.weight * (1 - order.weight),
      ordersSd: order.weight * (ASSUMED.seenOrders.sharedSd + doubt.againSd(order.at)) + order.doubt,
      observations: 1,
    };
    ledger.addOrders(order.at, thinSales(seen, thinning));
  }
}

export function addProducts(
  { ledger, touches, thinning, rates, statistics }: Inference,
  timeline: OrderTimeline,
  changes: readonly ProductChange[],
  { known, gap, live }: { known: KnownStore; gap: { from: number; to: number }; live: LiveSignals },
  intensity: Intensity | null,
  doubt: { hiddenRelativeSd: number; again(at: number): LinesAgain },
): void {
  const { model } = known;
  const allOrders = live.stock ? ordersToDated(model) : 1;
  const touched = new Set<string>();
  const lone = new Set(groupBaskets(touches).flatMap((basket) => (basket.size === 1 ? [basket.at] : [])));
  for (const touch of touches) {
    const { change } = touch;
    touched.add(change.externalId);
    const price = heldPrice(change).mean;
    const usual = lineQuantity(model, price);
    const { risen, sold } = change.stock;
    const quantity =
      risen > 0 && sold === 0 ? hiddenQuantity(change, touch.shareBefore * allOrders, usual, gap, intensity) : usual;
    const again = doubt.again(touch.at);
    const hiding = { again, hiddenRelativeSd: doubt.hiddenRelativeSd, allOrders };
    const lines = addStampedSales(ledger, touch, timeline, quantity, thinning, hiding);
    statistics.lines += lines;
    const isCounted = live.stock && change.stock.isComplete;
    const isJustSold = isCounted && change.stock.risen === 0;
    const byStamp = rateByStamp(touch, lone.has(touch.at), { model, gap, thinning });
    // a count of units covers the whole gap, whose orders the store's clock counts; a stamp covers only the orders
    // after it
    const rate = isJustSold
      ? withLines(byStamp, lines, gap.to - gap.from)
      : { ...byStamp, ...afterStamp(touch, byStamp, timeline, allOrders), at: gap.to };
    rates.set(change.externalId, rate);
    if (!isCounted || change.stock.sold === 0) continue;
    const usualUnits = touch.share * timeline.total * allOrders * quantity.mean;
    addHiddenReturns(ledger, change, { at: touch.at, usualUnits }, model);
    const unseen = touch.share * timeline.before(touch.at) * allOrders;
    if (isJustSold && unseen < MAX_UNSEEN)
      statistics.quantities.push({
        units: change.stock.sold,
        lines: 1 + unseen + again.lines,
        usual: usualExtraUnits(model, price),
      });
  }
  if (!live.stock) return;
  const judged = judgedByStock(touches);
  statistics.updates = judged.updates;
  statistics.sales = judged.sales;
  for (const { units, sold } of changes.map(returnedIn)) {
    statistics.returned.units += units;
    statistics.returned.sold += sold;
  }
  const untouched = changes.filter((change) => !touched.has(change.externalId));
  addUndatedSales({ ledger, rates, statistics }, untouched, timeline, { known, gap, live, intensity });
}

type StampContext = { model: StoreModel; gap: { to: number }; thinning: Thinning };

/** A product's rate with what its stamp says, except for the lines and their orders. */
function rateByStamp(touch: Touch, isLone: boolean, { model, gap, thinning }: StampContext): ProductRate {
  const rate = rateNow(touch.change.before.rate, model);
  return {
    ...rate,
    together: rate.together + (isLone ? 0 : touch.weight),
    soldAt: touch.weight > 0.5 ? gap.to : rate.soldAt,
    lone: loneOf(touch, isLone, model.textsAt ?? null, thinning),
  };
}

/** A product's lines and orders if only its stamp shows them: the orders before the stamp do not count. */
function afterStamp(
  { at, weight }: Touch,
  { lines, orders }: ProductRate,
  timeline: OrderTimeline,
  allOrders: number,
): Pick<ProductRate, 'lines' | 'orders'> {
  const after = Math.max(0, timeline.total - timeline.before(at) - weight);
  return { lines: lines + weight, orders: orders + (after + weight) * allOrders };
}

/** Stamps that may prove to be edits. Between two readings of its texts, a product sells alone only so often. */
function loneOf(touch: Touch, isLone: boolean, textsAt: number | null, thinning: Thinning): LoneSale[] {
  const earlier = loneSalesSince(touch.change.before.rate, textsAt).slice(1 - MAX_LONE);
  const { at, weight, doubt } = touch;
  const { mean: price, spread, sd } = heldPrice(touch.change);
  return isLone && weight > 0 && !touch.change.stock.isKnown
    ? [
        ...earlier,
        {
          at,
          weight,
          doubt,
          price,
          ...(spread > 0 && { priceDoubt: { spread, sd } }),
          ...(thinning.kept < 1 && { thinning }),
        },
      ]
    : earlier;
}
