import type { ProductChange } from '../changes/compare-product.ts';
import type { LoneSale, ProductRate, Thinning } from '../known/product.ts';
import type { StoreModel } from '../known/store-model.ts';
import { ASSUMED } from './assumptions.ts';
import type { Inference } from './inference.ts';
import { type Basket, groupBaskets } from './orders/group-baskets.ts';
import type { HiddenOrders } from './orders/hidden-orders.ts';
import type { OrderTimeline } from './orders/order-timeline.ts';
import { loneSalesSince, rateNow, withLines } from './orders/product-rate.ts';
import { addStampedSales, heldPrice } from './product-sales.ts';
import { ordersToDated } from './stock/lines-per-order.ts';
import { addHiddenReturns, hiddenQuantity, returnedIn } from './stock/stock-sales.ts';
import type { GapContext } from './stock/undated-orders.ts';
import { addUndatedSales } from './stock/undated-sales.ts';
import { thinSales } from './thin-sales.ts';
import { lineQuantity, usualExtraUnits } from './units/quantities.ts';
import type { Touch } from './writes/classify-touches.ts';
import { judgedByStock } from './writes/sale-chance.ts';

/** A count of units teaches the quantity of a line only if fewer lines than this are expected besides the last. */
const MAX_UNSEEN = 0.15;
const MAX_LONE = 30;

/** Adds the orders that stamps show, and those that they hide, and what they say about the store. */
export function addSeenOrders(
  inference: Inference,
  timeline: OrderTimeline,
  orders: readonly Basket[],
  hidden: HiddenOrders,
): void {
  addOrders(inference, timeline, orders, hidden);
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
  { relativeSd, againSd }: HiddenOrders,
): void {
  for (const piece of timeline.pieces) {
    const hidden = {
      orders: piece.hidden,
      ordersVar: piece.hiddenVar,
      ordersSd: piece.hidden * relativeSd,
      observations: 0,
    };
    ledger.addOrders(piece.from, thinSales(hidden, thinning));
  }
  for (const order of orders) {
    const seen = {
      orders: order.weight,
      ordersVar: order.weight * (1 - order.weight),
      ordersSd: order.weight * (ASSUMED.seenOrders.sharedSd + againSd(order.at)) + order.doubt,
      observations: 1,
    };
    ledger.addOrders(order.at, thinSales(seen, thinning));
  }
}

type ProductContext = Omit<GapContext, keyof Inference> & { hidden: HiddenOrders };

/** Adds what each product sold: those with a stamp, then, if stock is live, those without. */
export function addProducts(inference: Inference, changes: readonly ProductChange[], context: ProductContext): void {
  const { ledger, touches, rates, statistics } = inference;
  const allOrders = context.live.stock ? ordersToDated(context.known.model) : 1;
  const lone = new Set(groupBaskets(touches).flatMap((basket) => (basket.size === 1 ? [basket.at] : [])));
  for (const touch of touches) addTouched(inference, touch, lone.has(touch.at), { ...context, allOrders });
  if (!context.live.stock) return;
  const { updates, sales } = judgedByStock(touches);
  statistics.updates = updates;
  statistics.sales = sales;
  for (const { units, sold } of changes.map(returnedIn)) {
    statistics.returned.units += units;
    statistics.returned.sold += sold;
  }
  const touched = new Set(touches.map(({ change }) => change.externalId));
  const undated = changes.filter((change) => !touched.has(change.externalId));
  addUndatedSales(undated, { ...context, ledger, rates, statistics });
}

/** Adds what a product with a stamp sold, and what it says about the product's rate and about units per line. */
function addTouched(
  { ledger, thinning, rates, statistics }: Inference,
  touch: Touch,
  isLone: boolean,
  { known: { model }, gap, live, intensity, timeline, hidden, allOrders }: ProductContext & { allOrders: number },
): void {
  const { change } = touch;
  const { risen, sold, isComplete } = change.stock;
  const price = heldPrice(change).mean;
  const usual = lineQuantity(model, price);
  const quantity =
    risen > 0 && sold === 0 ? hiddenQuantity(change, touch.shareBefore * allOrders, usual, gap, intensity) : usual;
  const again = hidden.linesAgain(touch.at);
  const hiding = { again, hiddenRelativeSd: hidden.relativeSd, allOrders };
  const lines = addStampedSales(ledger, touch, timeline, quantity, thinning, hiding);
  statistics.lines += lines;
  const isCounted = live.stock && isComplete;
  const isJustSold = isCounted && risen === 0;
  const byStamp = rateByStamp(touch, isLone, { model, gap, thinning });
  // a count of units covers the whole gap, whose orders the store's clock counts; a stamp covers only the orders
  // after it
  const rate = isJustSold
    ? withLines(byStamp, lines, gap.to - gap.from)
    : { ...byStamp, ...afterStamp(touch, byStamp, timeline, allOrders), at: gap.to };
  rates.set(change.externalId, rate);
  if (!isCounted || sold === 0) return;
  const usualUnits = touch.share * timeline.total * allOrders * quantity.mean;
  addHiddenReturns(ledger, change, { at: touch.at, usualUnits }, model);
  const unseen = touch.share * timeline.before(touch.at) * allOrders;
  if (isJustSold && unseen < MAX_UNSEEN)
    statistics.quantities.push({
      units: sold,
      lines: 1 + unseen + again.lines,
      usual: usualExtraUnits(model, price),
    });
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
  const { at, weight, doubt, fit } = touch;
  const { mean: price, spread, sd } = heldPrice(touch.change);
  return isLone && weight > 0 && !touch.change.stock.isKnown
    ? [
        ...earlier,
        {
          at,
          weight,
          doubt,
          ...(fit !== undefined && { fit }),
          price,
          ...(spread > 0 && { priceDoubt: { spread, sd } }),
          ...(thinning.kept < 1 && { thinning }),
        },
      ]
    : earlier;
}
