import { isGone, type KnownProduct } from '../known/product.ts';
import type { KnownStore } from '../known/store.ts';
import type { PriceLevel } from '../known/store-model.ts';
import type { LiveSignals, ProductEvent } from '../observation.ts';
import type { Reading, ReadingProduct } from '../reading.ts';
import { compareProduct, type ProductChange } from './compare-product.ts';
import { findCancelled } from './find-cancelled.ts';
import { findMissing } from './find-missing.ts';
import { productEvents } from './product-events.ts';
import { steadyPrices } from './steady-prices.ts';
import { addStoreEvents } from './store-events.ts';

/** What a reading shows, compared with what is known of the store. */
export type Comparison = {
  /** In the prices of the store's own market. */
  reading: Reading;
  prices: PriceLevel;
  /**
   * `first`: nothing was known. `old`: no newer than the last reading (a cached copy). `same-moment`: a catalogue of
   * the same moment as the last reading, which adds content but no sales. Otherwise `later`.
   */
  kind: 'first' | 'old' | 'same-moment' | 'later';
  changes: ProductChange[];
  /** Products that were not known. */
  fresh: ReadingProduct[];
  /** Known products that are not shown, as they are known now. */
  missing: KnownProduct[];
  events: ProductEvent[];
};

/** If this share of the listed pages is known, most products are. The others are pages that are not products. */
export const MIN_KNOWN_SHARE = 0.95;

/** What moved since the last reading, and what happened besides sales. Pure. */
export function compareReading(known: KnownStore, given: Reading, live: LiveSignals): Comparison {
  const { observedUntil } = known;
  const { reading, level, isRebased } = steadyPrices(known, given);
  const nothing = { reading, prices: level, changes: [], fresh: [], missing: [], events: [] };
  if (observedUntil === null) return { ...nothing, kind: 'first', fresh: productsOnce(reading) };
  const isSameMoment = reading.at === observedUntil && reading.mode === 'catalogue';
  if (reading.at <= observedUntil && !isSameMoment) return { ...nothing, kind: 'old' };

  const rebased = isRebased ? { from: known.model.prices?.currency ?? null } : null;
  const changes: ProductChange[] = [];
  const fresh: ReadingProduct[] = [];
  const listed = productsOnce(reading);
  const isOlderCopy = olderCopiesIn(listed, known, live);
  for (const product of listed) {
    const before = known.products.get(product.externalId);
    if (!before) {
      fresh.push(product);
      continue;
    }
    const compared = isSameMoment || isOlderCopy(product, before) ? withoutSignals(product, before) : product;
    const change = compareProduct(
      isGone(before) ? asReturned(before) : before,
      compared,
      { from: isSameMoment ? reading.at : lastSeen(product, before, observedUntil), to: reading.at },
      live,
      known.holdMs ?? 0,
      rebased,
    );
    if (change.isChanged) changes.push(change);
  }
  findCancelled(changes, reading.at);
  const missing = findMissing(known.products, reading);
  const events = [...missing.events];
  for (const change of changes) events.push(...productEvents(change, reading.at));
  if (isMostKnown(known, reading, { shown: listed.length, fresh: fresh.length }))
    events.push(...fresh.map((product) => newProduct(product, reading.at)));
  const sale = addStoreEvents({ changes, events, catalogueSize: sizeIn(reading, listed, known), level });
  const kind = isSameMoment ? 'same-moment' : 'later';
  return { reading, prices: { ...level, sale }, kind, changes, fresh, missing: missing.products, events };
}

/** When a product was seen last. Of a catalogue that is read in parts, that may be many readings ago. */
function lastSeen({ readBefore }: ReadingProduct, { seenAt }: KnownProduct, observedUntil: number): number {
  return readBefore === undefined ? observedUntil : Math.min(observedUntil, Math.max(readBefore, seenAt));
}

/**
 * The size of the catalogue. A complete reading counts only what it shows: a removed product has no share in an event.
 */
function sizeIn(reading: Reading, shown: readonly ReadingProduct[], known: KnownStore): number {
  if (reading.mode !== 'catalogue' || !reading.isComplete) return known.catalogueSize;
  return reading.sizeIfUnchanged ?? shown.length;
}

function newProduct({ externalId }: ReadingProduct, at: number): ProductEvent {
  return { externalId, at, kind: 'new', before: null, after: null, isPart: false };
}

/**
 * What appears before a whole catalogue was known is not new, only new to us: a large one is read in turn, and a first
 * reading may break off.
 */
function isMostKnown(known: KnownStore, reading: Reading, count: { shown: number; fresh: number }): boolean {
  if (known.isWhole === false) return !reading.isComplete && count.fresh <= count.shown * (1 - MIN_KNOWN_SHARE);
  return reading.isComplete || known.products.size >= (reading.listed ?? 0) * MIN_KNOWN_SHARE;
}

/** Pages may shift while they are read, and show a product twice: the first counts. */
function productsOnce(reading: Reading): ReadingProduct[] {
  const products = new Map<string, ReadingProduct>();
  for (const product of reading.products) {
    if (!products.has(product.externalId)) products.set(product.externalId, product);
  }
  return [...products.values()];
}

/**
 * Whether a product is an older copy, from a cache or a database that is behind: its stamp went back, while most did
 * not. Taken as it is, it would be a delivery now and the same sale again at the next reading.
 */
function olderCopiesIn(
  shown: readonly ReadingProduct[],
  known: KnownStore,
  live: LiveSignals,
): (product: ReadingProduct, before: KnownProduct) => boolean {
  const isBack = (product: ReadingProduct, before: KnownProduct | undefined) =>
    product.modifiedAt !== null && before?.modifiedAt != null && product.modifiedAt < before.modifiedAt;
  const back = shown.filter((product) => isBack(product, known.products.get(product.externalId))).length;
  return live.modified && back * 2 < shown.length ? isBack : () => false;
}

/** The product with its known stamp and stock: what moved since belongs to the next gap. */
function withoutSignals(product: ReadingProduct, before: KnownProduct): ReadingProduct {
  const stocks = new Map(before.variants.map((variant) => [variant.externalId, variant.stock]));
  return {
    ...product,
    modifiedAt: before.modifiedAt,
    reviewCount: before.reviewCount,
    variants: product.variants.map((variant) => ({
      ...variant,
      stock: stocks.get(variant.externalId) ?? variant.stock,
    })),
  };
}

/** What is known of a product that was gone, but for its stamp and stock: they moved while nobody saw it. */
function asReturned(product: KnownProduct): KnownProduct {
  const variants = product.variants.map(({ sold: _sold, held: _held, ...variant }) => ({ ...variant, stock: null }));
  return { ...product, modifiedAt: null, variants };
}
