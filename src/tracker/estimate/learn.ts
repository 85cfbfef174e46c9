import { HOUR_MS } from '#runtime/clock.ts';
import { type ExplainedStamps, explainStamps, type LoneStamps, learnBackground } from './background.ts';
import { basketClass } from './baskets.ts';
import { learnCovering } from './covering.ts';
import { learnHeat } from './heat.ts';
import type { Piece } from './order-timeline.ts';
import { keptAfter } from './product-rate.ts';
import { learnRepeats, type SeenBasket } from './repeats.ts';
import { hourOfWeek } from './rhythm.ts';
import { learnRoutine, type Routine } from './routine.ts';
import { RATE_MEMORY_DAYS, RHYTHM_MEMORY_DAYS, type StoreModel } from './store-model.ts';

export type Lesson = {
  gap: { from: number; to: number };
  orders: number;
  lines: number;
  pieces: readonly Piece[];
  /** Baskets seen, and how much each tells of the sizes: less where its products may be covered by later ones. */
  baskets: readonly { size: number; weight: number }[];
  /** ρ over the whole gap, and the stamps that the touched products bore before. */
  coveredShare: number;
  stampsBefore: readonly number[];
  loneStamps: LoneStamps | null;
  explained: ExplainedStamps;
  /** When stamps came, and whether they were writes. */
  runs: Routine['runs'];
  /** Orders seen. */
  seenOrders: readonly { at: number; size: number }[];
  /** Baskets of several products. */
  severals: readonly SeenBasket[];
  /** Products sold, with their share, and whether they were in the gap before as well. */
  touched: readonly { share: number; isAgain: boolean }[];
  /** Units of lines whose quantity was seen. */
  quantities: readonly number[];
  updates: number;
  sales: number;
};

/** What a gap taught, on top of what was known and is slowly forgotten. */
export function learn(model: StoreModel, lesson: Lesson): StoreModel {
  const elapsed = lesson.gap.to - lesson.gap.from;
  const kept = keptAfter(elapsed, RATE_MEMORY_DAYS);
  const rhythmKept = keptAfter(elapsed, RHYTHM_MEMORY_DAYS);
  const week = {
    orders: model.week.orders.map((count) => count * rhythmKept),
    hours: model.week.hours.map((hours) => hours * rhythmKept),
  };
  for (const piece of lesson.pieces) {
    const index = hourOfWeek(piece.from);
    week.orders[index]! += piece.seen;
    week.hours[index]! += (piece.visible * (piece.to - piece.from)) / HOUR_MS;
  }
  const baskets = model.baskets.map((weight) => weight * kept);
  for (const { size, weight } of lesson.baskets) {
    const index = basketClass(size);
    while (baskets.length <= index) baskets.push(0);
    baskets[index]! += weight;
  }
  const quantities = {
    units: model.quantities.units * kept,
    unitsSquared: model.quantities.unitsSquared * kept,
    logs: model.quantities.logs * kept,
    lines: model.quantities.lines * kept,
  };
  for (const units of lesson.quantities) {
    quantities.units += units;
    quantities.unitsSquared += units ** 2;
    quantities.logs += Math.log(units);
    quantities.lines += 1;
  }
  return {
    ...model,
    at: lesson.gap.to,
    clock: model.clock * kept + lesson.orders,
    lines: model.lines * kept + lesson.lines,
    week,
    baskets,
    heat: learnHeat(model.heat, { kept, orders: lesson.orders, touched: lesson.touched }),
    covering: learnCovering(model.covering, {
      kept,
      coveredShare: lesson.coveredShare,
      stampsBefore: lesson.stampsBefore,
      orders: lesson.seenOrders,
    }),
    background: learnBackground(model.background, kept, lesson.loneStamps, lesson.explained),
    routine: learnRoutine(model.routine, lesson.gap.to, lesson.runs),
    repeats: learnRepeats(model.repeats, lesson.gap.to, rhythmKept, lesson.severals),
    quantities,
    calibration: {
      updates: model.calibration.updates * kept + lesson.updates,
      sales: model.calibration.sales * kept + lesson.sales,
    },
  };
}

/** Takes back what orders of one line taught that were edits. */
export function unlearn(model: StoreModel, { orders, edits }: { orders: number; edits: number }): StoreModel {
  const less = (count: number) => Math.max(0, count - orders);
  return {
    ...model,
    clock: less(model.clock),
    lines: less(model.lines),
    baskets: model.baskets.map((weight, index) => (index === basketClass(1) ? less(weight) : weight)),
    background: explainStamps(model.background, edits),
  };
}
