import { DAY_MS, MINUTE_MS } from '#runtime/clock.ts';
import type { OrderEvent, RefundEvent, TrueOrder, WorldEvent } from './event.ts';
import type { WorldProduct } from './product.ts';
import { createShelf, type Shelf } from './shelf.ts';

/** A practice shop and what happens in it. */
export type World = {
  readonly currency: string;
  /** The first moment of the world. */
  readonly startsAt: number;
  /**
   * The shelf at a time that never goes back by more than a minute for one instance; throws a RangeError if it does.
   */
  at(atMs: number): Shelf;
  /** The orders placed in [from, to), oldest first. It runs separately and does not move this instance. */
  truth(fromMs: number, toMs: number): TrueOrder[];
};

/** What defines a world: two worlds of one plan are the same at every moment. */
export type WorldPlan = {
  currency: string;
  startsAt: number;
  /** New product objects in the state of `startsAt`. */
  openProducts(): WorldProduct[];
  /** The day's edits, in any order; they never depend on orders or stock. Days count from 1970, UTC. */
  merchandise(day: number): WorldEvent[];
  /** The day's orders, restocks and holds, in any order. */
  trade(day: number): WorldEvent[];
  /** After this many days of trade nothing from before shows any more; Infinity if it always does. */
  memoryDays: number;
  /** The most units of a variant that the shelf may hold; refunds beyond that are not put back. */
  ceiling(product: number, variant: number, day: number): number;
};

export function openWorld(plan: WorldPlan): World {
  let run: Run | null = null;
  return {
    currency: plan.currency,
    startsAt: plan.startsAt,
    at(atMs) {
      run ??= startRun(plan, atMs);
      run.advance(atMs);
      return run.shelf;
    },
    truth(fromMs, toMs) {
      const orders: TrueOrder[] = [];
      const own = startRun(plan, fromMs, (order) => {
        if (order.placedAt >= fromMs) orders.push(order);
      });
      own.advance(toMs - 1);
      return orders;
    },
  };
}

type Run = { shelf: Shelf; advance(atMs: number): void };

function startRun(plan: WorldPlan, atMs: number, onOrder?: (order: TrueOrder) => void): Run {
  const shelf = createShelf(plan.openProducts(), plan.currency);
  const refundsByDay = new Map<number, RefundEvent[]>();
  const firstDay = dayOf(plan.startsAt);
  const firstTradeDay = Math.max(firstDay, dayOf(atMs) - plan.memoryDays);
  for (let past = firstDay; past < firstTradeDay; past++) {
    for (const event of plan.merchandise(past).sort(byTime)) shelf.apply(event);
  }
  let day = firstTradeDay;
  let events = eventsOf(day);
  let cursor = 0;
  let reachedMs = Number.NEGATIVE_INFINITY;

  function eventsOf(ofDay: number): WorldEvent[] {
    const refunds = refundsByDay.get(ofDay) ?? [];
    refundsByDay.delete(ofDay);
    return [...plan.merchandise(ofDay), ...plan.trade(ofDay), ...refunds].sort(byTime);
  }

  function rememberRefund(event: OrderEvent, order: TrueOrder): void {
    const at = event.at + event.refundAfterDays * DAY_MS;
    const lines = order.lines.map((line) => {
      const product = shelf.findByVariant(Number(line.variantId))!;
      const variant = product.variants.findIndex((one) => one.id === Number(line.variantId));
      const ceiling = plan.ceiling(product.index, variant, dayOf(at));
      return { product: product.index, variant, quantity: line.quantity, ceiling };
    });
    const refunds = refundsByDay.get(dayOf(at));
    const refund: RefundEvent = { kind: 'refund', at, orderId: event.orderId, lines };
    if (refunds) refunds.push(refund);
    else refundsByDay.set(dayOf(at), [refund]);
  }

  function advance(toMs: number): void {
    if (toMs < reachedMs - MINUTE_MS) throw new RangeError('a world does not go back in time');
    reachedMs = Math.max(reachedMs, toMs);
    const lastDay = dayOf(reachedMs);
    for (;;) {
      while (cursor < events.length && events[cursor]!.at <= reachedMs) {
        const event = events[cursor++]!;
        const order = shelf.apply(event);
        if (!order) continue;
        if (event.kind === 'order' && event.refundAfterDays > 0) rememberRefund(event, order);
        onOrder?.(order);
      }
      if (day >= lastDay) return;
      events = eventsOf(++day);
      cursor = 0;
    }
  }

  return { shelf, advance };
}

export function dayOf(atMs: number): number {
  return Math.floor(atMs / DAY_MS);
}

function byTime(one: WorldEvent, two: WorldEvent): number {
  return one.at - two.at;
}
