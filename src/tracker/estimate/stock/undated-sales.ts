import type { ProductChange } from '../../changes/compare-product.ts';
import type { KnownStore } from '../../known/store.ts';
import type { StoreModel } from '../../known/store-model.ts';
import type { LiveSignals } from '../../observation.ts';
import type { Inference } from '../inference.ts';
import { hourOfWeek, type Intensity, intensityOf } from '../orders/intensity.ts';
import type { OrderTimeline } from '../orders/order-timeline.ts';
import { priorOf, rateNow, shareOf, withLines } from '../orders/product-rate.ts';
import { expectedOrders, portions } from '../orders/spread-orders.ts';
import { heldPrice } from '../product-sales.ts';
import { lineQuantity, usualExtraUnits } from '../units/quantities.ts';
import { linesPerOrder, ordersOfLines, ordersOfUndated } from './lines-per-order.ts';
import { ordersOfFalls, usualSizes } from './orders-of-falls.ts';
import { addFalls, addHiddenReturns, addImputedSales, hiddenQuantity } from './stock-sales.ts';

/** Variance per order, for orders known only by their lines. */
const UNDATED_SPREAD = 0.5;
/** A count of units teaches the quantity of a line only if a second line is hardly expected among them. */
const MAX_LINES_EXPECTED = 0.3;
/**
 * If more lines are expected at an hour at which none was ever seen, a fall says how busy the hour is, not how large
 * orders are.
 */
const FEW_EXPECTED = 0.5;
/** With so many lines, and so many times more than expected, the shop was busier than known. */
const MIN_BUSY = 10;
const BUSY_FACTOR = 2;

type Context = {
  known: KnownStore;
  gap: { from: number; to: number };
  live: LiveSignals;
  intensity: Intensity | null;
};

type Adds = Pick<Inference, 'ledger' | 'rates' | 'statistics'>;
type Orders = { orders: number; ordersVar: number; ordersSd: number };
/** Lines that left in one stretch of time. */
type Together = { from: number; to: number; lines: number; linesVar: number; linesSd: number };

/** Adds what products without a stamp sold. If no stamps are live at all, lines that fell together may be one order. */
export function addUndatedSales(
  { ledger, rates, statistics }: Adds,
  changes: readonly ProductChange[],
  timeline: OrderTimeline,
  { known, gap, live, intensity }: Context,
): void {
  const { model } = known;
  const prior = priorOf(model, known.catalogueSize);
  const stretches = new Map<number, Together>();
  // a gap in which nothing fell also says something about orders
  if (!changes.some(({ stock }) => stock.held > 0))
    stretches.set(gap.to, { ...gap, lines: 0, linesVar: 0, linesSd: 0 });
  for (const change of changes) {
    const rate = rateNow(change.before.rate, model);
    const share = shareOf(rate, prior);
    const price = heldPrice(change).mean;
    const quantity = lineQuantity(model, price);
    const unseen = { from: change.since, to: gap.to };
    let lines = 0;
    if (change.stock.sold > 0) {
      const usualUnits = intensity ? share.mean * expectedOrders(unseen, intensity) * quantity.mean : 0;
      addHiddenReturns(ledger, change, { at: unseen.from, usualUnits }, model);
      for (const fall of addFalls(ledger, change, share.mean, quantity, intensity)) {
        lines += fall.lines;
        const together = stretches.get(fall.seenAt) ?? {
          from: fall.seenAt === gap.to ? gap.from : fall.since,
          to: fall.seenAt,
          lines: 0,
          linesVar: 0,
          linesSd: 0,
        };
        stretches.set(fall.seenAt, together);
        together.lines += fall.lines;
        together.linesVar += fall.linesVar;
        together.linesSd += fall.linesSd;
        const expected = intensity && share.mean * expectedOrders({ from: fall.since, to: fall.seenAt }, intensity);
        if (live.modified || expected === null || expected > MAX_LINES_EXPECTED) continue;
        // the mean of a Poisson number that is not 0
        const alike = expected > 0 ? expected / -Math.expm1(-expected) : 1;
        statistics.quantities.push({ units: fall.units, lines: alike, usual: usualExtraUnits(model, price) });
      }
    } else if (change.stock.risen > 0) {
      const usual = intensity ? expectedOrders(unseen, intensity) : 0;
      const expected = { lines: share.mean * usual, relativeVar: share.relativeVar };
      const hidden = hiddenQuantity(change, share.mean, quantity, unseen, intensity);
      for (const part of addImputedSales(ledger, change, expected, unseen, hidden, intensity)) {
        lines += part.lines;
        addOrders(singly(part), { from: part.at, to: part.at });
      }
    } else continue;
    statistics.lines += lines;
    if (live.modified) statistics.undatedLines += lines;
    const undated = live.modified ? { undated: (rate.undated ?? 0) + lines } : {};
    rates.set(change.externalId, withLines({ ...rate, ...undated, soldAt: gap.to }, lines, unseen.to - unseen.from));
  }
  const linesIntensity = linesIntensityOf(model);
  if (!live.modified) statistics.fallen = [];
  // the lines of an order are seen together only if the whole catalogue is
  const isWhole = changes.every(({ since }) => since >= gap.from);
  for (const together of stretches.values())
    addOrders(live.modified || !isWhole ? singly(together) : jointly(together), together);

  function singly({ lines }: { lines: number }): Orders {
    const { orders, ordersSd } = live.modified ? ordersOfUndated(lines, model) : ordersOfLines(lines, model);
    return { orders, ordersVar: orders * UNDATED_SPREAD, ordersSd };
  }

  function jointly({ from, to, lines, linesVar, linesSd }: Together): Orders {
    const parts = portions({ from, to }, intensity);
    statistics.fallen?.push(...parts.map(({ at, portion }) => ({ at, lines: lines * portion })));
    const expected = linesIntensity ? expectedOrders({ from, to }, linesIntensity) : lines;
    const together = { lines, expected, seen: linesSeenAt(model, from) };
    const shops = usualSizes(model.trade?.isWholesale ?? false);
    const { logs, orders, ordersVar, ordersSd } = ordersOfFalls(together, model.orderSizes, shops);
    const isTold = !model.isBusy && (together.seen > 0 || expected < FEW_EXPECTED);
    if (linesIntensity && isTold) statistics.orderSizes.push(logs);
    statistics.isBusy ||= lines >= MIN_BUSY && lines > BUSY_FACTOR * expected;
    const perLine = lines > 0 ? orders / lines : 0;
    return {
      orders,
      ordersVar: ordersVar + linesVar * perLine ** 2,
      ordersSd: Math.hypot(ordersSd, linesSd * perLine),
    };
  }

  function addOrders({ orders, ordersVar, ordersSd }: Orders, stretch: { from: number; to: number }): void {
    if (orders <= 0) return;
    statistics.orders += orders;
    for (const { at, portion } of portions(stretch, intensity)) {
      const part = { orders: orders * portion, ordersVar: ordersVar * portion, ordersSd: ordersSd * portion };
      ledger.addOrders(at, { ...part, observations: 0 });
      const piece = timeline.pieces.find((one) => at >= one.from && at < one.to) ?? timeline.pieces[0];
      // the part of them that stamps would show
      if (piece) piece.seen += part.orders * piece.visible;
    }
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
