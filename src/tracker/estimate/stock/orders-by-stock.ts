import type { StoreModel } from '../../known/store-model.ts';
import type { CountedOrders } from '../orders/order-timeline.ts';
import { heldPrice } from '../product-sales.ts';
import { lineQuantity } from '../units/quantities.ts';
import type { Touch } from '../writes/classify-touches.ts';

/** If a smaller part of the lines was counted, the rest is too uncertain. */
const MIN_COUNTED = 0.5;
/** The relative error of lines per order, and of the shares of what was not counted. */
const LINES_PER_ORDER_SD = 0.1;
const SHARES_SD = 0.25;

/**
 * The orders behind a gap's units: units, over units per line, over lines per order. `untouched`: the share of the
 * lines that are of products with no sale. Null if deliveries, or products that are not counted, hide too much.
 */
export function ordersByStock(
  touches: readonly Touch[],
  { untouched, meanSize, model }: { untouched: number; meanSize: number; model: StoreModel },
): CountedOrders | null {
  let [sold, lines, linesVar, sharedSd, uncounted, all] = [0, 0, 0, 0, 0, untouched];
  for (const { change, share } of touches) {
    const { stock } = change;
    all += share;
    if (!stock.isComplete || stock.risen > 0) uncounted += share;
    else if (stock.sold > 0) {
      const quantity = lineQuantity(model, heldPrice(change).mean);
      const ofProduct = stock.sold / quantity.mean;
      sold++;
      lines += ofProduct;
      linesVar += (ofProduct * quantity.variance) / quantity.mean ** 2;
      sharedSd += (ofProduct * quantity.sharedSd) / quantity.mean;
    }
  }
  const counted = all > 0 ? 1 - uncounted / all : 0;
  if (lines === 0 || counted < MIN_COUNTED) return null;
  const orders = Math.max(sold, lines) / counted / meanSize;
  const relativeSd = Math.hypot(
    Math.sqrt(linesVar) / lines,
    sharedSd / lines,
    LINES_PER_ORDER_SD,
    ((1 - counted) * SHARES_SD) / counted,
  );
  // order sizes follow a geometric law
  const ofSizes = (lines * (meanSize - 1)) / meanSize ** 2;
  // the counted orders are a draw from all orders
  const ofDraw = (orders * (1 - counted)) / counted;
  return { orders, variance: (orders * relativeSd) ** 2 + ofSizes + ofDraw };
}
