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
import { keptAfter } from './orders/product-rate.ts';
import { learnAgain } from './orders/same-again.ts';
import { isToldBy } from './stock/orders-of-falls.ts';
import { linesPerOrder } from './stock/stock-sales.ts';
import { type ExplainedStamps, explainStamps, type LoneStamps, learnContamination } from './writes/contamination.ts';
import { learnPeriodicWrites } from './writes/periodic-writes.ts';
import { learnRepeats, type SeenBasket } from './writes/repeats.ts';

/** What is left of so covered a moment tells nothing of what was there. */
const MOST_COVERED = 0.8;
/** Where less of a moment could be seen, it is too uncertain how much that was to learn from it. */
const LEAST_VISIBLE = 0.15;

export type GapStatistics = {
  gap: { from: number; to: number };
  orders: number;
  lines: number;
  /** Of the lines, those of products whose sales bear no stamps where others' do. */
  undatedLines: number;
  /** Units that came back by few, and units counted as sold. */
  returned: { units: number; sold: number };
  pieces: readonly Piece[];
  /** Baskets seen, and how much each tells of the sizes: less where its products may be covered by later ones. */
  baskets: readonly { size: number; covered: number; weight: number }[];
  /** ρ over the whole gap and after a moment of it, and the stamps that the touched products bore before. */
  coveredShare: number;
  coveredAfter(at: number): number;
  stampsBefore: readonly number[];
  /** Products sold: the stamp before, and the one now. */
  sold: readonly { before: number; at: number }[];
  loneStamps: LoneStamps | null;
  explained: ExplainedStamps;
  /** When stamps came, and whether they were writes. */
  runs: PeriodicWrites['runs'];
  /** Orders seen in moments that little covers. */
  seenOrders: readonly { at: number; size: number }[];
  /** Baskets of several products. */
  multiLineBaskets: readonly SeenBasket[];
  /** Products sold, with their share, and whether they were in the gap before as well. */
  touched: readonly { share: number; isAgain: boolean }[];
  /** Units of a line, or of `lines` of them, and those beyond the first that are usual in a line of such goods. */
  quantities: { units: number; usual: number; lines: number }[];
  /** What gaps whose stock alone shows said of how many lines an order holds. */
  orderSizes: (readonly number[])[];
  /** Lines that fell, and when; null where stamps live. */
  fallen: { at: number; lines: number }[] | null;
  updates: number;
  sales: number;
};

/** What a gap taught, on top of what was known and is slowly forgotten. */
export function learn(model: StoreModel, statistics: GapStatistics): StoreModel {
  const elapsed = statistics.gap.to - statistics.gap.from;
  const kept = keptAfter(elapsed, RATE_MEMORY_DAYS);
  const intensityKept = keptAfter(elapsed, INTENSITY_MEMORY_DAYS);
  const week: StoreModel['week'] = {
    orders: model.week.orders.map((count) => count * intensityKept),
    hours: model.week.hours.map((hours) => hours * intensityKept),
    ...fallenLines(model, statistics, intensityKept),
  };
  for (const piece of statistics.pieces) {
    if (piece.visible < LEAST_VISIBLE && piece.counted === 0) continue;
    const index = hourOfWeek(piece.from);
    const shown = piece.visible + piece.counted * (1 - piece.visible);
    week.orders[index]! += piece.seen + piece.counted * piece.hidden;
    week.hours[index]! += (shown * (piece.to - piece.from)) / HOUR_MS;
  }
  const sizes = basketSizes(model.baskets);
  const baskets = model.baskets.map((weight) => weight * kept);
  for (const { size, covered, weight } of statistics.baskets) {
    if (covered > MOST_COVERED) continue;
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
    excitation: learnExcitation(model.excitation, { kept, orders: statistics.orders, touched: statistics.touched }),
    censoring: learnCensoring(model.censoring, {
      kept,
      coveredShare: statistics.coveredShare,
      stampsBefore: statistics.stampsBefore,
      orders: statistics.seenOrders,
    }),
    again: learnAgain(model.again, {
      ...statistics.gap,
      kept: keptAfter(elapsed, HABIT_MEMORY_DAYS),
      last: model.censoring.last,
      sold: statistics.sold,
      coveredAfter: statistics.coveredAfter,
    }),
    contamination: learnContamination(model.contamination, kept, statistics.loneStamps, statistics.explained),
    periodicWrites: learnPeriodicWrites(model.periodicWrites, statistics.gap.to, statistics.runs),
    repeats: learnRepeats(model.repeats, statistics.gap.to, intensityKept, statistics.multiLineBaskets),
    quantities,
    orderSizes,
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

/** Takes back what orders of one line taught that were edits. */
export function unlearn(model: StoreModel, { orders, edits }: { orders: number; edits: number }): StoreModel {
  const less = (count: number) => Math.max(0, count - orders);
  return {
    ...model,
    clock: less(model.clock),
    lines: less(model.lines),
    baskets: model.baskets.map((weight, index) => (index === basketClass(1) ? less(weight) : weight)),
    contamination: explainStamps(model.contamination, edits),
  };
}
