import type { StoreModel } from '../../known/store-model.ts';
import type { CountedOrders } from '../orders/order-timeline.ts';
import { heldPrice } from '../product-sales.ts';
import { lineQuantity } from '../units/quantities.ts';
import type { Touch } from '../writes/classify-touches.ts';

/** Where less of the lines was counted, what was not is too much of a guess. */
const LEAST_COUNTED = 0.5;
/** How wrong lines per order may be, and the shares of what was not counted. */
const LINES_PER_ORDER_SD = 0.1;
const SHARES_SD = 0.25;

/**
 * The orders that a gap's units come to: units over units per line over lines per order. `untouched`: the share of lines
 * of products that show nothing sold. Null where deliveries, or what is not counted, hide too much.
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
      const told = stock.sold / quantity.mean;
      sold++;
      lines += told;
      linesVar += (told * quantity.variance) / quantity.mean ** 2;
      sharedSd += (told * quantity.sharedSd) / quantity.mean;
    }
  }
  const counted = all > 0 ? 1 - uncounted / all : 0;
  if (lines === 0 || counted < LEAST_COUNTED) return null;
  const orders = Math.max(sold, lines) / counted / meanSize;
  const relativeSd = Math.hypot(
    Math.sqrt(linesVar) / lines,
    sharedSd / lines,
    LINES_PER_ORDER_SD,
    ((1 - counted) * SHARES_SD) / counted,
  );
  // sizes of orders as a geometric law has them
  const ofSizes = (lines * (meanSize - 1)) / meanSize ** 2;
  // the orders that were counted are a draw of all
  const ofDraw = (orders * (1 - counted)) / counted;
  return { orders, variance: (orders * relativeSd) ** 2 + ofSizes + ofDraw };
}
