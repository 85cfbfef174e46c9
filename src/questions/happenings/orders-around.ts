import type { OrdersAround } from '#contract/happening.ts';
import type { Facts } from '#database/connect.ts';
import { DAY_MS, HOUR_MS, startOfHour } from '#runtime/clock.ts';
import { changeOf, sureDifference } from '../change.ts';
import { estimatesOf, noSales, type SpanSums } from '../figures.ts';
import { findUncounted } from '../find-uncounted.ts';
import { type HourSpan, sumSpans } from './sum-spans.ts';

const MAX_AROUND_MS = 7 * DAY_MS;

export type AroundAsked = {
  storeId: number;
  /** Null for the store as a whole. */
  productId: number | null;
  atMs: number;
  /** When what began at `atMs` ended, or now. */
  untilMs: number;
  /** Nothing is known before this time. */
  firstKnownMs: number;
  asOf: Date | null;
};

/** `sure`: how many orders more or fewer are sure; 0 if none are. */
export type Around = OrdersAround & { sure: number };

/**
 * Orders before and after some times. Each side is whole days if there is room for one, else whole hours. Null if a
 * side has less than an hour, or the store was not read in it, or nothing can be seen of the product.
 */
export async function ordersAround(facts: Facts, asked: readonly AroundAsked[]): Promise<(Around | null)[]> {
  const sides = asked.map(sidesOf);
  const spans = asked.flatMap(({ storeId, productId }, index) => {
    const side = sides[index];
    if (!side) return [];
    const { lengthMs, endMs, startMs } = side;
    const [before, after] = [
      { fromMs: endMs - lengthMs, untilMs: endMs },
      { fromMs: startMs, untilMs: startMs + lengthMs },
    ];
    return [
      { storeId, productId: null, ...before },
      { storeId, productId: null, ...after },
      ...(productId === null
        ? []
        : [
            { storeId, productId, ...before },
            { storeId, productId, ...after },
          ]),
    ] satisfies HourSpan[];
  });
  const [sums, isUncounted] = await Promise.all([
    sumSpans(facts, spans),
    findUncounted(
      facts,
      asked.flatMap(({ storeId, productId }) => (productId === null ? [] : { storeId, productId })),
    ),
  ]);
  let next = 0;
  const take = () => sums[next++] ?? null;
  return asked.map(({ storeId, productId, asOf }, index) => {
    const side = sides[index];
    if (!side) return null;
    const store = [take(), take()] as const;
    const sold = productId === null ? store : ([take(), take()] as const);
    if (!store[0] || !store[1]) return null;
    if (productId !== null && (!sold[0] || !sold[1]) && isUncounted({ storeId, productId })) return null;
    const [before, after] = [sold[0] ?? noSales(store[0]), sold[1] ?? noSales(store[1])];
    return aroundOf(before, after, side.lengthMs / HOUR_MS, asOf);
  });
}

function aroundOf(before: SpanSums, after: SpanSums, hours: number, asOf: Date | null): Around {
  const [previous, current] = [estimatesOf(before, asOf), estimatesOf(after, asOf)];
  const change = changeOf(after, before, { current, previous }).orders;
  const sure = Math.max(0, sureDifference(after, before, 'up'), sureDifference(after, before, 'down'));
  return { hours, before: previous.orders, after: current.orders, change, sure };
}

function sidesOf({ atMs, untilMs, firstKnownMs }: AroundAsked) {
  const endMs = startOfHour(atMs);
  const startMs = endMs + HOUR_MS;
  const roomMs = Math.min(MAX_AROUND_MS, untilMs - startMs, endMs - firstKnownMs);
  const step = roomMs >= DAY_MS ? DAY_MS : HOUR_MS;
  const lengthMs = Math.floor(roomMs / step) * step;
  return lengthMs >= HOUR_MS ? { lengthMs, endMs, startMs } : null;
}
