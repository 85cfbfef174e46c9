import type { ProductChange } from '../changes/compare-product.ts';
import { ASSUMED } from './assumptions.ts';
import type { HourLedger } from './hour-ledger.ts';
import type { Intensity } from './intensity.ts';
import { cutByHour } from './order-timeline.ts';
import { assumedEntry, countedEntry, meanPriceMinor } from './product-sales.ts';
import type { LineQuantity } from './quantities.ts';

/** Lines that a fall of stock tells of: at least one, and no more than the units allow. */
export function linesOf(units: number, quantity: LineQuantity): { lines: number; linesVar: number } {
  const lines = Math.max(1, units / quantity.mean);
  return { lines, linesVar: (lines - 1) * Math.max(0.25, quantity.variance / quantity.mean ** 2) };
}

/**
 * Units that left without a stamp to date them, spread over the time they left in by the store's intensity.
 * Returns the lines by the hour they are put to.
 */
export function addFalls(
  ledger: HourLedger,
  change: ProductChange,
  quantity: LineQuantity,
  intensity: Intensity | null,
): { at: number; lines: number }[] {
  const sold: { at: number; lines: number }[] = [];
  for (const fall of change.stock.falls) {
    const { lines, linesVar } = linesOf(fall.units, quantity);
    const revenue = fall.amountMinor / change.minorPerMajor;
    for (const { at, portion } of portions({ from: fall.since, to: fall.seenAt }, intensity)) {
      const part = { at, lines: lines * portion, linesVar: linesVar * portion, observations: 0 };
      const entry = countedEntry(part, lines, fall.units, revenue);
      ledger.addProduct(change.externalId, at, { ...entry, ordersSd: part.lines * relativeSd(quantity) }, 'stock');
      sold.push({ at, lines: part.lines });
    }
    ledger.addProduct(change.externalId, fall.since, { observations: 1 }, 'stock');
  }
  return sold;
}

/** What a product sold in a gap that a restock hid: its usual share of the store's orders. */
export function addImputedSales(
  ledger: HourLedger,
  change: ProductChange,
  expected: { lines: number; relativeVar: number },
  gap: { from: number; to: number },
  quantity: LineQuantity,
  intensity: Intensity | null,
): { at: number; lines: number }[] {
  const price = meanPriceMinor(change.before.variants) / change.minorPerMajor;
  const sold: { at: number; lines: number }[] = [];
  if (expected.lines <= 0) return sold;
  for (const { at, portion } of portions(gap, intensity)) {
    const lines = expected.lines * portion;
    const part = { at, lines, linesVar: lines + lines ** 2 * expected.relativeVar, observations: 0 };
    ledger.addProduct(change.externalId, at, assumedEntry(part, quantity, price), 'stock');
    sold.push({ at, lines });
  }
  return sold;
}

function relativeSd(quantity: LineQuantity): number {
  return quantity.sharedSd / quantity.mean;
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

/** Orders of the store that lines make, where nothing shows which lines went together. */
export function ordersOfLines(lines: number): { orders: number; ordersSd: number } {
  const { value, sharedSd } = ASSUMED.linesPerOrder;
  return { orders: lines / value, ordersSd: (lines / value) * (sharedSd / value) };
}
