import { HOUR_MS } from '#runtime/clock.ts';
import type { ProductChange } from '../../changes/compare-product.ts';
import type { StoreModel } from '../../known/store-model.ts';
import type { HourLedger } from '../hour-ledger.ts';
import type { Intensity } from '../orders/intensity.ts';
import { expectedOrders, portions } from '../orders/spread-orders.ts';
import { assumedEntry, countedEntry, heldPrice, shareOnOtherDays } from '../product-sales.ts';
import { linesOfUnits } from '../units/lines-of-units.ts';
import type { LineQuantity } from '../units/quantities.ts';
import { overdispersed } from './overdispersion.ts';

const MIN_MORE = 1e-3;

/** Units that left, and when. */
export type Fall = { since: number; seenAt: number; units: number };

/** The lines of a fall; `linesSd` is the error that all lines of the store share. */
export type FallenLines = { lines: number; linesVar: number; linesSd: number };

/** In so short a time a product is seldom sold twice, in any shop. */
const SHORT_MS = HOUR_MS;

/** Lines of a fall, at least one. `share`: the part of the store's orders that hold the product. */
function linesOfFall(
  { since, seenAt, units }: Fall,
  share: number,
  quantity: LineQuantity,
  intensity: Intensity | null,
): FallenLines {
  if (!intensity) return linesAtFirst(units / quantity.mean, seenAt - since);
  const expected = share * expectedOrders({ from: since, to: seenAt }, intensity);
  const estimated = linesOfUnits(units, expected, quantity);
  const more = Math.max(MIN_MORE, quantity.mean - 1);
  const times = 1 + quantity.sharedSd / more;
  const [fewest, most] = [more * times, more / times].map((one) => {
    return linesOfUnits(units, expected, { ...quantity, mean: 1 + one }).mean;
  });
  return { lines: estimated.mean, linesVar: estimated.variance, linesSd: Math.abs(most! - fewest!) / 2 };
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
    const parts = portions({ from: fall.since, to: fall.seenAt }, intensity);
    const onOtherDays = shareOnOtherDays(parts.map(({ at, portion }) => ({ at, lines: portion })));
    for (const { at, portion } of parts) {
      const spread = { lines: lines * portion, linesVar: linesVar * portion, linesSd: linesSd * portion };
      const part = { at, ...spread, observations: 0 };
      const entry = countedEntry(part, lines, fall.units, revenue, onOtherDays(at));
      ledger.addProduct(change.externalId, at, entry, 'stock');
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
 * Units per line of the sales that a delivery hides. Their variance follows from how the product's units left in gaps
 * as long as this one.
 */
export function hiddenQuantity(
  { before }: ProductChange,
  share: number,
  quantity: LineQuantity,
  { from, to }: { from: number; to: number },
  intensity: Intensity | null,
): LineQuantity {
  return overdispersed(quantity, before.variants, (until) => {
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
    const part = { at, lines, linesVar, linesSd: 0, observations: 0 };
    ledger.addProduct(change.externalId, at, assumedEntry(part, quantity, price), 'stock');
    sold.push({ at, lines });
  }
  return sold;
}
