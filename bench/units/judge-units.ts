import { rangeOf } from '#sales/range.ts';
import { quantityOf } from '#tracker/estimate/units/quantities.ts';
import type { Goods, UnitPrior } from '#tracker/estimate/units/unit-prior.ts';
import { MIN_LINES, type SoldLine, type Source } from './read-lines.ts';

/** The least lines in a week; with fewer, chance is most of the error. */
const MIN_A_WEEK = 10;
const NONE_SEEN = { units: 0, unitsSquared: 0, logs: 0, lines: 0, expected: 0 };

/**
 * `error`: the mean of |ln (estimated / true units)|; `bias`: the same without absolute values; `inRange`,
 * `inRangeRevenue`: shares of weeks; `width`: high / low.
 */
export type UnitsJudged = {
  shops: number;
  weeks: number;
  error: number;
  bias: number;
  inRange: number;
  revenueError: number;
  inRangeRevenue: number;
  high: number;
};

/** The units and revenue of each week of a seller or department, estimated from the lines alone. */
export function judgeUnits(
  { lines }: Source,
  prior: UnitPrior | null,
  goodsOf: (line: SoldLine) => Goods,
): UnitsJudged {
  const shops = Map.groupBy(
    lines.flatMap((line) => line.shops.map((shop) => ({ shop, line }))),
    ({ shop }) => shop,
  );
  const judged: UnitsJudged = {
    shops: 0,
    weeks: 0,
    error: 0,
    bias: 0,
    inRange: 0,
    revenueError: 0,
    inRangeRevenue: 0,
    high: 0,
  };
  for (const sold of shops.values()) {
    if (sold.length < MIN_LINES) continue;
    judged.shops++;
    for (const week of Map.groupBy(sold, ({ line }) => line.week).values()) {
      if (week.length >= MIN_A_WEEK) judgeWeek(week.map(({ line }) => line));
    }
  }
  const { shops: count, weeks, ...sums } = judged;
  const means = Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, sum / weeks]));
  return { shops: count, weeks, ...(means as typeof sums) };

  function judgeWeek(week: readonly SoldLine[]): void {
    const units = { value: 0, variance: 0, sharedSd: 0 };
    const revenue = { value: 0, variance: 0, sharedSd: 0 };
    let [trueUnits, trueRevenue] = [0, 0];
    for (const line of week) {
      const quantity = prior === null ? FLAT : quantityOf(prior, goodsOf(line), NONE_SEEN);
      trueUnits += line.units;
      trueRevenue += line.units * line.usd;
      units.value += quantity.mean;
      units.variance += quantity.variance;
      units.sharedSd += quantity.sharedSd;
      revenue.value += quantity.mean * line.usd;
      revenue.variance += quantity.variance * line.usd ** 2;
      revenue.sharedSd += quantity.sharedSd * line.usd;
    }
    judged.weeks++;
    const log = Math.log(units.value / trueUnits);
    judged.error += Math.abs(log);
    judged.bias += log;
    judged.revenueError += Math.abs(Math.log(revenue.value / trueRevenue));
    if (holds(units, trueUnits)) judged.inRange++;
    if (holds(revenue, trueRevenue)) judged.inRangeRevenue++;
    judged.high += rangeOf(units).high / units.value;
  }
}

function holds(estimate: { value: number; variance: number; sharedSd: number }, truth: number): boolean {
  const { low, high } = rangeOf(estimate);
  return low <= truth && truth <= high;
}

/** The assumption for every line without a prior. */
const FLAT = { mean: 1.3, variance: 0.81, sharedSd: 0.3 };
