import type { KnownStore } from '../../known/store.ts';
import type { StoreModel } from '../../known/store-model.ts';
import type { LiveSignals } from '../../observation.ts';
import type { Inference } from '../inference.ts';
import { hourOfWeek, type Intensity, intensityOf } from '../orders/intensity.ts';
import type { Gap, OrderTimeline } from '../orders/order-timeline.ts';
import { expectedOrders, portions } from '../orders/spread-orders.ts';
import { linesPerOrder, ordersOfLines, ordersOfUndated } from './lines-per-order.ts';
import { ordersOfFalls, usualSizes } from './orders-of-falls.ts';
import type { FallenLines } from './stock-sales.ts';

/** Variance per order, for orders known only by their lines. */
const UNDATED_SPREAD = 0.5;
/**
 * If more lines are expected at an hour at which none was ever seen, a fall says how busy the hour is, not how large
 * orders are.
 */
const FEW_EXPECTED = 0.5;
/** With so many lines, and so many times more than expected, the shop was busier than known. */
const MIN_BUSY = 10;
const BUSY_FACTOR = 2;

/** The gap, what is known of the store, and what is found in the gap. */
export type GapContext = Pick<Inference, 'ledger' | 'rates' | 'statistics'> & {
  known: KnownStore;
  gap: Gap;
  live: LiveSignals;
  intensity: Intensity | null;
  timeline: OrderTimeline;
};

/** A stretch of time, and the lines that left in it. */
export type Stretch = Gap & FallenLines;

type Orders = { orders: number; ordersVar: number; ordersSd: number };

/**
 * Adds the orders of lines that left without a stamp. If no stamps are live at all and the whole catalogue was read
 * (`isWhole`), the lines of a stretch may be one order.
 */
export function addOrdersOfStretches(stretches: Iterable<Stretch>, isWhole: boolean, context: GapContext): void {
  const { known, live, statistics } = context;
  const linesIntensity = linesIntensityOf(known.model);
  if (!live.modified) statistics.fallen = [];
  for (const stretch of stretches) {
    if (live.modified || !isWhole) addSeparateOrders(stretch.lines, stretch, context);
    else addOrders(ordersOfStretch(stretch, linesIntensity, context), stretch, context);
  }
}

/** Adds the orders of lines of which nothing shows whether they were bought together. */
export function addSeparateOrders(lines: number, stretch: Gap, context: GapContext): void {
  const { known, live } = context;
  const { orders, ordersSd } = (live.modified ? ordersOfUndated : ordersOfLines)(lines, known.model);
  addOrders({ orders, ordersVar: orders * UNDATED_SPREAD, ordersSd }, stretch, context);
}

/** The orders behind lines that fell together, by how many lines of the store were expected then. */
function ordersOfStretch(
  { from, to, lines, linesVar, linesSd }: Stretch,
  linesIntensity: Intensity | null,
  { known: { model }, intensity, statistics }: GapContext,
): Orders {
  const parts = portions({ from, to }, intensity);
  statistics.fallen?.push(...parts.map(({ at, portion }) => ({ at, lines: lines * portion })));
  const expected = linesIntensity ? expectedOrders({ from, to }, linesIntensity) : lines;
  const seen = linesSeenAt(model, from);
  const shops = usualSizes(model.trade?.isWholesale ?? false);
  const { logs, orders, ordersVar, ordersSd } = ordersOfFalls({ lines, expected, seen }, model.orderSizes, shops);
  const isTold = !model.isBusy && (seen > 0 || expected < FEW_EXPECTED);
  if (linesIntensity && isTold) statistics.orderSizes.push(logs);
  statistics.isBusy ||= lines >= MIN_BUSY && lines > BUSY_FACTOR * expected;
  const perLine = lines > 0 ? orders / lines : 0;
  return {
    orders,
    ordersVar: ordersVar + linesVar * perLine ** 2,
    ordersSd: Math.hypot(ordersSd, linesSd * perLine),
  };
}

/** Adds orders to the hours of a stretch, and to what the timeline says was seen: as much as stamps would show. */
function addOrders({ orders, ordersVar, ordersSd }: Orders, stretch: Gap, context: GapContext): void {
  const { ledger, statistics, timeline, intensity } = context;
  if (orders <= 0) return;
  statistics.orders += orders;
  for (const { at, portion } of portions(stretch, intensity)) {
    const part = { orders: orders * portion, ordersVar: ordersVar * portion, ordersSd: ordersSd * portion };
    ledger.addOrders(at, { ...part, observations: 0 });
    const piece = timeline.pieces.find((one) => at >= one.from && at < one.to) ?? timeline.pieces[0];
    if (piece) piece.seen += part.orders * piece.visible;
  }
}

/**
 * The intensity of the store's lines. It is not derived from that of its orders, since their number follows from it.
 */
function linesIntensityOf(model: StoreModel): Intensity | null {
  const { lines, hours } = model.week;
  if (lines === undefined) return null;
  const size = linesPerOrder(model);
  const intensity = intensityOf({ orders: lines.map((count) => count / size), hours });
  return intensity && { expected: (from, to) => size * intensity.expected(from, to) };
}

/**
 * Lines seen at that hour of the day, which say how well the expected number is known; the hours around it count as
 * much again.
 */
function linesSeenAt({ week: { lines = [] } }: StoreModel, at: number): number {
  const hour = hourOfWeek(at) % 24;
  return 2 * lines.reduce((sum, count, index) => (index % 24 === hour ? sum + count : sum), 0);
}
