import { startOfDay } from '#contract/time.ts';
import type { ProductChange } from '../changes/compare-product.ts';
import type { KnownVariant, Thinning } from '../known/product.ts';
import { ASSUMED } from './assumptions.ts';
import type { Entry, HourLedger } from './hour-ledger.ts';
import type { OrderTimeline } from './orders/order-timeline.ts';
import type { LinesAgain } from './orders/same-again.ts';
import { thinSales } from './thin-sales.ts';
import { linesOfUnits } from './units/lines-of-units.ts';
import type { LineQuantity } from './units/quantities.ts';
import type { Touch } from './writes/classify-touches.ts';

/**
 * Lines of a product at a moment or in a piece of the gap. `linesSd`: the error that its other gaps share; `hidden`: the
 * lines in hidden orders.
 */
type Part = { at: number; lines: number; linesVar: number; linesSd: number; observations: number; hidden?: number };

/**
 * What may hide lines: the same products within minutes; `allOrders`: orders of the store per order of the timeline;
 * the relative error of the hidden orders that all gaps share.
 */
type Hiding = { again: LinesAgain; allOrders: number; hiddenRelativeSd: number };

/**
 * Adds what a touched product sold in the gap. Its last line is seen. Its earlier lines are not; they are its share of
 * the store's earlier orders: E[lines] = 1 + λ·(orders before), the sum over gaps of which is λ̂ times all orders
 * (likelihood λ^X e^(−λT) of a last-modified stamp). The error of λ̂ lasts from gap to gap, but other products do not
 * share it. Returns the lines.
 */
export function addStampedSales(
  ledger: HourLedger,
  touch: Touch,
  timeline: OrderTimeline,
  quantity: LineQuantity,
  thinning: Thinning,
  { again, allOrders, hiddenRelativeSd }: Hiding,
): number {
  const { stock } = touch.change;
  // no stamp of this product is a sale, so none has hidden one
  if (touch.why === 'no-goods' || touch.why === 'not-counted') return 0;
  // every unit was counted and none left
  if (stock.isComplete && stock.sold === 0 && stock.risen === 0) return 0;
  const earlier = timeline.linesBefore(touch.at, touch.share).map((before) => ({
    at: before.at,
    lines: before.lines * allOrders,
    linesVar: before.variance * allOrders,
    linesSd: Math.hypot(before.lines * Math.sqrt(touch.shareVar), before.hidden * hiddenRelativeSd) * allOrders,
    observations: 0,
    hidden: before.hidden * allOrders,
  }));
  const parts: Part[] = [...earlier];
  // a delivery of one variant hides no sale of another
  const hasCount = stock.isComplete && stock.sold > 0;
  const hidden = touch.weight * again.lines;
  if (touch.weight > 0 || hasCount)
    parts.push({ at: touch.at, lines: hidden, linesVar: hidden, linesSd: touch.weight * again.sd, observations: 0 });
  if (hasCount) fitLines(parts, stock.sold, quantity, { again, seen: touch.weight > 0 ? 1 : 0 });
  if (touch.weight > 0) {
    parts.push({
      at: touch.at,
      lines: touch.weight,
      linesVar: touch.weight * (1 - touch.weight),
      linesSd: touch.weight * ASSUMED.seenOrders.sharedSd + touch.doubt,
      observations: 1,
    });
  }
  const lines = parts.reduce((sum, part) => sum + part.lines, 0);
  const price = heldPrice(touch.change);
  const onOtherDays = shareOnOtherDays(parts);
  const entryOf = (part: Part): Entry => {
    const entry = hasCount
      ? countedEntry(part, lines, stock.sold, stock.soldMinor / touch.change.minorPerMajor, onOtherDays(part.at))
      : assumedEntry(part, quantity, price);
    return thinSales(entry, thinning);
  };
  // deliveries come together: all products without a count share the error of the gap's hidden orders
  const shared = stock.risen > 0 ? timeline.hiddenSd : 0;
  for (const part of parts) {
    const linesVar = part.linesVar + part.linesSd ** 2;
    ledger.addToStore(part.at, entryOf({ ...part, linesVar, linesSd: shared * (part.hidden ?? 0) }));
  }
  for (const part of [...joinSmall(earlier), ...parts.slice(earlier.length)])
    ledger.addToProduct(touch.change.externalId, part.at, entryOf(part), hasCount ? 'mixed' : 'modified');
  return lines;
}

/** What a part holds at least, in lines, if its day holds as much. */
const SMALL_LINES = 0.02;

/**
 * Parts of one day joined until they hold as much, each at its mean time. A sync moves every stamp of a shop, and after
 * a pause each product has as many parts as hours: ten thousand products of a week would be more than fit in memory.
 * The store's hours are few and hold each part at its own time.
 */
function joinSmall(parts: readonly Part[]): Part[] {
  const joined: Part[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (!last || last.lines >= SMALL_LINES || startOfDay(last.at) !== startOfDay(part.at)) {
      joined.push({ ...part });
      continue;
    }
    const lines = last.lines + part.lines;
    if (lines > 0) last.at += (part.at - last.at) * (part.lines / lines);
    last.linesVar += part.linesVar;
    last.linesSd += part.linesSd;
    last.lines = lines;
  }
  return joined;
}

/**
 * Adjusts the lines before the one that is seen, if one is, to the units that were counted. Their mean moves by its
 * variance times the relative error of what was expected (the likelihood of Poisson counts), and with that of the further
 * units per line. Too few repeat sales are both: the lines expected are too few, and the units learnt per line too many.
 */
function fitLines(
  parts: readonly Part[],
  units: number,
  quantity: LineQuantity,
  { again, seen }: { again: LinesAgain; seen: 0 | 1 },
): void {
  const expected = parts.reduce((sum, part) => sum + part.lines, 0);
  const expectedSd = parts.reduce((sum, part) => sum + part.linesSd, 0);
  const { mean, variance, perQuantity } = linesOfUnits(units, expected, quantity);
  const byExpected = expected > 0 ? (variance * expectedSd) / expected : 0;
  const more = quantity.mean - 1;
  const byQuantity = (relativeSd: number) => (more > 0 ? perQuantity * relativeSd : 0);
  const byAgain = byQuantity((quantity.mean / more) * (again.sd / (1 + again.lines)));
  const ofProduct = byQuantity(Math.hypot(quantity.sharedSd / more, ASSUMED.furtherUnits.productSd));
  const sd = Math.min((units - 1) / 2, Math.hypot(byExpected + byAgain, ofProduct));
  for (const part of parts) {
    const portion = expected > 0 ? part.lines / expected : 1 / parts.length;
    part.lines = (mean - seen) * portion;
    part.linesVar = variance * portion;
    part.linesSd = sd * portion;
  }
}

/** The share of a product's lines that lie on other days than a moment does. */
export function shareOnOtherDays(parts: readonly Pick<Part, 'at' | 'lines'>[]): (at: number) => number {
  const days = new Map<number, number>();
  let all = 0;
  for (const { at, lines } of parts) {
    days.set(startOfDay(at), (days.get(startOfDay(at)) ?? 0) + lines);
    all += lines;
  }
  return (at) => Math.max(0, 1 - days.get(startOfDay(at))! / all);
}

/**
 * A part of the units that were counted. On which side of midnight each line lies is not seen: the units of a day are
 * binomial. `onOtherDays`: the share of the lines there.
 */
export function countedEntry(part: Part, lines: number, units: number, revenue: number, onOtherDays: number): Entry {
  const portion = part.lines / lines;
  const relativeVar = (portion * onOtherDays) / lines;
  return {
    orders: part.lines,
    ordersVar: part.linesVar,
    ordersSd: part.linesSd,
    units: units * portion,
    unitsVar: units ** 2 * relativeVar,
    revenue: revenue * portion,
    revenueVar: revenue ** 2 * relativeVar,
    revenueSd: revenue * portion * ASSUMED.discountShare.sharedSd,
    observations: part.observations,
  };
}

export function assumedEntry(part: Part, quantity: LineQuantity, price: UnitPrice): Entry {
  const units = part.lines * quantity.mean;
  const unitsVar = part.lines * quantity.variance + quantity.mean ** 2 * part.linesVar;
  const unitsSd = Math.hypot(part.lines * quantity.sharedSd, quantity.mean * part.linesSd);
  return {
    orders: part.lines,
    ordersVar: part.linesVar,
    ordersSd: part.linesSd,
    units,
    unitsVar,
    unitsSd,
    revenue: units * price.mean,
    // all units of a line are of one variant
    revenueVar: unitsVar * price.mean ** 2 + part.lines * (quantity.variance + quantity.mean ** 2) * price.spread ** 2,
    revenueSd: Math.hypot(price.mean * Math.hypot(unitsSd, units * ASSUMED.discountShare.sharedSd), units * price.sd),
    observations: part.observations,
  };
}

/** The entry that takes back what this one adds. */
export function negative<T extends Entry>(entry: T): T {
  return Object.fromEntries(Object.entries(entry).map(([name, value]) => [name, -value])) as T;
}

/**
 * The price of a unit in major units: the mean of the variants that could be bought. Which of them sold is not seen.
 * One line's price is off by `spread`, the mean of all lines by `sd`, both as standard deviations.
 */
export type UnitPrice = { mean: number; spread: number; sd: number };

/** The price during the gap. */
export function heldPrice({ before, stock, isRebased, minorPerMajor }: ProductChange): UnitPrice {
  return unitPrice(isRebased ? stock.variants : before.variants, minorPerMajor);
}

/**
 * How evenly buyers choose among the prices of a product, fitted in one shop that also counts sold-out variants as
 * offered. The prices themselves say next to nothing about it. `npm run bench -- units --data FOLDER --fit`
 */
const CHOSEN_ALIKE = 2;

/** The chances of the k prices are Dirichlet(α, …, α), so the variance of the mean is σ² / (kα + 1). */
export function unitPrice(variants: readonly KnownVariant[], minorPerMajor: number): UnitPrice {
  const buyable = variants.filter((variant) => variant.isAvailable);
  const offered = buyable.length > 0 ? buyable : variants;
  if (offered.length === 0) return { mean: 0, spread: 0, sd: 0 };
  const prices = offered.map(({ priceMinor }) => priceMinor / minorPerMajor);
  const mean = prices.reduce((sum, price) => sum + price, 0) / prices.length;
  const different = new Set(prices).size;
  if (different === 1) return { mean, spread: 0, sd: 0 };
  const spread = Math.sqrt(prices.reduce((sum, price) => sum + (price - mean) ** 2, 0) / prices.length);
  return { mean, spread, sd: spread / Math.sqrt(different * CHOSEN_ALIKE + 1) };
}
