import type { ProductChange } from '../changes/compare-product.ts';
import { ASSUMED } from './assumptions.ts';
import type { Touch } from './classify-touches.ts';
import { type Basket, groupBaskets } from './group-baskets.ts';
import type { HourLedger } from './hour-ledger.ts';
import type { Lesson } from './learn.ts';
import { cutByHour, type OrderTimeline } from './order-timeline.ts';
import { priorOf, rateNow, shareOf } from './product-rate.ts';
import { addStampedSales, heldPrice } from './product-sales.ts';
import { lineQuantity } from './quantities.ts';
import { loneSince } from './retract-edits.ts';
import type { Rhythm } from './rhythm.ts';
import { judgedByStock } from './sale-chance.ts';
import { addFalls, addImputedSales, ordersOfLines, portions } from './stock-sales.ts';
import { type Thinning, thinSales } from './thin-sales.ts';
import type { Living, LoneSale, ProductRate, StoreMemory } from './types.ts';

/** Units tell a quantity where hardly a line but the last was among them. */
const MOST_UNSEEN = 0.05;
const MOST_LONE = 30;
/** Variance per order, of orders that are only known by their lines. */
const UNDATED_SPREAD = 0.5;

export type Inference = {
  ledger: HourLedger;
  touches: Touch[];
  thinning: Thinning;
  rates: Map<string, ProductRate>;
  lesson: Lesson;
};

export function addSeenOrders(
  { ledger, lesson, thinning }: Inference,
  timeline: OrderTimeline,
  orders: readonly Basket[],
  hiddenRelativeSd: number,
): void {
  for (const piece of timeline.pieces) {
    const hidden = {
      orders: piece.hidden,
      ordersVar: piece.hiddenVar,
      ordersSd: piece.hidden * hiddenRelativeSd,
      observations: 0,
    };
    ledger.addOrders(piece.from, thinSales(hidden, thinning));
  }
  for (const order of orders) {
    const seen = {
      orders: order.weight,
      ordersVar: order.weight * (1 - order.weight),
      ordersSd: order.weight * ASSUMED.seenOrders.sharedSd + order.doubt,
      observations: 1,
    };
    ledger.addOrders(order.at, thinSales(seen, thinning));
  }
  lesson.orders = timeline.total;
  lesson.pieces = timeline.pieces;
  lesson.baskets = orders.map(({ at, size, weight }) => ({
    size,
    weight: weight * (1 - timeline.coveredAfter(at)),
  }));
}

export function addProducts(
  { ledger, touches, thinning, rates, lesson }: Inference,
  timeline: OrderTimeline,
  changes: readonly ProductChange[],
  { memory, gap, living }: { memory: StoreMemory; gap: { from: number; to: number }; living: Living },
  rhythm: Rhythm | null,
): void {
  const quantity = lineQuantity(memory.model);
  const kept = (change: ProductChange) => rateNow(change.before.rate, memory.model);
  const touched = new Set<string>();
  const lone = new Set(groupBaskets(touches).flatMap((basket) => (basket.size === 1 ? [basket.at] : [])));
  for (const touch of touches) {
    const { change } = touch;
    touched.add(change.externalId);
    const lines = addStampedSales(ledger, touch, timeline, quantity, thinning);
    lesson.lines += lines;
    const after = timeline.total - timeline.before(touch.at) - touch.weight;
    const rate = kept(change);
    rates.set(change.externalId, {
      ...rate,
      lines: rate.lines + touch.weight,
      together: rate.together + (lone.has(touch.at) ? 0 : touch.weight),
      orders: rate.orders + Math.max(0, after) + touch.weight,
      at: gap.to,
      soldAt: touch.weight > 0.5 ? gap.to : rate.soldAt,
      lone: loneOf(touch, lone.has(touch.at), memory.model.textsAt ?? null, thinning),
    });
    const isCounted = change.stock.isComplete && living.stock && change.stock.risen === 0;
    const unseen = touch.share * timeline.before(touch.at);
    if (isCounted && change.stock.sold > 0 && unseen < MOST_UNSEEN)
      lesson.quantities = [...lesson.quantities, change.stock.sold];
  }
  if (!living.stock) return;
  const judged = judgedByStock(touches);
  lesson.updates = judged.updates;
  lesson.sales = judged.sales;
  const prior = priorOf(memory.model, memory.catalogueSize);
  for (const change of changes) {
    if (touched.has(change.externalId)) continue;
    const rate = kept(change);
    let sold: { at: number; lines: number }[] = [];
    if (change.stock.sold > 0) sold = addFalls(ledger, change, quantity, rhythm);
    else if (change.stock.risen > 0 && !living.modified) {
      const share = shareOf(rate, prior);
      const usual = portions(gap, rhythm).length > 0 ? expectedOrders(gap, rhythm) : 0;
      const expected = { lines: share.mean * usual, relativeVar: share.relativeVar };
      sold = addImputedSales(ledger, change, expected, gap, quantity, rhythm);
    } else continue;
    const lines = sold.reduce((sum, part) => sum + part.lines, 0);
    for (const part of sold) {
      const orders = ordersOfLines(part.lines);
      ledger.addOrders(part.at, { ...orders, ordersVar: orders.orders * UNDATED_SPREAD, observations: 0 });
      const piece = timeline.pieces.find((one) => part.at >= one.from && part.at < one.to) ?? timeline.pieces[0];
      if (piece) piece.seen += orders.orders;
    }
    lesson.lines += lines;
    lesson.orders += ordersOfLines(lines).orders;
    rates.set(change.externalId, { ...rate, lines: rate.lines + lines, soldAt: gap.to });
  }
}

/** What may prove to be an edit; a product sells alone only so often between two looks at its texts. */
function loneOf(touch: Touch, isLone: boolean, textsAt: number | null, thinning: Thinning): LoneSale[] {
  const earlier = loneSince(touch.change.before.rate, textsAt).slice(1 - MOST_LONE);
  const { at, weight, doubt } = touch;
  const price = heldPrice(touch.change);
  return isLone && weight > 0 && !touch.change.stock.isKnown
    ? [...earlier, { at, weight, doubt, price, ...(thinning.kept < 1 ? { thinning } : {}) }]
    : earlier;
}

function expectedOrders(gap: { from: number; to: number }, rhythm: Rhythm | null): number {
  if (!rhythm) return 0;
  return cutByHour(gap).reduce((sum, { from, to }) => sum + rhythm.expected(from, to), 0);
}
