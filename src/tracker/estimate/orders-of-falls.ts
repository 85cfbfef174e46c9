import { lnGamma } from './ln-gamma.ts';
import { momentsOf } from './moments-of.ts';

/** Orders behind falls of stock, and what the gap says of each hypothesis: the logarithm of its likelihood. */
export type FallenOrders = { orders: number; ordersVar: number; ordersSd: number; logs: number[] };

/** How shops may be: lines in an order, whether their number is geometric or one and Poisson more, and how steady orders come. */
type Hypothesis = { size: number; isGeometric: boolean; shape: number };

const SIZES = [1.03, 1.25, 1.55, 1.95, 2.4, 3, 3.75, 4.7, 5.8];
/** Of a Gamma by which the orders of a gap lie about those expected. */
const SHAPES = [2, 12, 80];
const HYPOTHESES: readonly Hypothesis[] = [true, false].flatMap((isGeometric) =>
  SHAPES.flatMap((shape) => SIZES.map((size) => ({ size, isGeometric, shape }))),
);
/** Log-normal, over shops. */
const USUAL_SIZE = 1.8;
const USUAL_LOG_SD = 0.6;
/** Orders are like none of these exactly, and two of one product in a gap look like one. */
const MISFIT = 0.05;
/** More lines than this are as so many, times as often. */
const MOST_LINES = 120;

/**
 * How many orders the lines of a gap make up, where only stock shows (Bayes). Lines that fall together more often than
 * Poisson has it came in one order: for each hypothesis a Poisson-Gamma number of orders, each of one line or more, and
 * all of them weighed by how well they told the gaps before. `expected`: lines of the gap; `logs`: of the gaps before.
 */
export function ordersOfFalls(lines: number, expected: number, logs: readonly number[]): FallenOrders {
  const times = Math.max(1, lines / MOST_LINES);
  const count = lines > 0 ? Math.max(1, Math.round(lines / times)) : 0;
  const told = HYPOTHESES.map((one) => ordersIf(one, count, Math.max(1e-3, expected / times)));
  const prior = HYPOTHESES.map(({ size }, index) => {
    return (logs[index] ?? 0) - (Math.log(size / USUAL_SIZE) / USUAL_LOG_SD) ** 2 / 2;
  });
  const highest = Math.max(...prior);
  const weights = prior.map((log) => Math.exp(log - highest));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let [orders, variance, squares] = [0, 0, 0];
  for (const [index, one] of told.entries()) {
    const weight = weights[index]! / total;
    orders += weight * one.mean;
    variance += weight * one.variance;
    squares += weight * one.mean ** 2;
  }
  const between = Math.max(0, squares - orders ** 2);
  return {
    orders: orders * times,
    ordersVar: variance * times,
    ordersSd: times * Math.hypot(Math.sqrt(between), MISFIT * orders),
    logs: told.map(({ log }) => log),
  };
}

function ordersIf(
  { size, isGeometric, shape }: Hypothesis,
  lines: number,
  expected: number,
): { mean: number; variance: number; log: number } {
  const rate = expected / size;
  const none = shape * Math.log(shape / (shape + rate));
  if (lines === 0) return { mean: 0, variance: 0, log: none };
  const step = Math.log(rate / (shape + rate));
  const logs: number[] = [];
  for (let orders = 1; orders <= lines; orders++) {
    const placed = lnGamma(shape + orders) - lnGamma(shape) - lnGamma(orders + 1) + none + orders * step;
    logs.push(placed + (isGeometric ? logGeometric(lines, orders, size) : logPoisson(lines, orders, size)));
  }
  return momentsOf(logs);
}

function logGeometric(lines: number, orders: number, size: number): number {
  const ways = lnGamma(lines) - lnGamma(orders) - lnGamma(lines - orders + 1);
  return ways - orders * Math.log(size) + (lines - orders) * Math.log1p(-1 / size);
}

function logPoisson(lines: number, orders: number, size: number): number {
  const mean = orders * (size - 1);
  return (lines - orders) * Math.log(mean) - mean - lnGamma(lines - orders + 1);
}
