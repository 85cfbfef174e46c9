import { HOUR_MS } from '#runtime/clock.ts';
import type { ProductChange } from '../changes/compare-product.ts';
import { ASSUMED } from './assumptions.ts';
import {
  chanceOfSale,
  doubtOfSale,
  type ExplainedStamps,
  editsPart,
  type LoneStamps,
  untoldPart,
  usualPart,
  type WritesPart,
  writesPart,
} from './background.ts';
import { type BasketSizes, basketClass, basketSizes } from './baskets.ts';
import { classifyTouches, isWritten, type Touch } from './classify-touches.ts';
import { coveringFactor } from './covering.ts';
import { heatFactor } from './heat.ts';
import { HourLedger, hourOf } from './hour-ledger.ts';
import type { Lesson } from './learn.ts';
import { type OrderTimeline, orderTimeline } from './order-timeline.ts';
import { priorOf, rateNow, shareOf } from './product-rate.ts';
import { addStampedSales, heldPrice } from './product-sales.ts';
import { lineQuantity } from './quantities.ts';
import { loneSince } from './retract-edits.ts';
import { type Rhythm, rhythmOf } from './rhythm.ts';
import { judgedByStock, weighByStock } from './sale-chance.ts';
import { countBelow } from './sorted.ts';
import { addFalls, addImputedSales, ordersOfLines, portions } from './stock-sales.ts';
import type { StoreModel } from './store-model.ts';
import type { Living, LoneSale, ProductRate, StoreMemory } from './types.ts';

/** Of the lines of all products, those of the ones sold in a gap, up to which its lone stamps tell something. */
const MOST_SOLD = 0.3;
const ORDERS_UNTIL_KNOWN = 30;
/** Before any order is known, so many products in one second may as well be a write to many. */
const LEAST_LARGE = 5;
/** How often a gap's own orders are put back into the shares that tell how many it hid. */
const ROUNDS = 3;
const NEARLY_ALL = 0.98;
/** Fashions change: no gap takes more of a share than this leaves. */
const LEAST_KEPT = 0.5;
const LARGE_PART = 0.1;
/** Units tell a quantity where hardly a line but the last was among them. */
const MOST_UNSEEN = 0.05;
const MOST_LONE = 30;
/** Variance per order, of orders that are only known by their lines. */
const UNDATED_SPREAD = 0.5;

export type Inference = {
  ledger: HourLedger;
  touches: Touch[];
  rates: Map<string, ProductRate>;
  lesson: Lesson;
};

type Context = {
  memory: StoreMemory;
  gap: { from: number; to: number };
  living: Living;
  isEveryStampMoved: boolean;
};

const NO_TOUCHES = { touches: [], runs: [] };

/** What the changes of a gap tell of sales. */
export function inferSales(changes: readonly ProductChange[], context: Context): Inference {
  const { gap, living } = context;
  const model = withFirstBaskets(context.memory.model, changes, context.memory.catalogueSize);
  const memory = { ...context.memory, model };
  const rhythm = rhythmOf(model.week);
  const baskets = basketSizes(model.baskets);
  const ledger = new HourLedger(living.modified ? (living.stock ? 'mixed' : 'modified') : 'stock');
  for (const { at, seconds } of observedHours(gap)) ledger.addObserved(at, at + seconds * 1000);
  const stamped = living.modified ? touchesOf(changes, { ...context, memory }, baskets, rhythm) : NO_TOUCHES;
  const { touches } = stamped;
  const linesPerOrder = expectedLinesPerOrder(memory, baskets);
  const explained = explainedBy(touches);
  const loneStamps = weighLoneStamps(touches, { memory, gap, living });
  if (living.stock) weighByStock(touches, model.calibration);
  const orders = groupBaskets(touches);
  const covering = coveringFactor(model.covering);
  const heat = heatFactor(model.heat);
  const sold = touches.filter((touch) => touch.weight > 0.5);
  const touched = sold.map(({ share, change }) => ({ share, isAgain: change.before.rate.soldAt === gap.from }));
  for (const touch of touches) {
    const share = touch.weight * touch.share + (1 - touch.weight) * touch.shareUnsold;
    touch.share = Math.min(1, share * heat);
  }
  const untouched = untouchedShare(memory, touches, linesPerOrder);
  const sharesTouched = touches.reduce((sum, touch) => sum + touch.share, 0);
  const timelineOf = (placed: number) => {
    const allShares = sharesTouched + untouched * keptUntouched(model, placed);
    return orderTimeline(
      gap,
      touches.map((touch) => ({ at: touch.at, share: touch.share / allShares })),
      orders.map((order) => ({ at: order.at, weight: order.weight })),
      (share) => Math.min(1, covering.value * baskets.isWithin(share)),
      living.modified ? rhythm : null,
    );
  };
  let timeline = timelineOf(0);
  for (let round = 0; round < ROUNDS; round++) {
    const placed = timeline.total;
    if (keptUntouched(model, placed) > NEARLY_ALL) break;
    timeline = timelineOf(placed);
  }
  const inference: Inference = { ledger, touches, rates: new Map(), lesson: { ...emptyLesson(gap), touched } };
  inference.lesson.coveredShare = timeline.coveredAfter(gap.from - 1);
  inference.lesson.stampsBefore = touches.map((touch) => touch.change.before.modifiedAt ?? 0);
  inference.lesson.seenOrders = orders.filter((order) => order.weight > 0.5);
  inference.lesson.loneStamps = loneStamps;
  inference.lesson.explained = explained;
  inference.lesson.runs = stamped.runs;
  addSeenOrders(inference, timeline, orders, covering.relativeSd);
  addProducts(inference, timeline, changes, { ...context, memory }, rhythm);
  return inference;
}

/** The share of what was not touched: what the touched leave, and no less than as many products never sold have left. */
function untouchedShare(
  { model, catalogueSize }: StoreMemory,
  touches: readonly Touch[],
  linesPerOrder: number,
): number {
  const left = (model.shareSum ?? linesPerOrder) - touches.reduce((sum, touch) => sum + touch.shareBefore, 0);
  const prior = priorOf(model, catalogueSize);
  const never = shareOf({ lines: 0, orders: model.clock }, prior).mean;
  return Math.max(left, never * Math.max(0, catalogueSize - touches.length));
}

/**
 * Products that were in none of a gap's orders sell less than was thought: of their share, what a Gamma posterior with
 * those orders more of exposure leaves.
 */
function keptUntouched(model: StoreModel, placed: number): number {
  const known = model.clock + (model.prior?.orders ?? 0);
  return known > 0 ? Math.max(LEAST_KEPT, known / (known + placed)) : 1;
}

/** Until some orders are known, the baskets of the gap itself stand in: those of its later half, little covered yet. */
function withFirstBaskets(model: StoreModel, changes: readonly ProductChange[], catalogueSize: number): StoreModel {
  if (model.clock >= ORDERS_UNTIL_KNOWN) return model;
  const stamps = changes.map((change) => change.stampedAt).filter((at) => at !== null);
  const sizes = new Map<number, number>();
  for (const at of stamps) sizes.set(at, (sizes.get(at) ?? 0) + 1);
  const latest = [...sizes].sort(([one], [other]) => other - one).slice(0, Math.ceil(sizes.size / 2));
  const baskets = [...model.baskets];
  for (const [, size] of latest) {
    if (size >= LEAST_LARGE && size > LARGE_PART * catalogueSize) continue;
    const index = basketClass(size);
    while (baskets.length <= index) baskets.push(0);
    baskets[index]! += 1;
  }
  return { ...model, baskets };
}

function touchesOf(
  changes: readonly ProductChange[],
  context: Context,
  baskets: BasketSizes,
  rhythm: Rhythm | null,
): ReturnType<typeof classifyTouches> {
  const { memory, gap, living } = context;
  const prior = priorOf(memory.model, memory.catalogueSize);
  const seconds = [...new Set(changes.map((change) => change.stampedAt).filter((at) => at !== null))].sort(
    (a, b) => a - b,
  );
  const stamped = changes
    .filter((change) => change.stampedAt !== null)
    .map((change) => {
      const rate = rateNow(change.before.rate, memory.model);
      // what this gap itself shows counts too: one line, and the orders seen since in which it was not
      const orders = rate.orders + 1 + seconds.length - countBelow(seconds, change.stampedAt! + 1);
      const share = shareOf({ lines: rate.lines + 1, orders }, prior);
      const shareUnsold = shareOf({ lines: rate.lines, orders }, prior).mean;
      const shareBefore = shareOf(rate, prior).mean;
      return { change, share: share.mean, shareUnsold, shareVar: share.relativeVar, shareBefore };
    });
  return classifyTouches(stamped, {
    gap,
    catalogueSize: memory.catalogueSize,
    linesPerOrder: expectedLinesPerOrder(memory, baskets),
    baskets,
    rhythm,
    routine: memory.model.routine,
    isEveryStampMoved: context.isEveryStampMoved,
    textsAt: memory.model.textsAt ?? null,
    isStockAlive: living.stock,
  });
}

/**
 * Lowers the weight of stamps that came alone and may be no orders; returns what they tell of such stamps. Where stock
 * says what left, or before the store was fitted, all stand as they are.
 */
function weighLoneStamps(
  touches: readonly Touch[],
  { memory: { model, catalogueSize }, gap, living }: Pick<Context, 'memory' | 'gap' | 'living'>,
): LoneStamps | null {
  const prior = model.togetherPrior;
  const sizes = new Map<number, number>();
  for (const touch of touches) if (touch.weight > 0) sizes.set(touch.at, (sizes.get(touch.at) ?? 0) + 1);
  const lone = touches.filter((touch) => {
    const isJudged = living.stock && touch.change.stock.isComplete;
    return touch.weight > 0 && !isJudged && sizes.get(touch.at) === 1;
  });
  const hours = (gap.to - gap.from) / HOUR_MS;
  if (prior === null) {
    const { orders, hours: seenHours } = model.week;
    const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
    const untold = untoldPart(catalogueSize, sum(orders) / Math.max(1, sum(seenHours)));
    const byEdits = editsPart(model.background);
    const part = byEdits.part > 0 ? { part: byEdits.part, sd: Math.max(byEdits.sd, untold.sd / 2) } : untold;
    for (const touch of lone) {
      touch.doubt = touch.weight * doubtOfSale(part, 1);
      touch.weight *= chanceOfSale(part.part, 1);
    }
    return null;
  }
  // in a gap that much was sold in, what is left of larger orders looks lone as well: fits tell nothing there
  const sold = touches.reduce((sum, touch) => sum + (touch.weight > 0 ? touch.shareBefore : 0), 0);
  const isTelling = sold <= MOST_SOLD * (model.shareSum ?? 0);
  const told = writesPart(model.background);
  const part = isTelling ? told : usualWrites({ model, catalogueSize }, told, hours, lone.length);
  // a stamp shows until a later order covers it, be it of an order or of a write: by ∫₀ᴹ e^(−λm) dm that makes
  // fits λ M over what both come to for a product of the prior
  const orders = Math.max(1, sizes.size);
  const evenFit = shownAlike(prior, orders);
  const fits: number[] = [];
  let writes = 0;
  for (const touch of lone) {
    const rate = rateNow(touch.change.before.rate, model);
    const share = shareOf({ lines: rate.together, orders: rate.orders }, prior).mean;
    const fit = (share * orders) / evenFit;
    const chance = chanceOfSale(part.part, fit);
    touch.doubt = touch.weight * doubtOfSale(part, fit);
    touch.weight *= chance;
    // what shows a reason tells nothing of stamps without one: only what sells well was let stand as an order
    if (!isWritten(touch.change)) {
      fits.push(fit);
      writes += 1 - chance;
    }
    if (touch.weight < 0.5) {
      touch.takenFor = 'unknown';
      touch.why = 'stamp-alone-like-edit';
    }
  }
  if (!isTelling) return null;
  const hasSales = touches.some((touch) => touch.weight > 0.5);
  return hasSales ? { fits, writes, hours } : { fits, writes: 0, hours: 0 };
}

/** Over the products of a Gamma prior: the chance that an order's stamp shows, over that of a write's. */
function shownAlike({ shape, orders: rate }: { shape: number; orders: number }, orders: number): number {
  const logLeft = Math.log(rate / (rate + orders));
  const order = -Math.expm1(shape * logLeft);
  const power = shape - 1;
  const write = (-(power === 0 ? logLeft : Math.expm1(power * logLeft) / power) * rate) / orders;
  return order / write;
}

/** In a busy gap: the doubt stays in proportion to the part. */
function usualWrites(
  { model, catalogueSize }: Pick<StoreMemory, 'model' | 'catalogueSize'>,
  told: WritesPart,
  hours: number,
  loneStamps: number,
): WritesPart {
  const part = usualPart(model.background, hours, loneStamps);
  const byEdits = editsPart(model.background);
  if (byEdits.part > part) return byEdits;
  const untold = Math.min(told.sd, untoldPart(catalogueSize, loneStamps / hours).sd);
  return { part, sd: part > 0 && told.part > 0 ? (part * told.sd) / told.part : untold };
}

/** Stamps that came alone: those with no reason to be seen, and those of edits. */
function explainedBy(touches: readonly Touch[]): ExplainedStamps {
  const lone = [...Map.groupBy(touches, (touch) => touch.at).values()].flatMap((one) => (one.length === 1 ? one : []));
  return {
    unexplained: lone.filter(({ weight, why }) => weight > 0 && why.startsWith('stamp-alone')).length,
    edits: lone.filter(({ takenFor, change }) => takenFor === 'edit' && change.isEdited).length,
  };
}

type Basket = { at: number; weight: number; size: number; doubt: number };

/** Products of one second are one basket, and one order. */
function groupBaskets(touches: readonly Touch[]): Basket[] {
  const bySecond = new Map<number, { at: number; missed: number; size: number; doubt: number }>();
  for (const touch of touches) {
    if (touch.weight <= 0) continue;
    const basket = bySecond.get(touch.at) ?? { at: touch.at, missed: 1, size: 0, doubt: 0 };
    basket.missed *= 1 - touch.weight;
    basket.size += 1;
    basket.doubt = touch.doubt;
    bySecond.set(touch.at, basket);
  }
  return [...bySecond.values()].map(({ at, missed, size, doubt }) => ({
    at,
    weight: 1 - missed,
    size,
    doubt: size === 1 ? doubt : 0,
  }));
}

function addSeenOrders(
  { ledger, lesson }: Inference,
  timeline: OrderTimeline,
  orders: readonly Basket[],
  hiddenRelativeSd: number,
): void {
  for (const piece of timeline.pieces) {
    ledger.addOrders(piece.from, {
      orders: piece.hidden,
      ordersVar: piece.hiddenVar,
      ordersSd: piece.hidden * hiddenRelativeSd,
      observations: 0,
    });
  }
  for (const order of orders) {
    ledger.addOrders(order.at, {
      orders: order.weight,
      ordersVar: order.weight * (1 - order.weight),
      ordersSd: order.weight * ASSUMED.seenOrders.sharedSd + order.doubt,
      observations: 1,
    });
  }
  lesson.orders = timeline.total;
  lesson.pieces = timeline.pieces;
  lesson.baskets = orders.map(({ at, size, weight }) => ({
    size,
    weight: weight * (1 - timeline.coveredAfter(at)),
  }));
}

function addProducts(
  { ledger, touches, rates, lesson }: Inference,
  timeline: OrderTimeline,
  changes: readonly ProductChange[],
  { memory, gap, living }: Context,
  rhythm: Rhythm | null,
): void {
  const quantity = lineQuantity(memory.model);
  const kept = (change: ProductChange) => rateNow(change.before.rate, memory.model);
  const touched = new Set<string>();
  const lone = new Set(groupBaskets(touches).flatMap((basket) => (basket.size === 1 ? [basket.at] : [])));
  for (const touch of touches) {
    const { change } = touch;
    touched.add(change.externalId);
    const lines = addStampedSales(ledger, touch, timeline, quantity);
    lesson.lines += lines;
    const after = timeline.total - timeline.before(touch.at) - touch.weight;
    const rate = kept(change);
    rates.set(change.externalId, {
      ...rate,
      lines: rate.lines + touch.weight,
      together: rate.together + (lone.has(touch.at) ? 0 : touch.weight),
      orders: rate.orders + Math.max(0, after) + touch.weight,
      at: gap.to,
      soldAt: touch.weight > 0.5 ? gap.to : rate.soldAt,
      lone: loneOf(touch, lone.has(touch.at), memory.model.textsAt ?? null),
    });
    const isCounted = change.stock.isComplete && living.stock && change.stock.risen === 0;
    const unseen = touch.share * timeline.before(touch.at);
    if (isCounted && change.stock.sold > 0 && unseen < MOST_UNSEEN)
      lesson.quantities = [...lesson.quantities, change.stock.sold];
  }
  if (!living.stock) return;
  const judged = judgedByStock(touches);
  lesson.updates = judged.updates;
  lesson.sales = judged.sales;
  const prior = priorOf(memory.model, memory.catalogueSize);
  for (const change of changes) {
    if (touched.has(change.externalId)) continue;
    const rate = kept(change);
    let sold: { at: number; lines: number }[] = [];
    if (change.stock.sold > 0) sold = addFalls(ledger, change, quantity, rhythm);
    else if (change.stock.risen > 0 && !living.modified) {
      const share = shareOf(rate, prior);
      const usual = portions(gap, rhythm).length > 0 ? expectedOrders(gap, rhythm) : 0;
      const expected = { lines: share.mean * usual, relativeVar: share.relativeVar };
      sold = addImputedSales(ledger, change, expected, gap, quantity, rhythm);
    } else continue;
    const lines = sold.reduce((sum, part) => sum + part.lines, 0);
    for (const part of sold) {
      const orders = ordersOfLines(part.lines);
      ledger.addOrders(part.at, { ...orders, ordersVar: orders.orders * UNDATED_SPREAD, observations: 0 });
      const piece = timeline.pieces.find((one) => part.at >= one.from && part.at < one.to) ?? timeline.pieces[0];
      if (piece) piece.seen += orders.orders;
    }
    lesson.lines += lines;
    lesson.orders += ordersOfLines(lines).orders;
    rates.set(change.externalId, { ...rate, lines: rate.lines + lines, soldAt: gap.to });
  }
}

/** What may prove to be an edit; a product sells alone only so often between two looks at its texts. */
function loneOf(touch: Touch, isLone: boolean, textsAt: number | null): LoneSale[] {
  const earlier = loneSince(touch.change.before.rate, textsAt).slice(1 - MOST_LONE);
  const { at, weight, doubt } = touch;
  const price = heldPrice(touch.change);
  return isLone && weight > 0 && !touch.change.stock.isKnown ? [...earlier, { at, weight, doubt, price }] : earlier;
}

function expectedOrders(gap: { from: number; to: number }, rhythm: Rhythm | null): number {
  if (!rhythm) return 0;
  return observedHours(gap).reduce((sum, hour) => sum + rhythm.expected(hour.at, hour.at + hour.seconds * 1000), 0);
}

/** Lines per order as this store showed, five orders' worth of trust in its basket sizes. */
function expectedLinesPerOrder({ model }: StoreMemory, baskets: BasketSizes): number {
  return (model.lines + 5 * baskets.meanSize) / (model.clock + 5);
}

function observedHours(gap: { from: number; to: number }): { at: number; seconds: number }[] {
  const hours: { at: number; seconds: number }[] = [];
  for (let at = gap.from; at < gap.to; ) {
    const to = Math.min(gap.to, hourOf(at) + 3_600_000);
    hours.push({ at, seconds: (to - at) / 1000 });
    at = to;
  }
  return hours;
}

function emptyLesson(gap: { from: number; to: number }): Lesson {
  return {
    gap,
    orders: 0,
    lines: 0,
    pieces: [],
    baskets: [],
    touched: [],
    coveredShare: 0,
    stampsBefore: [],
    loneStamps: null,
    explained: { unexplained: 0, edits: 0 },
    runs: [],
    seenOrders: [],
    quantities: [],
    updates: 0,
    sales: 0,
  };
}
