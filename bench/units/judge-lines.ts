import { HOUR_MS } from '#runtime/clock.ts';
import { rangeOf } from '#sales/range.ts';
import type { LinesPrior } from '#tracker/estimate/stock/lines-prior.ts';
import { ordersOfFalls, usualSizes } from '#tracker/estimate/stock/orders-of-falls.ts';
import type { OrderSource, SoldOrder } from './read-orders.ts';

const GAP_MS = 6 * HOUR_MS;
/** Slots of a week. */
const SLOTS = 28;
const FIRST_ORDERS = 30;

/** `error`: the mean of |ln (estimated / true orders)| over shops; `inRange`: the share of shops. */
export type LinesJudged = { shops: number; error: number; inRange: number };
type Sum = { true: number; value: number; variance: number; sharedSd: number };

/**
 * The orders of each shop, estimated from how many products sold in gaps of six hours: for its first orders, and for the
 * later ones. Without a `prior` it uses 1.6 lines per order, give or take a quarter.
 */
export function judgeLines(
  { shops, isWholesale }: OrderSource,
  prior: LinesPrior | null,
  knowsClass: boolean,
): { first: LinesJudged; later: LinesJudged } {
  const sizes = prior && usualSizes(knowsClass && isWholesale, prior);
  const told = [...shops.values()].map((orders) => judgeShop(orders, sizes));
  return { first: judged(told.map(({ first }) => first)), later: judged(told.map(({ later }) => later)) };
}

function judged(sums: readonly Sum[]): LinesJudged {
  let [error, inRange] = [0, 0];
  for (const sum of sums) {
    const { low, high } = rangeOf({ ...sum, isCount: true });
    error += Math.abs(Math.log(sum.value / sum.true));
    if (low <= sum.true && sum.true <= high) inRange++;
  }
  return { shops: sums.length, error: error / sums.length, inRange: inRange / sums.length };
}

function judgeShop(orders: readonly SoldOrder[], sizes: number[] | null): { first: Sum; later: Sum } {
  const first = { true: 0, value: 0, variance: 0, sharedSd: 0 };
  const later = { ...first };
  let logs: readonly number[] = [];
  const slots = Array.from({ length: SLOTS }, () => ({ seen: 0, gaps: 0 }));
  const all = { seen: 0, gaps: 0 };
  let next = 0;
  for (let to = orders[0]!.at; next < orders.length; to += GAP_MS) {
    const sum = next < FIRST_ORDERS ? first : later;
    const fallen = new Set<string>();
    for (; next < orders.length && orders[next]!.at <= to; next++) {
      sum.true++;
      for (const code of orders[next]!.codes) fallen.add(code);
    }
    const lines = fallen.size;
    if (sizes === null) add(sum, { orders: lines / 1.6, ordersVar: lines / 3.2, ordersSd: lines / 6.4 });
    else {
      const slot = slots[Math.floor(to / GAP_MS) % SLOTS]!;
      const usual = (all.seen + 1) / (all.gaps + 1);
      const expected = (slot.seen + usual) / (slot.gaps + 1);
      const told = ordersOfFalls({ lines, expected, seen: slot.seen }, logs, sizes);
      for (const each of [slot, all]) {
        each.seen += lines;
        each.gaps++;
      }
      logs = told.logs.map((log, index) => log + (logs[index] ?? 0));
      add(sum, told);
    }
  }
  return { first, later };
}

function add(sum: Sum, told: { orders: number; ordersVar: number; ordersSd: number }): void {
  sum.value += told.orders;
  sum.variance += told.ordersVar;
  sum.sharedSd += told.ordersSd;
}
