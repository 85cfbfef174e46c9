import type { StoreModel } from '../../known/store-model.ts';
import { ASSUMED } from '../assumptions.ts';
import { basketSizes } from '../orders/baskets.ts';
import { usualLines } from './lines-prior.ts';

const [MIN_UNDATED, MAX_UNDATED] = [1e-3, 0.95];

/** The part of a store's lines that no stamp dates. */
function undatedPart({ lines, undatedLines = 0 }: StoreModel): number {
  return undatedLines > 0 ? Math.min(MAX_UNDATED, undatedLines / lines) : 0;
}

/** The store's orders per order that holds a line with a stamp. */
export function ordersToDated(model: StoreModel): number {
  return 1 / (1 - basketSizes(model.baskets).isWithin(undatedPart(model)));
}

type OrdersOfLines = { orders: number; ordersSd: number };

/** The orders behind some lines, when nothing shows which lines were bought together. */
export function ordersOfLines(lines: number, model: StoreModel): OrdersOfLines {
  const orders = lines / linesPerOrder(model);
  return { orders, ordersSd: orders * ASSUMED.linesPerOrder.relativeSd };
}

/** The orders that consist of undated lines only: an order with a dated line is seen by that line. */
export function ordersOfUndated(lines: number, model: StoreModel): OrdersOfLines {
  const part = Math.max(MIN_UNDATED, undatedPart(model));
  const { meanSize, isWithin } = basketSizes(model.baskets);
  const dated = (lines * (1 - part)) / part / meanSize;
  const orders = (dated * isWithin(part)) / (1 - isWithin(part));
  return { orders, ordersSd: orders * ASSUMED.linesPerOrder.relativeSd };
}

export function linesPerOrder({ lines, clock, trade }: StoreModel): number {
  const { worthOrders } = ASSUMED.linesPerOrder;
  return (lines + usualLines(trade?.isWholesale ?? false) * worthOrders) / (clock + worthOrders);
}
