import type { ProductChange } from '../../changes/compare-product.ts';
import type { Gap } from '../orders/order-timeline.ts';
import { priorOf, rateNow, shareOf, withLines } from '../orders/product-rate.ts';
import { expectedOrders } from '../orders/spread-orders.ts';
import { heldPrice } from '../product-sales.ts';
import { type LineQuantity, lineQuantity, usualExtraUnits } from '../units/quantities.ts';
import { addFalls, addHiddenReturns, addImputedSales, hiddenQuantity } from './stock-sales.ts';
import { addOrdersOfStretches, addSeparateOrders, type GapContext, type Stretch } from './undated-orders.ts';

/** A count of units teaches the quantity of a line only if a second line is hardly expected among them. */
const MAX_LINES_EXPECTED = 0.3;

/** A product whose stock moved without a stamp. `share`: of the store's orders; `unseen`: since it was last read. */
type UndatedProduct = {
  change: ProductChange;
  share: ReturnType<typeof shareOf>;
  quantity: LineQuantity;
  unseen: Gap;
};

/** Adds what products without a stamp sold, and the orders that these sales make up. */
export function addUndatedSales(changes: readonly ProductChange[], context: GapContext): void {
  const { known, gap, live, rates, statistics } = context;
  const { model } = known;
  const prior = priorOf(model, known.catalogueSize);
  const stretches = new Map<number, Stretch>();
  // a gap in which nothing fell also says something about orders
  if (!changes.some(({ stock }) => stock.held > 0)) stretches.set(gap.to, { ...gap, ...NO_LINES });
  for (const change of changes) {
    const { sold, risen } = change.stock;
    if (sold === 0 && risen === 0) continue;
    const rate = rateNow(change.before.rate, model);
    const quantity = lineQuantity(model, heldPrice(change).mean);
    const unseen = { from: change.since, to: gap.to };
    const product = { change, share: shareOf(rate, prior), quantity, unseen };
    const lines = sold > 0 ? addFallen(product, stretches, context) : addHiddenByDelivery(product, context);
    statistics.lines += lines;
    if (live.modified) statistics.undatedLines += lines;
    const undated = live.modified ? { undated: (rate.undated ?? 0) + lines } : {};
    rates.set(change.externalId, withLines({ ...rate, ...undated, soldAt: gap.to }, lines, unseen.to - unseen.from));
  }
  // the lines of an order are seen together only if the whole catalogue is
  const isWhole = changes.every(({ since }) => since >= gap.from);
  addOrdersOfStretches(stretches.values(), isWhole, context);
}

const NO_LINES = { lines: 0, linesVar: 0, linesSd: 0 };

/** Adds the units that left, and their lines to the stretches of time in which they left. Returns the lines. */
function addFallen(
  { change, share, quantity, unseen }: UndatedProduct,
  stretches: Map<number, Stretch>,
  { known: { model }, gap, live, intensity, ledger, statistics }: GapContext,
): number {
  const expectedIn = (time: Gap) => intensity && share.mean * expectedOrders(time, intensity);
  const usualUnits = (expectedIn(unseen) ?? 0) * quantity.mean;
  addHiddenReturns(ledger, change, { at: unseen.from, usualUnits }, model);
  let lines = 0;
  for (const fall of addFalls(ledger, change, share.mean, quantity, intensity)) {
    const { since, seenAt, units } = fall;
    lines += fall.lines;
    const stretch = stretches.get(seenAt) ?? { from: seenAt === gap.to ? gap.from : since, to: seenAt, ...NO_LINES };
    stretches.set(seenAt, stretch);
    stretch.lines += fall.lines;
    stretch.linesVar += fall.linesVar;
    stretch.linesSd += fall.linesSd;
    const expected = expectedIn({ from: since, to: seenAt });
    if (live.modified || expected === null || expected > MAX_LINES_EXPECTED) continue;
    // the mean of a Poisson number that is not 0
    const likely = expected > 0 ? expected / -Math.expm1(-expected) : 1;
    statistics.quantities.push({ units, lines: likely, usual: usualExtraUnits(model, heldPrice(change).mean) });
  }
  return lines;
}

/** Adds the usual sales of a product in a gap in which a delivery hid its sales. Returns the lines. */
function addHiddenByDelivery({ change, share, quantity, unseen }: UndatedProduct, context: GapContext): number {
  const { ledger, intensity } = context;
  const orders = intensity ? expectedOrders(unseen, intensity) : 0;
  const expected = { lines: share.mean * orders, relativeVar: share.relativeVar };
  const hidden = hiddenQuantity(change, share.mean, quantity, unseen, intensity);
  let lines = 0;
  for (const part of addImputedSales(ledger, change, expected, unseen, hidden, intensity)) {
    lines += part.lines;
    addSeparateOrders(part.lines, { from: part.at, to: part.at }, context);
  }
  return lines;
}
