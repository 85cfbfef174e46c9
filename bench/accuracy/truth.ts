import { DAY_MS } from '#runtime/clock.ts';
import type { OrderLine } from './order-log.ts';

/** What a log truly came to. Lines of one product in one order are one line. */
export type Truth = {
  orders: number;
  lines: number;
  units: number;
  revenue: number;
  /** Orders by day since 1970, UTC. */
  ordersByDay: Map<number, number>;
};

export function truthOf(log: readonly OrderLine[]): Truth {
  const orders = new Map<string, { day: number; products: Set<string> }>();
  const truth: Truth = { orders: 0, lines: 0, units: 0, revenue: 0, ordersByDay: new Map() };
  for (const line of log) {
    const order = orders.get(line.orderId) ?? { day: Math.floor(line.placedAt / DAY_MS), products: new Set<string>() };
    orders.set(line.orderId, order);
    order.products.add(line.productId);
    truth.units += line.quantity;
    truth.revenue += line.quantity * line.unitPrice;
  }
  truth.orders = orders.size;
  for (const { day, products } of orders.values()) {
    truth.lines += products.size;
    truth.ordersByDay.set(day, (truth.ordersByDay.get(day) ?? 0) + 1);
  }
  return truth;
}
