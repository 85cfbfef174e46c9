import { DAY_MS, HOUR_MS } from '#runtime/clock.ts';
import { rangeOf } from '#sales/range.ts';
import { dayOf } from '#simulator/world/world.ts';
import { reestimateFirstWeeks } from '#tracker/estimate/revision/reestimate-first-weeks.ts';
import type { StoreHour } from '#tracker/observation.ts';
import type { ObservationBatch } from '#tracker/poll/observation-batch.ts';
import type { Reading } from '#tracker/reading.ts';
import { drawPolls, NO_TROUBLE, type Trouble } from './draw-polls.ts';
import { type Floor, floorOf } from './floor.ts';
import type { OrderLine } from './order-log.ts';
import { type BenchPlatform, practiceWorld } from './practice-shop.ts';
import { ProductSpans } from './product-spans.ts';
import { ShownHours } from './shown-hours.ts';
import { type TrueDay, truthOf } from './truth.ts';
import { watchShop } from './watch-shop.ts';
import type { Merchant } from './worlds.ts';

export type AccuracyRun = {
  platform: BenchPlatform;
  everyHours: number;
  /** Whether polls were late or failed. */
  isTroubled: boolean;
  ordersTrue: number;
  ordersEstimated: number;
  linesTrue: number;
  linesEstimated: number;
  unitsTrue: number;
  unitsEstimated: number;
  revenueTrue: number;
  revenueEstimated: number;
  /** The median of the daily error of orders, over days with an order. */
  dailyMedianErrorPct: number;
  /** The share of days with an order whose true orders are within the range. */
  coverage95Pct: number;
  /** The median width of those ranges, over the true orders. */
  medianWidth: number;
  /** The share of products in 30 days, with five orders or more, whose true orders are within the range. */
  productCoverage95Pct: number | null;
  /** The median width of those ranges, over the true orders. */
  productMedianWidth: number | null;
  /** The share of days whose true orders are above the range. */
  abovePct: number;
  /** For days with fewer than ten orders: the width of the range over that of the exact Poisson interval. */
  widthOfSmallDays: number | null;
  /** For the other days: the share whose true units, and revenue, are within the range. */
  unitsCoverage95Pct: number | null;
  revenueCoverage95Pct: number | null;
  /** Days with orders for which the tracker shows nothing. They are left out of all figures. */
  daysNotShown: number;
  floor: Floor;
  /** The counts of distinct stamps, and of moved stamps. */
  naiveOrders: number;
  naiveLines: number;
  days: number;
  polls: number;
  seconds: number;
};

const FIGURES = ['orders', 'units', 'revenue'] as const;
const SUMS = FIGURES.flatMap((figure) => [figure, `${figure}Var`, `${figure}Sd`] as const);
type Day = Record<(typeof SUMS)[number], number>;
const NO_SALES: Day = Object.fromEntries(SUMS.map((name) => [name, 0])) as Day;

/** A practice shop's sales by the log, on the days that the tracker shows, and by its readings. */
export async function runAccuracy(
  log: readonly OrderLine[],
  options: { platform: BenchPlatform; everyHours: number; merchant: Merchant; trouble?: Trouble },
): Promise<AccuracyRun> {
  const startedAt = performance.now();
  const { platform, everyHours, merchant, trouble = NO_TROUBLE } = options;
  const world = practiceWorld(log, platform, merchant);
  const lastAt = log.reduce((latest, line) => Math.max(latest, line.placedAt), 0);
  const to = (dayOf(lastAt) + 1) * DAY_MS;
  const polls = drawPolls({ from: world.startsAt, to, everyMs: everyHours * HOUR_MS }, trouble);
  const shown = new ShownHours();
  const products = new ProductSpans(world);
  const stamps = new CountedStamps();
  let lines = 0;
  let firstEvidence: ObservationBatch['evidence'] = [];

  await watchShop(world, platform, polls, (batch, { known, readings }) => {
    stamps.add(readings);
    shown.add(batch);
    firstEvidence.push(...batch.evidence);
    if (batch.firstWeeks) {
      const priceOf = (id: string) => (known.products.byId.get(id)?.variants[0]?.priceMinor ?? 0) / 100;
      const ofStamps = firstEvidence.filter(({ kind }) => kind === 'modified');
      shown.replace(reestimateFirstWeeks(ofStamps, priceOf, batch.firstWeeks));
    }
    if (known.model.firstWeeksSince !== undefined) return;
    firstEvidence = [];
    takeProducts();
  });
  takeProducts();
  const days = daysOf(shown.store.values());
  const seenLog = log.filter(({ placedAt }) => days.has(dayOf(placedAt)));
  const truth = truthOf(seenLog);
  const sumOf = (name: keyof Day) => [...days.values()].reduce((sum, day) => sum + day[name], 0);
  const ofProducts = products.judge(seenLog);
  return {
    platform,
    everyHours,
    isTroubled: trouble !== NO_TROUBLE,
    ordersTrue: truth.orders,
    ordersEstimated: sumOf('orders'),
    linesTrue: truth.lines,
    linesEstimated: lines,
    unitsTrue: truth.units,
    unitsEstimated: sumOf('units'),
    revenueTrue: truth.revenue,
    revenueEstimated: sumOf('revenue'),
    ...judgeDays(days, truth.days),
    daysNotShown: new Set(log.map(({ placedAt }) => dayOf(placedAt))).size - truth.days.size,
    productCoverage95Pct: ofProducts.coverage95Pct,
    productMedianWidth: ofProducts.widths.length > 0 ? medianOf(ofProducts.widths) : null,
    floor: floorOf(
      seenLog,
      polls.map(({ at }) => at),
    ),
    naiveOrders: stamps.orders,
    naiveLines: stamps.lines,
    polls: polls.length,
    seconds: (performance.now() - startedAt) / 1000,
  };

  function takeProducts(): void {
    for (const hour of shown.takeProducts()) {
      lines += hour.orders;
      products.add(hour);
    }
  }
}

/** The days that show anything. */
function daysOf(hours: Iterable<StoreHour>): Map<number, Day> {
  const days = new Map<number, Day>();
  for (const hour of hours) {
    const day = days.get(dayOf(hour.hour)) ?? { ...NO_SALES };
    for (const name of SUMS) day[name] += hour[name];
    days.set(dayOf(hour.hour), day);
  }
  return days;
}

/** Counts distinct stamps as orders, and moved stamps as lines. */
class CountedStamps {
  orders = 0;
  lines = 0;
  readonly #stamps = new Map<string, number>();

  add(readings: readonly Reading[]): void {
    for (const reading of readings) {
      const moved = new Set<number>();
      for (const { externalId, modifiedAt } of reading.products) {
        if (modifiedAt === null) continue;
        const before = this.#stamps.get(externalId);
        this.#stamps.set(externalId, modifiedAt);
        if (before === undefined || before === modifiedAt) continue;
        this.lines++;
        moved.add(modifiedAt);
      }
      this.orders += moved.size;
    }
  }
}

/** Days with fewer true orders are also judged by the width of their range, but not by units and revenue. */
const SMALL_DAY = 10;
/** If every unit is counted, the range is a point. */
const ROUNDING = 1e-9;

function judgeDays(days: ReadonlyMap<number, Day>, truth: ReadonlyMap<number, TrueDay>) {
  const errors: number[] = [];
  const widths: number[] = [];
  const inRange = { orders: 0, units: 0, revenue: 0 };
  let [above, large, width, poissonWidth] = [0, 0, 0, 0];
  for (const [number, sold] of truth) {
    if (sold.orders === 0) continue;
    const day = days.get(number) ?? NO_SALES;
    errors.push((Math.abs(day.orders - sold.orders) / sold.orders) * 100);
    const isSmall = sold.orders < SMALL_DAY;
    if (!isSmall) large++;
    for (const figure of FIGURES) {
      const { low, high } = rangeOf({
        value: day[figure],
        variance: day[`${figure}Var`],
        sharedSd: day[`${figure}Sd`],
        isCount: figure !== 'revenue',
      });
      const isIn = low <= sold[figure] * (1 + ROUNDING) && sold[figure] <= high * (1 + ROUNDING);
      if (isIn && (figure === 'orders' || !isSmall)) inRange[figure]++;
      if (figure !== 'orders') continue;
      widths.push((high - low) / sold.orders);
      if (sold.orders > high) above++;
      if (!isSmall) continue;
      width += high - low;
      poissonWidth += poissonIntervalWidth(sold.orders);
    }
  }
  return {
    dailyMedianErrorPct: medianOf(errors),
    medianWidth: medianOf(widths),
    coverage95Pct: (inRange.orders / errors.length) * 100,
    abovePct: (above / errors.length) * 100,
    widthOfSmallDays: poissonWidth > 0 ? width / poissonWidth : null,
    unitsCoverage95Pct: large > 0 ? (inRange.units / large) * 100 : null,
    revenueCoverage95Pct: large > 0 ? (inRange.revenue / large) * 100 : null,
    days: errors.length,
  };
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** The width of Garwood's 95 % interval (1936), by Wilson and Hilferty's quantiles of χ². */
function poissonIntervalWidth(count: number): number {
  const quantile = (shape: number, z: number) =>
    shape * Math.max(0, 1 - 1 / (9 * shape) + z / (3 * Math.sqrt(shape))) ** 3;
  return quantile(count + 1, 1.96) - quantile(count, -1.96);
}
