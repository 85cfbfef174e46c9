import { HOUR_MS } from '#runtime/clock.ts';
import type { ProductChange } from '../../changes/compare-product.ts';
import type { StoreModel } from '../../known/store-model.ts';
import { ASSUMED } from '../assumptions.ts';
import type { HourLedger } from '../hour-ledger.ts';
import { basketSizes } from '../orders/baskets.ts';
import type { Intensity } from '../orders/intensity.ts';
import { cutByHour } from '../orders/order-timeline.ts';
import { assumedEntry, countedEntry, heldPrice } from '../product-sales.ts';
import { linesOfUnits } from '../units/lines-of-units.ts';
import type { LineQuantity } from '../units/quantities.ts';
import { usualLines } from './lines-prior.ts';
import { inLumps } from './lumps.ts';

const MIN_MORE = 1e-3;
const [MIN_UNDATED, MAX_UNDATED] = [1e-3, 0.95];

/** Units that left, and when. */
export type Fall = { since: number; seenAt: number; units: number };

/** The lines of a fall; `linesSd` is the error that all lines of the store share. */
export type FallenLines = { lines: number; linesVar: number; linesSd: number };

/** In so short a time a product is seldom sold twice, in any shop. */
const SHORT_MS = HOUR_MS;

/** Lines of a fall, at least one. `share`: the part of the store's orders that hold the product. */
export function linesOfFall(
  { since, seenAt, units }: Fall,
  share: number,
  quantity: LineQuantity,
  intensity: Intensity | null,
): FallenLines {
  if (!intensity) return linesAtFirst(units / quantity.mean, seenAt - since);
  const expected = share * expectedOrders({ from: since, to: seenAt }, intensity);
  const told = linesOfUnits(units, expected, quantity);
  const more = Math.max(MIN_MORE, quantity.mean - 1);
  const times = 1 + quantity.sharedSd / more;
  const [fewest, most] = [more * times, more / times].map((one) => {
    return linesOfUnits(units, expected, { ...quantity, mean: 1 + one }).mean;
  });
  return { lines: told.mean, linesVar: told.variance, linesSd: Math.abs(most! - fewest!) / 2 };
}

/** Used before the store's intensity is known. */
function linesAtFirst(byUnits: number, elapsedMs: number): FallenLines {
  const others = Math.max(0, byUnits - 1);
  if (elapsedMs <= SHORT_MS) return { lines: 1, linesVar: 0, linesSd: others / 4 };
  return { lines: 1 + others, linesVar: others, linesSd: (1 + others) / 2 };
}

/**
 * Adds units that left without a stamp, spread by the store's intensity over the time in which they left. Returns the
 * lines of each fall.
 */
export function addFalls(
  ledger: HourLedger,
  change: ProductChange,
  share: number,
  quantity: LineQuantity,
  intensity: Intensity | null,
): (Fall & FallenLines)[] {
  return change.stock.falls.map((fall) => {
    const { lines, linesVar, linesSd } = linesOfFall(fall, share, quantity, intensity);
    const revenue = fall.amountMinor / change.minorPerMajor;
    for (const { at, portion } of portions({ from: fall.since, to: fall.seenAt }, intensity)) {
      const part = { at, lines: lines * portion, linesVar: linesVar * portion, observations: 0 };
      const entry = countedEntry(part, lines, fall.units, revenue);
      ledger.addProduct(change.externalId, at, { ...entry, ordersSd: linesSd * portion }, 'stock');
    }
    ledger.addProduct(change.externalId, fall.since, { observations: 1 }, 'stock');
    return { ...fall, lines, linesVar, linesSd };
  });
}

/** A line of more units is seldom sent back, and a delivery seldom holds so few. */
const MAX_RETURNED = 3;

/** How many units came back in a gap, and how many were sold. */
export function returnedIn({ stock }: ProductChange): { units: number; sold: number } {
  const few = stock.rises.filter(({ units }) => units <= MAX_RETURNED);
  return { units: few.reduce((sum, { units }) => sum + units, 0), sold: stock.sold };
}

/**
 * Goods that come back in a gap in which others of the product are sold are not seen. The range is widened by as many
 * units as usually come back of what a product sells in such a time.
 */
export function addHiddenReturns(
  ledger: HourLedger,
  change: ProductChange,
  { at, usualUnits }: { at: number; usualUnits: number },
  { returned }: StoreModel,
): void {
  if (returned === undefined || returned.sold === 0) return;
  const units = Math.min(1, returned.units / returned.sold) * usualUnits;
  const price = heldPrice(change).mean;
  const doubt = { unitsVar: units, unitsSd: units, revenueVar: units * price ** 2, revenueSd: units * price };
  ledger.addProduct(change.externalId, at, doubt, 'stock');
}

/**
 * Units in a line of what a delivery hides. Their variance follows from how the product's units left in gaps as long as
 * this one.
 */
export function lumpsIn({ from, to }: { from: number; to: number }, intensity: Intensity | null) {
  return ({ before }: ProductChange, share: number, quantity: LineQuantity): LineQuantity =>
    inLumps(quantity, before.variants, (until) => {
      return intensity ? share * expectedOrders({ from: until - to + from, to: until }, intensity) * quantity.mean : 0;
    });
}

/** Adds what a product sold in a gap in which a restock hides sales: its usual share of the store's orders. */
export function addImputedSales(
  ledger: HourLedger,
  change: ProductChange,
  expected: { lines: number; relativeVar: number },
  gap: { from: number; to: number },
  quantity: LineQuantity,
  intensity: Intensity | null,
): { at: number; lines: number }[] {
  const price = heldPrice(change);
  const sold: { at: number; lines: number }[] = [];
  if (expected.lines <= 0) return sold;
  for (const { at, portion } of portions(gap, intensity)) {
    const lines = expected.lines * portion;
    // all hours of the gap share the error of the rate
    const linesVar = lines + lines * expected.lines * expected.relativeVar;
    const part = { at, lines, linesVar, observations: 0 };
    ledger.addProduct(change.externalId, at, assumedEntry(part, quantity, price), 'stock');
    sold.push({ at, lines });
  }
  return sold;
}

/** The expected orders of the store in a stretch of time. */
export function expectedOrders(gap: { from: number; to: number }, intensity: Intensity): number {
  return cutByHour(gap).reduce((sum, { from, to }) => sum + intensity.expected(from, to), 0);
}

/** How a stretch of time divides over its hours by the intensity. */
export function portions(
  gap: { from: number; to: number },
  intensity: Intensity | null,
): { at: number; portion: number }[] {
  const pieces = cutByHour(gap);
  const weights = pieces.map((piece) => (intensity ? intensity.expected(piece.from, piece.to) : piece.to - piece.from));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (pieces.length === 0 || total <= 0) return [{ at: gap.from, portion: 1 }];
  return pieces.map((piece, index) => ({ at: piece.from, portion: weights[index]! / total }));
}

/** The part of a store's lines that no stamp dates. */
export function undatedPart({ lines, undatedLines = 0 }: StoreModel): number {
  return undatedLines > 0 ? Math.min(MAX_UNDATED, undatedLines / lines) : 0;
}

/** The store's orders per order that holds a line with a stamp. */
export function ordersToDated(model: StoreModel): number {
  return 1 / (1 - basketSizes(model.baskets).isWithin(undatedPart(model)));
}

type OrdersOfLines = { orders: number; ordersSd: number };

/** The orders behind some lines, when nothing shows which lines were bought together. */
export function ordersOfLines(lines: number, model: StoreModel): OrdersOfLines {
  const orders = lines / linesPerOrder(model);
  return { orders, ordersSd: orders * ASSUMED.linesPerOrder.relativeSd };
}

/** The orders that consist of undated lines only: an order with a dated line is seen by that line. */
export function ordersOfUndated(lines: number, model: StoreModel): OrdersOfLines {
  const part = Math.max(MIN_UNDATED, undatedPart(model));
  const { meanSize, isWithin } = basketSizes(model.baskets);
  const dated = (lines * (1 - part)) / part / meanSize;
  const orders = (dated * isWithin(part)) / (1 - isWithin(part));
  return { orders, ordersSd: orders * ASSUMED.linesPerOrder.relativeSd };
}

export function linesPerOrder({ lines, clock, trade }: StoreModel): number {
  const { worthOrders } = ASSUMED.linesPerOrder;
  return (lines + usualLines(trade?.isWholesale ?? false) * worthOrders) / (clock + worthOrders);
}
