import { FUTURE_TOLERANCE_MS, nameVariants, type ProductChange } from './changes/compare-product.ts';
import { type Comparison, compareReading } from './changes/compare-reading.ts';
import { knownVariant } from './changes/compare-stock.ts';
import { contentHash } from './changes/content-hash.ts';
import { type GapInference, inferGap } from './estimate/infer-gap.ts';
import { newRate, rateNow } from './estimate/orders/product-rate.ts';
import type { KnownProduct, ProductRate } from './known/product.ts';
import type { KnownStore } from './known/store.ts';
import type { PriceLevel, StoreModel } from './known/store-model.ts';
import type { LiveSignals, Observation } from './observation.ts';
import type { Reading, ReadingProduct } from './reading.ts';

/**
 * Compares a reading with what is known of the store: what happened, which of it is evidence of sales, and what that
 * adds to each hour. Pure. The first reading of a store only sets what is known; a reading that is no newer than the
 * last adds nothing.
 */
export function observe(known: KnownStore, given: Reading, live: LiveSignals): Observation {
  const comparison = compareReading(known, given, live);
  const { reading, kind, prices, events } = comparison;
  const observedUntil = Math.max(reading.at, known.observedUntil ?? reading.at);
  const nothing = { reading, products: [], events, evidence: [], productHours: [], storeHours: [], observedUntil };
  if (kind === 'old') return { ...nothing, model: known.model };
  if (kind === 'first') {
    const model = { ...known.model, at: reading.at, firstWeeksSince: reading.at, prices };
    return { ...nothing, model, products: freshProducts(comparison, model) };
  }
  const { rates, ...inferred } = inferGap({ ...known, model: withPrices(known.model, prices) }, comparison, live);
  return { ...nothing, ...inferred, products: knownNow(comparison, { ...inferred, rates }) };
}

/** The products that changed, that are new, and that are missing. */
function knownNow(comparison: Comparison, { rates, model }: GapInference): KnownProduct[] {
  const { at } = comparison.reading;
  const changed = comparison.changes.map((change) => {
    const rate = rates.get(change.externalId);
    const rated = rate?.at === at ? { ...rate, clock: model.clock } : (rate ?? change.before.rate);
    return changedProduct(change, pausedWhile(change, rated, model), at);
  });
  return [...changed, ...freshProducts(comparison, model), ...comparison.missing];
}

/** Returns the same object if nothing is new. */
function withPrices(model: StoreModel, prices: PriceLevel): StoreModel {
  const { prices: known } = model;
  const isKnown = known?.currency === prices.currency && known.away === prices.away && known.sale === prices.sale;
  return isKnown ? model : { ...model, prices };
}

/** A product that is sold out gains no exposure until it is back. */
function pausedWhile(change: ProductChange, rate: ProductRate, model: StoreModel): ProductRate {
  const isPaused = change.now.variants.every((variant) => !variant.isAvailable);
  if (isPaused === (rate.isPaused ?? false)) return rate;
  const { isPaused: _, ...now } = rateNow(rate, model);
  return isPaused ? { ...now, isPaused } : now;
}

function changedProduct(change: ProductChange, rate: ProductRate, at: number): KnownProduct {
  return {
    externalId: change.externalId,
    contentHash: change.hash,
    modifiedAt: stampOf(change, at),
    reviewCount: change.now.reviewCount ?? change.before.reviewCount,
    variants: change.stock.variants,
    rate,
    missedReads: 0,
    seenAt: at,
  };
}

/** A stamp too new for this reading, which some page was older than, is left for the next one. */
function stampOf({ now, before }: ProductChange, at: number): number | null {
  const isTooNew = now.modifiedAt !== null && now.modifiedAt > at + FUTURE_TOLERANCE_MS;
  return isTooNew ? before.modifiedAt : (now.modifiedAt ?? before.modifiedAt);
}

function freshProducts({ reading, fresh }: Comparison, model: StoreModel): KnownProduct[] {
  const rate = newRate(model, reading.at);
  return fresh.map((product) => freshProduct(product, rate, reading.at));
}

function freshProduct(product: ReadingProduct, rate: ProductRate, at: number): KnownProduct {
  const variants = product.variants.map(knownVariant);
  nameVariants(variants, product);
  return {
    externalId: product.externalId,
    contentHash: contentHash(product),
    modifiedAt: product.modifiedAt,
    reviewCount: product.reviewCount,
    variants,
    rate,
    missedReads: 0,
    seenAt: at,
  };
}
