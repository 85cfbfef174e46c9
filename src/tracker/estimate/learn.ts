import { HOUR_MS } from '#runtime/clock.ts';
import {
  HABIT_MEMORY_DAYS,
  INTENSITY_MEMORY_DAYS,
  type PeriodicWrites,
  RATE_MEMORY_DAYS,
  type StoreModel,
} from '../known/store-model.ts';
import { basketClass, basketSizes } from './orders/baskets.ts';
import { learnCensoring } from './orders/censoring.ts';
import { learnExcitation } from './orders/excitation.ts';
import { hourOfWeek } from './orders/intensity.ts';
import type { Piece } from './orders/order-timeline.ts';
import { decayFactor } from './orders/product-rate.ts';
import { learnAgain } from './orders/same-again.ts';
import { isWithinOnePoll } from './orders/within-one-poll.ts';
import { linesPerOrder } from './stock/lines-per-order.ts';
import { isToldBy } from './stock/orders-of-falls.ts';
import { type ExplainedStamps, explainStamps, type LoneStamps, learnContamination } from './writes/contamination.ts';
import { learnPeriodicWrites } from './writes/periodic-writes.ts';
import { learnRepeats, type SeenBasket } from './writes/repeats.ts';

/** Baskets of moments that are covered more than this teach nothing: what is left does not show what was there. */
const MAX_COVERED = 0.8;
/** If less of a moment was visible, the visible part is too uncertain to learn from. */
const MIN_VISIBLE = 0.15;

export type GapStatistics = {
  gap: { from: number; to: number };
  orders: number;
  lines: number;
  /** Of `lines`, those of products without stamps, in a store whose other sales bear stamps. */
  undatedLines: number;
  /** Units that came back a few at a time, and units counted as sold. */
  returned: { units: number; sold: number };
  pieces: readonly Piece[];
  /**
   * Baskets seen. `weight`: how much each says about the sizes, which is less where later stamps may cover its
   * products.
   */
  baskets: readonly { size: number; covered: number; weight: number }[];
  /** ρ over the whole gap and after a moment of it, and the previous stamps of the touched products. */
  coveredShare: number;
  coveredAfter(at: number): number;
  stampsBefore: readonly number[];
  /** Sold products: the previous stamp, and the one now. */
  sold: readonly { before: number; at: number }[];
  loneStamps: LoneStamps | null;
  explained: ExplainedStamps;
  /** When stamps came, and whether they were writes. */
  runs: PeriodicWrites['runs'];
  /** Orders seen at moments that later stamps seldom cover. */
  seenOrders: readonly { at: number; size: number }[];
  /** Baskets of several products. */
  multiLineBaskets: readonly SeenBasket[];
  /** Sold products with their share, and whether they were also sold in the gap before. */
  touched: readonly { share: number; isAgain: boolean }[];
  /** Units in `lines` lines of a product, and the units beyond the first that are usual in a line of such goods. */
  quantities: { units: number; usual: number; lines: number }[];
  /** For gaps in which only stock shows: the log-likelihood of each hypothesis about lines per order. */
  orderSizes: (readonly number[])[];
  /** Whether far more lines fell than expected; null if no stretch of time was judged. */
  isBusy: boolean | null;
  /** Lines that fell, and when; null if stamps are live. */
  fallen: { at: number; lines: number }[] | null;
  updates: number;
  sales: number;
};

/** The model after a gap: what was known is slowly forgotten, and what the gap taught is added. */
export function learn(model: StoreModel, statistics: GapStatistics): StoreModel {
  const elapsed = statistics.gap.to - statistics.gap.from;
  const kept = decayFactor(elapsed, RATE_MEMORY_DAYS);
  const intensityKept = decayFactor(elapsed, INTENSITY_MEMORY_DAYS);
  const week: StoreModel['week'] = {
    orders: model.week.orders.map((count) => count * intensityKept),
    hours: model.week.hours.map((hours) => hours * intensityKept),
    ...fallenLines(model, statistics, intensityKept),
  };
  for (const piece of statistics.pieces) {
    if (piece.visible < MIN_VISIBLE && piece.counted === 0) continue;
    const index = hourOfWeek(piece.from);
    const shown = piece.visible + piece.counted * (1 - piece.visible);
    week.orders[index]! += piece.seen + piece.counted * piece.hidden;
    week.hours[index]! += (shown * (piece.to - piece.from)) / HOUR_MS;
  }
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
  const quantities = {
    units: model.quantities.units * kept,
    unitsSquared: model.quantities.unitsSquared * kept,
    logs: model.quantities.logs * kept,
    lines: model.quantities.lines * kept,
    expected: model.quantities.expected * kept,
  };
  for (const { units, usual, lines } of statistics.quantities) {
    quantities.units += units;
    quantities.unitsSquared += units ** 2 / lines;
    quantities.logs += lines * Math.log(units / lines);
    quantities.lines += lines;
    quantities.expected += usual * lines;
  }
  let orderSizes = isToldBy(model.orderSizes) ? model.orderSizes.map((log) => log * intensityKept) : [];
  for (const logs of statistics.orderSizes) orderSizes = logs.map((log, index) => log + (orderSizes[index] ?? 0));
  return {
    ...model,
    at: statistics.gap.to,
    clock: model.clock * kept + statistics.orders,
    lines: model.lines * kept + statistics.lines,
    ...undated(model, statistics, kept),
    ...returned(model, statistics, kept),
    week,
    baskets,
    excitation: learnExcitation(model.excitation, {
      ...{ kept, isWithinOnePoll: isWithinOnePoll(statistics.gap) },
      ...{ orders: statistics.orders, touched: statistics.touched },
    }),
    censoring: learnCensoring(model.censoring, {
      ...{ kept, isWithinOnePoll: isWithinOnePoll(statistics.gap) },
      coveredShare: statistics.coveredShare,
      stampsBefore: statistics.stampsBefore,
      orders: statistics.seenOrders,
    }),
    again: learnAgain(model.again, {
      ...statistics.gap,
      kept: decayFactor(elapsed, HABIT_MEMORY_DAYS),
      last: model.censoring.last,
      sold: statistics.sold,
      coveredAfter: statistics.coveredAfter,
    }),
    contamination: learnContamination(model.contamination, kept, statistics.loneStamps, statistics.explained),
    periodicWrites: learnPeriodicWrites(model.periodicWrites, statistics.gap.to, statistics.runs),
    repeats: learnRepeats(model.repeats, statistics.gap.to, intensityKept, statistics.multiLineBaskets),
    quantities,
    orderSizes,
    isBusy: statistics.isBusy ?? model.isBusy,
    calibration: {
      updates: model.calibration.updates * kept + statistics.updates,
      sales: model.calibration.sales * kept + statistics.sales,
    },
  };
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
export function removeOrders(model: StoreModel, { orders, edits }: { orders: number; edits: number }): StoreModel {
  const less = (count: number) => Math.max(0, count - orders);
  return {
    ...model,
    clock: less(model.clock),
    lines: less(model.lines),
    baskets: model.baskets.map((weight, index) => (index === basketClass(1) ? less(weight) : weight)),
    contamination: explainStamps(model.contamination, edits),
  };
}
