import { HOUR_MS } from '#runtime/clock.ts';
import {
  HABIT_MEMORY_DAYS,
  INTENSITY_MEMORY_DAYS,
  RATE_MEMORY_DAYS,
  type SeenQuantities,
  type StoreModel,
} from '../known/store-model.ts';
import type { GapStatistics } from './gap-statistics.ts';
import { basketClass, basketSizes } from './orders/baskets.ts';
import { learnCensoring } from './orders/censoring.ts';
import { learnExcitation } from './orders/excitation.ts';
import { hourOfWeek } from './orders/intensity.ts';
import { decayFactor } from './orders/product-rate.ts';
import { learnAgain } from './orders/same-again.ts';
import { isWithinOnePoll } from './orders/within-one-poll.ts';
import { linesPerOrder } from './stock/lines-per-order.ts';
import { hasLogOfEach } from './stock/orders-of-falls.ts';
import { type Explained, explainStamps, learnContamination } from './writes/contamination.ts';
import { learnPeriodicWrites } from './writes/periodic-writes.ts';
import { learnRepeats } from './writes/repeats.ts';

/** Baskets of moments that are covered more than this teach nothing: what is left does not show what was there. */
const MAX_COVERED = 0.8;
/** If less of a moment was visible, the visible part is too uncertain to learn from. */
const MIN_VISIBLE = 0.15;

/** The model after a gap: what was known is slowly forgotten, and what the gap taught is added. */
export function learn(model: StoreModel, statistics: GapStatistics): StoreModel {
  const { gap, orders, coveredShare, coveredAfter, stampsBefore } = statistics;
  const elapsed = gap.to - gap.from;
  const kept = decayFactor(elapsed, RATE_MEMORY_DAYS);
  const intensityKept = decayFactor(elapsed, INTENSITY_MEMORY_DAYS);
  const common = { kept, isWithinOnePoll: isWithinOnePoll(gap) };
  return {
    ...model,
    at: gap.to,
    clock: model.clock * kept + orders,
    lines: model.lines * kept + statistics.lines,
    ...undated(model, statistics, kept),
    ...returned(model, statistics, kept),
    week: learnWeek(model, statistics, intensityKept),
    baskets: learnBaskets(model, statistics, kept),
    excitation: learnExcitation(model.excitation, { ...common, orders, touched: statistics.touched }),
    censoring: learnCensoring(model.censoring, {
      ...common,
      coveredShare,
      stampsBefore,
      orders: statistics.seenOrders,
    }),
    again: learnAgain(model.again, {
      ...gap,
      kept: decayFactor(elapsed, HABIT_MEMORY_DAYS),
      last: model.censoring.last,
      sold: statistics.sold,
      coveredAfter,
    }),
    contamination: learnContamination(model.contamination, kept, statistics.loneStamps, statistics.explained),
    periodicWrites: learnPeriodicWrites(model.periodicWrites, gap.to, statistics.runs),
    repeats: learnRepeats(model.repeats, gap.to, intensityKept, statistics.multiLineBaskets),
    quantities: learnQuantities(model, statistics, kept),
    orderSizes: learnOrderSizes(model, statistics, intensityKept),
    isBusy: statistics.isBusy ?? model.isBusy,
    calibration: {
      updates: model.calibration.updates * kept + statistics.updates,
      sales: model.calibration.sales * kept + statistics.sales,
    },
  };
}

function learnWeek(model: StoreModel, statistics: GapStatistics, kept: number): StoreModel['week'] {
  const orders = model.week.orders.map((count) => count * kept);
  const hours = model.week.hours.map((count) => count * kept);
  for (const { from, to, seen, visible, hidden, counted } of statistics.pieces) {
    if (visible < MIN_VISIBLE && counted === 0) continue;
    const index = hourOfWeek(from);
    const shown = visible + counted * (1 - visible);
    orders[index]! += seen + counted * hidden;
    hours[index]! += (shown * (to - from)) / HOUR_MS;
  }
  return { orders, hours, ...fallenLines(model, statistics, kept) };
}

function learnBaskets(model: StoreModel, statistics: GapStatistics, kept: number): number[] {
  const sizes = basketSizes(model.baskets);
  const baskets = model.baskets.map((weight) => weight * kept);
  for (const { size, covered, weight } of statistics.baskets) {
    if (covered > MAX_COVERED) continue;
    for (const [index, part] of sizes.before(size, covered).entries()) {
      if (part === 0) continue;
      while (baskets.length <= index) baskets.push(0);
      baskets[index]! += weight * part;
    }
  }
  return baskets;
}

function learnQuantities(model: StoreModel, statistics: GapStatistics, kept: number): SeenQuantities {
  const { units, unitsSquared, logs, lines, expected } = model.quantities;
  const sums = {
    units: units * kept,
    unitsSquared: unitsSquared * kept,
    logs: logs * kept,
    lines: lines * kept,
    expected: expected * kept,
  };
  for (const one of statistics.quantities) {
    sums.units += one.units;
    sums.unitsSquared += one.units ** 2 / one.lines;
    sums.logs += one.lines * Math.log(one.units / one.lines);
    sums.lines += one.lines;
    sums.expected += one.usual * one.lines;
  }
  return sums;
}

function learnOrderSizes(model: StoreModel, statistics: GapStatistics, kept: number): number[] {
  const before = hasLogOfEach(model.orderSizes) ? model.orderSizes.map((log) => log * kept) : [];
  return statistics.orderSizes.reduce<number[]>(
    (sums, logs) => logs.map((log, index) => log + (sums[index] ?? 0)),
    before,
  );
}

function fallenLines(model: StoreModel, { fallen }: GapStatistics, kept: number): { lines?: number[] } {
  if (fallen === null) return {};
  const { orders, lines: before = orders.map((count) => count * linesPerOrder(model)) } = model.week;
  const lines = before.map((count) => count * kept);
  for (const one of fallen) lines[hourOfWeek(one.at)]! += one.lines;
  return { lines };
}

function undated(model: StoreModel, { undatedLines }: GapStatistics, kept: number): Pick<StoreModel, 'undatedLines'> {
  if (model.undatedLines === undefined && undatedLines === 0) return {};
  return { undatedLines: (model.undatedLines ?? 0) * kept + undatedLines };
}

function returned(model: StoreModel, { returned }: GapStatistics, kept: number): Pick<StoreModel, 'returned'> {
  if (model.returned === undefined && returned.units === 0) return {};
  const { units, sold } = model.returned ?? { units: 0, sold: 0 };
  return { returned: { units: units * kept + returned.units, sold: sold * kept + returned.sold } };
}

/** Takes back what was learned from orders of one line that were cancelled, or that were edits. */
export function removeOrders(model: StoreModel, { orders, ...explained }: { orders: number } & Explained): StoreModel {
  const less = (count: number) => Math.max(0, count - orders);
  return {
    ...model,
    clock: less(model.clock),
    lines: less(model.lines),
    baskets: model.baskets.map((weight, index) => (index === basketClass(1) ? less(weight) : weight)),
    contamination: explainStamps(model.contamination, explained),
  };
}
