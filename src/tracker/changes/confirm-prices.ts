import { DAY_MS } from '#runtime/clock.ts';
import type { KnownVariant, VariantPrice } from '../known/product.ts';

/** A confirmed change of a variant's price: what it was, what it is, since when. */
export type PriceStep = { externalId: string; at: number; before: VariantPrice; after: VariantPrice };

/** A price that went back and forth more often than this differs by cache or market. */
const MAX_TURNS = 1;
/** How long a price has to stay if it went back and forth before. */
const CONFIRMED_AFTER_MS = DAY_MS;

type Seen = {
  /** When it was read. */
  at: number;
  /** The product's own stamp, if it moved: the store says that it wrote the product, so its price is no glitch. */
  stampedAt: number | null;
  /** The whole catalogue changed its currency: every price is a new one. */
  isRebased: boolean;
};

/**
 * The prices that have changed for good; those in `after` that still wait are marked. A price seen once may be a
 * glitch: it counts once a later reading shows it again, from when it was first seen.
 */
export function confirmPrices(
  before: readonly KnownVariant[],
  after: readonly KnownVariant[],
  seen: Seen,
): PriceStep[] {
  const known = new Map(before.map((variant) => [variant.externalId, variant]));
  const steps: PriceStep[] = [];
  for (const variant of after) {
    const last = known.get(variant.externalId);
    const step = last && stepOf(last, variant, seen);
    if (step) steps.push(step);
  }
  return steps;
}

function stepOf(last: KnownVariant, now: KnownVariant, seen: Seen): PriceStep | null {
  const told = last.waiting?.told ?? priceOf(last);
  if (last.turns) now.turns = last.turns;
  if (isSame(now, told)) return null;
  const isAgain = last.waiting !== undefined && isSame(now, last) && seen.at > last.waiting.since;
  const since = isAgain ? last.waiting!.since : seen.at;
  const count = last.turns && isSame(now, last.turns.from) ? last.turns.count + 1 : 0;
  const isConfirmed =
    count > MAX_TURNS ? isAgain && seen.at - since >= CONFIRMED_AFTER_MS : isAgain || seen.stampedAt !== null;
  if (!isConfirmed && !seen.isRebased) {
    now.waiting = { told, since };
    return null;
  }
  now.turns = { from: told, count };
  const at = isAgain || seen.stampedAt === null ? since : Math.min(seen.stampedAt, seen.at);
  return { externalId: now.externalId, at, before: told, after: priceOf(now) };
}

function priceOf({ priceMinor, compareAtMinor }: VariantPrice): VariantPrice {
  return { priceMinor, compareAtMinor };
}

export function isSame(one: VariantPrice, other: VariantPrice): boolean {
  return one.priceMinor === other.priceMinor && one.compareAtMinor === other.compareAtMinor;
}
