import { lnGamma } from '../statistics/ln-gamma.ts';
import { momentsOf } from '../statistics/moments-of.ts';
import { LINES_PRIOR, shopsBySize } from './lines-prior.ts';

/** The orders behind falls of stock, and the log-likelihood of each hypothesis in this gap. */
export type FallenOrders = { orders: number; ordersVar: number; ordersSd: number; logs: number[] };

/** The lines of a gap, how many were expected, and how many were seen before at that hour of the day. */
export type FallenTogether = { lines: number; expected: number; seen: number };

/**
 * What a shop may be like: lines per order, whether they are geometric or one plus Poisson, and how steadily orders
 * come.
 */
type Hypothesis = { size: number; isGeometric: boolean; shape: number };

const SIZES = [1.03, 1.25, 1.55, 1.95, 2.4, 3, 3.75, 4.7, 5.8, 8.5, 13, 20, 30, 45];
/** Shapes of the Gamma by which the orders of a gap vary around the expected number. */
const SHAPES = [2, 12, 80];
const HYPOTHESES: readonly Hypothesis[] = [true, false].flatMap((isGeometric) =>
  SHAPES.flatMap((shape) => SIZES.map((size) => ({ size, isGeometric, shape }))),
);
/** The expectation for an hour in which nothing was seen is hardly known: the shape of its Gamma, in orders. */
const MIN_SEEN = 0.1;
/**
 * No hypothesis fits orders exactly, and two orders of one product in a gap look like one: the error grows with the
 * orders in a gap.
 */
const MISFIT = 0.08;
const MAX_MISFIT = 0.6;
/**
 * The part of all gaps that are unlike the others: a shop opens, or is advertised. Any number of lines may come in them.
 */
const UNLIKE = 0.05;
/** At most this many of the possible numbers of orders are weighed. */
const MAX_WEIGHED = 120;

/**
 * How many orders the lines of a gap make up, if only stock shows (Bayes). Lines that fall together more often than
 * Poisson allows came in one order. Each hypothesis has a Poisson-Gamma number of orders, each of one line or more. The
 * hypotheses are weighted by how many `shops` are like that, and by how well they explained the gaps before, whose
 * `logs` these are.
 */
export function ordersOfFalls(
  { lines, expected, seen }: FallenTogether,
  logs: readonly number[],
  shops: readonly number[],
): FallenOrders {
  const whole = Math.round(lines) || Math.sign(lines);
  const hypotheses = ordersIfEach({ lines: whole, expected: Math.max(1e-3, expected), seen });
  const before = hasLogOfEach(logs) ? logs : [];
  const prior = HYPOTHESES.map(({ size }, index) => (before[index] ?? 0) + Math.log(shops[SIZES.indexOf(size)]!));
  const highest = Math.max(...prior);
  const weights = prior.map((log) => Math.exp(log - highest));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let [orders, variance, squares, usual] = [0, 0, 0, 0];
  for (const [index, one] of hypotheses.entries()) {
    const weight = weights[index]! / total;
    orders += weight * one.mean;
    variance += weight * one.variance;
    squares += weight * one.mean ** 2;
    usual += (weight * expected) / HYPOTHESES[index]!.size;
  }
  const between = Math.max(0, squares - orders ** 2);
  return {
    orders,
    ordersVar: variance,
    ordersSd: Math.hypot(Math.sqrt(between), Math.min(MAX_MISFIT, MISFIT * (1 + usual)) * orders),
    logs: hypotheses.map(({ log }) => Math.log((1 - UNLIKE) * Math.exp(log) + UNLIKE * chanceOfAny(whole))),
  };
}

/** A law of counts with so heavy a tail that no number is a surprise. */
function chanceOfAny(count: number): number {
  return 1 / ((count + 1) * (count + 2));
}

/** How many of all shops have about as many lines per order as each hypothesis says. */
export function usualSizes(isWholesale: boolean, prior = LINES_PRIOR): number[] {
  return shopsBySize(SIZES, isWholesale ? prior.wholesale : prior);
}

/** Whether there is a log of each hypothesis: a stored model may have those of an earlier version. */
export function hasLogOfEach(logs: readonly number[]): boolean {
  return logs.length === HYPOTHESES.length;
}

/** For each hypothesis: mean and variance of the orders, and the log-likelihood of the lines. */
function ordersIfEach({ lines, expected, seen }: FallenTogether): { mean: number; variance: number; log: number }[] {
  const apart = Math.ceil(lines / MAX_WEIGHED);
  const counts: { orders: number; ways: number; perOrders: number; perMore: number }[] = [];
  for (let orders = 1; orders <= lines; orders += apart) {
    const more = lnGamma(lines - orders + 1);
    const ways = lnGamma(lines) - lnGamma(orders) - more;
    counts.push({ orders, ways, perOrders: lnGamma(orders + 1), perMore: more });
  }
  return HYPOTHESES.map(({ size, isGeometric, shape: steady }) => {
    const rate = expected / size;
    const shape = 1 / (1 / steady + 1 / (MIN_SEEN + seen / size));
    const none = shape * Math.log(shape / (shape + rate));
    if (lines === 0) return { mean: 0, variance: 0, log: none };
    const [each, first] = [Math.log(rate / (shape + rate)), none - lnGamma(shape)];
    const [logSize, logMore] = [Math.log(size), Math.log1p(-1 / size)];
    const moments = momentsOf(
      counts.map(({ orders, ways, perOrders, perMore }) => {
        const placed = first + lnGamma(shape + orders) - perOrders + orders * each;
        if (isGeometric) return placed + ways - orders * logSize + (lines - orders) * logMore;
        const mean = orders * (size - 1);
        return placed + (lines - orders) * Math.log(mean) - mean - perMore;
      }),
    );
    return {
      mean: 1 + apart * (moments.mean - 1),
      variance: apart ** 2 * moments.variance,
      log: moments.log + Math.log(apart),
    };
  });
}
