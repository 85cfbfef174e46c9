import { dayOf } from '#simulator/world/world.ts';
import type { OrderLine } from './order-log.ts';

/** The true sums of a log. Lines of one product in one order count as one. */
export type Truth = {
  orders: number;
  lines: number;
  units: number;
  revenue: number;
  /** By day since 1970, UTC. */
  days: Map<number, TrueDay>;
};

export type TrueDay = { orders: number; units: number; revenue: number };

export function truthOf(log: readonly OrderLine[]): Truth {
  const orders = new Map<string, { day: number; products: Set<string> }>();
  const truth: Truth = { orders: 0, lines: 0, units: 0, revenue: 0, days: new Map() };
  for (const line of log) {
    const number = dayOf(line.placedAt);
    const day = truth.days.get(number) ?? { orders: 0, units: 0, revenue: 0 };
    truth.days.set(number, day);
    day.units += line.quantity;
    day.revenue += line.quantity * line.unitPrice;
    const order = orders.get(line.orderId) ?? { day: number, products: new Set<string>() };
    orders.set(line.orderId, order);
    order.products.add(line.productId);
    truth.units += line.quantity;
    truth.revenue += line.quantity * line.unitPrice;
  }
  truth.orders = orders.size;
  for (const { day, products } of orders.values()) {
    truth.lines += products.size;
    truth.days.get(day)!.orders++;
  }
  return truth;
}
