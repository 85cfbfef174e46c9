import type { PlatformKind } from '#contract/platform.ts';
import { DAY_MS, HOUR_MS } from '#runtime/clock.ts';
import type { KnownVariant, SoldUnits } from '../known/product.ts';
import type { ReadingVariant } from '../reading.ts';

/** WooCommerce takes the units of an unpaid checkout off what can be bought, for 60 minutes by default. */
const HOLD_MS = HOUR_MS;
/** A generic shop, read by its pages, may run WooCommerce. */
export const HOLDING: readonly (PlatformKind | null)[] = ['woocommerce', 'generic'];

export function holdMsOf(platform: PlatformKind | null): number {
  return HOLDING.includes(platform) ? HOLD_MS : 0;
}

/** How long a sale is remembered, since its order may be cancelled. */
export const SOLD_KEPT_MS = 7 * DAY_MS;
const MAX_SOLD_KEPT = 10;

/** What a product's stock did between two readings, in units and in minor units of money. */
export type StockChange = {
  /** Whether any variant's quantity is known at both ends. */
  isKnown: boolean;
  /**
   * Whether the quantity of every variant that the store counts is known: no sale that a stamp shows can then be
   * missed.
   */
  isComplete: boolean;
  sold: number;
  soldMinor: number;
  /** Units sold, and when they left. If they were held, that may have been in an earlier gap. */
  falls: { since: number; seenAt: number; units: number; amountMinor: number }[];
  risen: number;
  /** The rises, by variant. */
  rises: { variant: KnownVariant; units: number }[];
  /** Sales of earlier gaps that a cancelled order took back. */
  cancelled: CancelledSale[];
  /** Units held in this gap that may still come back. */
  held: number;
  returned: number;
  variants: KnownVariant[];
};

/** `part`: how much of the counted sale was taken back, 0 to 1. */
export type CancelledSale = SoldUnits & { part: number };

type Options = {
  since: number;
  at: number;
  /** The stamp that moved with the stock, if one did. */
  stampedAt: number | null;
  /** Whether falls are believed at once: a stamp moved with them that nothing else explains, so a paid order was saved. */
  isConfirmed: boolean;
  /** How long the platform holds units for a checkout that may be abandoned; 0 if it does not. */
  holdMs: number;
};

/** Before anything is compared. */
export function unknownStock(): StockChange {
  return {
    ...{ isKnown: false, isComplete: false, sold: 0, soldMinor: 0, falls: [], risen: 0, rises: [] },
    ...{ cancelled: [], held: 0, returned: 0, variants: [] },
  };
}

export function compareStock(
  before: readonly KnownVariant[],
  after: readonly ReadingVariant[],
  options: Options,
): StockChange {
  const known = new Map(before.map((variant) => [variant.externalId, variant]));
  const change: StockChange = {
    ...unknownStock(),
    isComplete: after.length > 0 && !hasLostCounted(before, after),
  };
  const sharedPrice = meanOfShared(before);
  for (const variant of after) {
    const last = known.get(variant.externalId);
    const next = knownVariant(variant);
    change.variants.push(next);
    if (last?.sharesStock && variant.noneLeft) next.sharesStock = true;
    if (last !== undefined && (isCountedElsewhere(last, next) || (last.isUncounted && variant.isUncounted))) continue;
    const left = last ? unitsLeft(last, variant, options.at) : null;
    if (last === undefined || last.stock === null || left === null) {
      change.isComplete = false;
      continue;
    }
    const isAllHeld = variant.stock === null && variant.noneLeft !== 'backordered';
    if (isAllHeld) next.stock = left;
    change.isKnown = true;
    const priceMinor = sharedPrice ?? last.priceMinor;
    const holds = [...(last.held ?? [])];
    const sold = (last.sold ?? []).filter((one) => options.at - one.to <= SOLD_KEPT_MS);
    const fall = last.stock - left;
    if (fall > 0) holds.push({ since: options.since, seenAt: options.at, units: fall });
    if (fall < 0 && !takeBack(holds, -fall, change)) change.rises.push({ variant: next, units: -fall });
    const waiting: typeof holds = [];
    for (const hold of holds) {
      const isCertain = options.isConfirmed || variant.isPrinted || left <= 0;
      // at the same moment as another reading, nothing counts
      const isLater = options.at > options.since;
      const isSettled = isLater && !isAllHeld && (isCertain || options.at - hold.seenAt >= options.holdMs);
      if (isSettled) {
        const amountMinor = hold.units * priceMinor;
        change.sold += hold.units;
        change.soldMinor += amountMinor;
        change.falls.push({ ...hold, amountMinor });
        const [from, to] =
          options.stampedAt === null ? [hold.since, hold.seenAt] : [options.stampedAt, options.stampedAt];
        sold.push({ from, to, units: hold.units, priceMinor });
      } else {
        waiting.push(hold);
        if (hold.seenAt === options.at) change.held += hold.units;
      }
    }
    if (waiting.length > 0) next.held = waiting;
    if (sold.length > 0) next.sold = sold.slice(-MAX_SOLD_KEPT);
  }
  return change;
}

/**
 * Units that can be bought now; null if that is not shown. If checkouts seem to hold all for more than a day, the store
 * counts no more.
 */
function unitsLeft({ stock, held = [] }: KnownVariant, shown: ReadingVariant, at: number): number | null {
  if (shown.stock !== null || stock === null) return shown.stock;
  const isHeldLately = shown.isAvailable && held.some(({ seenAt }) => at - seenAt < DAY_MS);
  return isHeldLately || (shown.noneLeft !== undefined && stock > 0) ? 0 : null;
}

/** Whether a counted variant that could be bought is not shown any more: some stores hide one that sold out. */
function hasLostCounted(before: readonly KnownVariant[], after: readonly ReadingVariant[]): boolean {
  const shown = new Set(after.map(({ externalId }) => externalId));
  return before.some(({ externalId, stock, isAvailable }) => stock !== null && isAvailable && !shown.has(externalId));
}

/** A variant as a reading shows it, before anything is known of it. */
export function knownVariant(shown: ReadingVariant): KnownVariant {
  const { externalId, priceMinor, compareAtMinor, isAvailable, stock } = shown;
  const variant: KnownVariant = { externalId, priceMinor, compareAtMinor, isAvailable, stock };
  if (shown.sharesStock) variant.sharesStock = true;
  if (shown.isUncounted) variant.isUncounted = true;
  if (shown.isNoGoods) variant.isNoGoods = true;
  if (shown.leastUnits) variant.leastUnits = shown.leastUnits;
  return variant;
}

/** The mean price of variants that share one stock, since which of them sold is not seen; null if none share. */
function meanOfShared(variants: readonly KnownVariant[]): number | null {
  if (!variants.some(({ sharesStock }) => sharesStock)) return null;
  const sharing = variants.filter(({ sharesStock, stock }) => sharesStock || stock !== null);
  return sharing.reduce((sum, { priceMinor }) => sum + priceMinor, 0) / sharing.length;
}

/**
 * Whether the shared units are counted at a sibling: the first variant holds them. With none left, a store shows a zero
 * for each.
 */
function isCountedElsewhere(last: KnownVariant, now: KnownVariant): boolean {
  if (last.sharesStock) return now.sharesStock === true || now.stock === 0;
  return now.sharesStock === true && last.stock === 0;
}

/**
 * A rise of no more than the held units is those units coming back, the latest first. A larger rise is something else.
 */
function takeBack(holds: { units: number }[], risen: number, change: StockChange): boolean {
  const aside = holds.reduce((sum, hold) => sum + hold.units, 0);
  if (risen > aside) {
    change.risen += risen;
    return false;
  }
  change.returned += risen;
  for (let left = risen; left > 0; ) {
    const last = holds.at(-1)!;
    const taken = Math.min(left, last.units);
    left -= taken;
    if (taken === last.units) holds.pop();
    else holds[holds.length - 1] = { ...last, units: last.units - taken };
  }
  return true;
}
