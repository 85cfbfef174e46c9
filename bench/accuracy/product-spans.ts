import { DAY_MS } from '#runtime/clock.ts';
import { rangeOf } from '#sales/range.ts';
import type { World } from '#simulator/world/world.ts';
import type { ObservedHour } from '#tracker/observation.ts';
import type { OrderLine } from './order-log.ts';

const SPAN_MS = 30 * DAY_MS;
/** A product with fewer orders in a span says little about its range. */
const MIN_ORDERS = 5;

type Orders = Pick<ObservedHour, 'orders' | 'ordersVar' | 'ordersSd'>;

/** What was estimated of each product in each 30 days, to be compared with what it sold. */
export class ProductSpans {
  readonly #startsAt: number;
  /** By the product's name in the log. */
  readonly #idOf: ReadonlyMap<string, string>;
  readonly #estimated = new Map<string, Orders>();

  constructor(world: World) {
    this.#startsAt = world.startsAt;
    this.#idOf = new Map(world.at(world.startsAt).products.map(({ sourceId, id }) => [sourceId, String(id)]));
  }

  add({ externalId, hour, ...figures }: ObservedHour): void {
    const key = this.#keyOf(externalId, hour);
    const { orders, ordersVar, ordersSd } = this.#estimated.get(key) ?? { orders: 0, ordersVar: 0, ordersSd: 0 };
    this.#estimated.set(key, {
      orders: orders + figures.orders,
      ordersVar: ordersVar + figures.ordersVar,
      ordersSd: ordersSd + figures.ordersSd,
    });
  }

  /**
   * Of products in 30 days, with five orders or more: the share whose true orders are within the range, and the widths of
   * the ranges over the true orders.
   */
  judge(log: readonly OrderLine[]): { coverage95Pct: number | null; widths: number[] } {
    const sold = new Map<string, Set<string>>();
    for (const { productId, orderId, placedAt } of log) {
      const key = this.#keyOf(this.#idOf.get(productId)!, placedAt);
      sold.set(key, (sold.get(key) ?? new Set()).add(orderId));
    }
    const judged = [...sold].filter(([, orders]) => orders.size >= MIN_ORDERS);
    const widths: number[] = [];
    const inRange = judged.filter(([key, { size }]) => {
      const { orders: value, ordersVar: variance, ordersSd: sharedSd } = this.#estimated.get(key) ?? NONE;
      const { low, high } = rangeOf({ value, variance, sharedSd, isCount: true });
      widths.push((high - low) / size);
      return low <= size && size <= high;
    });
    return { coverage95Pct: judged.length > 0 ? (inRange.length / judged.length) * 100 : null, widths };
  }

  #keyOf(externalId: string, at: number): string {
    return `${externalId} ${Math.floor((at - this.#startsAt) / SPAN_MS)}`;
  }
}

const NONE: Orders = { orders: 0, ordersVar: 0, ordersSd: 0 };
