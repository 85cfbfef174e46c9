import { HOUR_MS } from '#runtime/clock.ts';
import type { KnownVariant } from '../known/product.ts';
import type { ReadingVariant } from '../reading.ts';

/** WooCommerce holds the stock of an unpaid checkout for 60 minutes by default. */
export const HOLD_MS = HOUR_MS;

/** What a product's stock did between two readings, in units and in minor units of money. */
export type StockChange = {
  /** Whether any variant's quantity is known at both ends. */
  isKnown: boolean;
  /** Whether every variant's is: then no sale can have escaped the count. */
  isComplete: boolean;
  sold: number;
  soldMinor: number;
  /** Units sold, by when they left: the gap they left in may be an earlier one where they were held. */
  falls: { since: number; seenAt: number; units: number; amountMinor: number }[];
  risen: number;
  /** Units put aside in this gap that may still come back. */
  held: number;
  returned: number;
  variants: KnownVariant[];
};

type Options = {
  since: number;
  at: number;
  /** Whether falls are believed at once: a stamp moved with them, so a paid order was saved. */
  isConfirmed: boolean;
  /** Whether a fall waits for its hold time at all. */
  areHoldsWaitedOut: boolean;
};

export function compareStock(
  before: readonly KnownVariant[],
  after: readonly ReadingVariant[],
  options: Options,
): StockChange {
  const known = new Map(before.map((variant) => [variant.externalId, variant]));
  const change: StockChange = {
    isKnown: false,
    isComplete: after.length > 0,
    sold: 0,
    soldMinor: 0,
    falls: [],
    risen: 0,
    held: 0,
    returned: 0,
    variants: [],
  };
  for (const variant of after) {
    const last = known.get(variant.externalId);
    const next: KnownVariant = {
      externalId: variant.externalId,
      priceMinor: variant.priceMinor,
      compareAtMinor: variant.compareAtMinor,
      isAvailable: variant.isAvailable,
      stock: variant.stock,
    };
    change.variants.push(next);
    if (last === undefined || last.stock === null || variant.stock === null) {
      change.isComplete = false;
      continue;
    }
    change.isKnown = true;
    const holds = [...(last.held ?? [])];
    const fall = last.stock - variant.stock;
    if (fall > 0) holds.push({ since: options.since, seenAt: options.at, units: fall });
    if (fall < 0) takeBack(holds, -fall, change);
    const waiting: typeof holds = [];
    for (const hold of holds) {
      const isSettled =
        !options.areHoldsWaitedOut || options.isConfirmed || options.at - hold.seenAt >= HOLD_MS || variant.stock <= 0;
      if (isSettled) {
        change.sold += hold.units;
        change.soldMinor += hold.units * last.priceMinor;
        change.falls.push({ ...hold, amountMinor: hold.units * last.priceMinor });
      } else {
        waiting.push(hold);
        if (hold.seenAt === options.at) change.held += hold.units;
      }
    }
    if (waiting.length > 0) next.held = waiting;
  }
  return change;
}

/** A rise that is no more than what was put aside lately is that coming back, the latest first; more is a restock. */
function takeBack(holds: { units: number }[], risen: number, change: StockChange): void {
  const aside = holds.reduce((sum, hold) => sum + hold.units, 0);
  if (risen > aside) {
    change.risen += risen;
    return;
  }
  change.returned += risen;
  for (let left = risen; left > 0; ) {
    const last = holds.at(-1)!;
    const taken = Math.min(left, last.units);
    left -= taken;
    if (taken === last.units) holds.pop();
    else holds[holds.length - 1] = { ...last, units: last.units - taken };
  }
}
