import { DAY_MS } from '#runtime/clock.ts';
import { contentHash } from '../changes/content-hash.ts';
import type { NewReviews } from '../estimate/imputed/review-sales.ts';
import { isGone, type KnownProduct } from '../known/product.ts';
import type { Reading, ReadingProduct } from '../reading.ts';

/** What the stamps did between two readings. */
export type StampMovement = {
  /** Products that could have shown a move. */
  shown: number;
  /** The stamps that moved, oldest first. */
  times: number[];
  /** How many of them moved while the content did not change. */
  alone: number;
  /** Stamps that went back: those of another source, or of an older copy. */
  back: number;
  /** Stamps that moved long before the last reading. */
  late: number;
};

export type StockMovement = {
  /** Variants whose quantity is known at both ends. */
  shown: number;
  fell: number;
  rose: number;
  /** The falls in units: the largest, the median, and the variance over the mean. */
  largest: number;
  median: number;
  dispersion: number;
  /** Products whose stock fell and that carry stamps at both ends, and those of them whose stamp moved. */
  stampable: number;
  stamped: number;
};

type KnownProducts = ReadonlyMap<string, KnownProduct>;

/** Sitemaps and cached copies may be hours old. */
const LATE_MS = DAY_MS;

/** What a reading of changes does not list has not moved. */
function shownIn(reading: Reading, seen: number, catalogueSize: number): number {
  return reading.mode === 'catalogue' ? seen : Math.max(seen, catalogueSize);
}

export function stampMovement(
  before: KnownProducts,
  reading: Reading,
  { catalogueSize, observedUntil }: { catalogueSize: number; observedUntil: number | null },
): StampMovement {
  const moved: number[] = [];
  let seen = 0;
  let alone = 0;
  let back = 0;
  for (const product of reading.products) {
    const last = before.get(product.externalId);
    if (!last || isGone(last) || last.modifiedAt === null || product.modifiedAt === null) continue;
    seen++;
    if (product.modifiedAt < last.modifiedAt) back++;
    if (product.modifiedAt <= last.modifiedAt) continue;
    moved.push(product.modifiedAt);
    if (contentHash(product, last.contentHash) === last.contentHash) alone++;
  }
  return {
    shown: shownIn(reading, seen, catalogueSize),
    times: moved.sort((one, other) => one - other),
    alone,
    back,
    late: moved.filter((at) => at < (observedUntil ?? at) - LATE_MS).length,
  };
}

export function stockMovement(before: KnownProducts, reading: Reading, shownBefore: number): StockMovement {
  const falls: number[] = [];
  const movement = { fell: 0, rose: 0, stampable: 0, stamped: 0 };
  let seen = 0;
  for (const product of reading.products) {
    const last = before.get(product.externalId);
    if (!last || isGone(last)) continue;
    let hasFallen = false;
    for (const [from, to] of quantitiesOf(last, product)) {
      seen++;
      if (to > from) movement.rose++;
      if (to >= from) continue;
      movement.fell++;
      falls.push(from - to);
      hasFallen = true;
    }
    if (!hasFallen || last.modifiedAt === null || product.modifiedAt === null) continue;
    movement.stampable++;
    if (product.modifiedAt > last.modifiedAt) movement.stamped++;
  }
  const mean = falls.length > 0 ? falls.reduce((sum, units) => sum + units, 0) / falls.length : 0;
  const variance =
    falls.length > 1 ? falls.reduce((sum, units) => sum + (units - mean) ** 2, 0) / (falls.length - 1) : 0;
  return {
    ...movement,
    shown: shownIn(reading, seen, shownBefore),
    largest: falls.reduce((most, units) => Math.max(most, units), 0),
    median: falls.toSorted((one, other) => one - other)[Math.floor(falls.length / 2)] ?? 0,
    dispersion: mean > 0 ? variance / mean : 0,
  };
}

/** The quantities of a product's variants that are known at both ends: before, now. */
function* quantitiesOf(last: KnownProduct, product: ReadingProduct): Generator<[number, number]> {
  const known = new Map(last.variants.map((variant) => [variant.externalId, variant.stock]));
  for (const { externalId, stock } of product.variants) {
    const from = known.get(externalId);
    if (from !== undefined && from !== null && stock !== null) yield [from, stock];
  }
}

/** Products that sold out or came back, among all that the reading shows or says are unchanged. */
export function availabilityMovement(
  before: KnownProducts,
  reading: Reading,
): { shown: number; turned: number; soldOut: number } {
  const known = reading.products.filter(({ externalId }) => before.has(externalId));
  const movement = { shown: reading.sizeIfUnchanged ?? known.length, turned: 0, soldOut: 0 };
  for (const product of known) {
    const last = before.get(product.externalId)!;
    const was = last.variants.some((variant) => variant.isAvailable);
    const is = product.variants.some((variant) => variant.isAvailable);
    if (was !== is) movement.turned++;
    if (was && !is) movement.soldOut++;
  }
  return movement;
}

/** Reviews that products gained; those that came many at once are counted as imported. */
export function reviewMovement(
  before: KnownProducts,
  reading: Reading,
): { shown: number; gained: Map<string, NewReviews>; imported: number } {
  const gained = new Map<string, NewReviews>();
  let shown = 0;
  let imported = 0;
  for (const product of reading.products) {
    const last = before.get(product.externalId)?.reviewCount ?? null;
    if (last === null || product.reviewCount === null) continue;
    shown++;
    const more = product.reviewCount - last;
    if (more >= IMPORT_OF_ONE) imported += more;
    else if (more > 0) gained.set(product.externalId, { count: more, times: null });
  }
  const total = [...gained.values()].reduce((sum, { count }) => sum + count, 0);
  if (gained.size < IMPORT_OF_MANY || gained.size < shown * IMPORT_SHARE) return { shown, gained, imported };
  return { shown, gained: new Map(), imported: imported + total };
}

/** Reviews written by hand come a few at a time. */
const IMPORT_OF_ONE = 8;
const IMPORT_OF_MANY = 5;
const IMPORT_SHARE = 0.5;
