import { compareProduct, nameVariants, type ProductChange } from './changes/compare-product.ts';
import { contentHash } from './changes/content-hash.ts';
import { findMissing } from './changes/find-missing.ts';
import { productEvents } from './changes/product-events.ts';
import { type Steady, steadyPrices } from './changes/steady-prices.ts';
import { addStoreEvents } from './changes/store-events.ts';
import { evidenceOf } from './estimate/evidence-of.ts';
import { inferSales } from './estimate/infer-sales.ts';
import { learn } from './estimate/learn.ts';
import { newRate } from './estimate/product-rate.ts';
import type { StoreModel } from './estimate/store-model.ts';
import type {
  Living,
  Observation,
  PriceLevel,
  ProductMemory,
  ProductRate,
  StoreMemory,
  VariantMemory,
} from './estimate/types.ts';
import type { Reading, ReadingProduct } from './reading.ts';

export type { Living, Observation, StoreMemory } from './estimate/types.ts';

/** Sitemaps list a few pages that are no products. */
const MOST_KNOWN_SHARE = 0.95;

/**
 * Compares a reading with what is remembered of the store: what happened, what of it is evidence of sales, and what
 * that comes to by hour. Pure. The first reading of a store only lays down the memory; one that is no newer than the
 * last (a cached copy) tells nothing. A catalogue of the very moment of the last reading adds contents and no sales.
 */
export function observe(memory: StoreMemory, given: Reading, living: Living): Observation {
  const { model, observedUntil } = memory;
  const steady = steadyPrices(memory, given);
  const { reading, level, isRebased } = steady;
  if (observedUntil === null) return firstObservation(memory, steady);
  const observation: Observation = {
    reading,
    products: [],
    events: [],
    evidence: [],
    productHours: [],
    storeHours: [],
    model,
    observedUntil: Math.max(reading.at, observedUntil),
  };
  const isWithin = reading.at === observedUntil && reading.mode === 'catalogue';
  if (reading.at <= observedUntil && !isWithin) return observation;

  const gap = { from: observedUntil, to: reading.at };
  const changes: ProductChange[] = [];
  const fresh: ReadingProduct[] = [];
  for (const product of productsOnce(reading)) {
    const before = memory.products.get(product.externalId);
    if (!before) fresh.push(product);
    else {
      const now = isWithin ? withoutSignals(product, before) : product;
      const rebased = isRebased ? { from: model.prices?.currency ?? null } : null;
      const change = compareProduct(before, now, gap, living, rebased);
      if (change.isChanged) changes.push(change);
    }
  }
  const missing = findMissing(memory.products, reading);
  observation.events.push(...missing.events);
  for (const change of changes) observation.events.push(...productEvents(change, reading.at));
  for (const product of isMostKnown(memory, reading) ? fresh : []) {
    observation.events.push({
      externalId: product.externalId,
      at: reading.at,
      kind: 'new',
      before: null,
      after: null,
      isPart: false,
    });
  }
  const { catalogueSize } = memory;
  const sale = addStoreEvents({ changes, events: observation.events, catalogueSize, level });
  observation.model = withPrices(model, { ...level, sale });

  let rates: ReadonlyMap<string, ProductRate> = new Map();
  if (!isWithin && (living.modified || living.stock)) {
    const stamped = changes.filter((change) => change.stampedAt !== null).length;
    const isEveryStampMoved = reading.mode === 'catalogue' && stamped > 0 && stamped === reading.products.length;
    const inference = inferSales(changes, { memory, gap, living, isEveryStampMoved });
    rates = inference.rates;
    observation.model = learn(observation.model, inference.lesson);
    observation.productHours = inference.ledger.productHours();
    observation.storeHours = inference.ledger.storeHours();
    observation.evidence = evidenceOf(changes, inference.touches, observation.productHours, reading.at);
  }
  for (const change of changes) {
    const rate = rates.get(change.externalId);
    const rated = rate?.at === reading.at ? { ...rate, clock: observation.model.clock } : (rate ?? change.before.rate);
    observation.products.push(memoryOf(change, rated, reading.at));
  }
  for (const product of fresh)
    observation.products.push(freshMemory(product, newRate(observation.model, reading.at), reading.at));
  observation.products.push(...missing.products);
  return observation;
}

/** The very model, where nothing is new. */
function withPrices(model: StoreModel, prices: PriceLevel): StoreModel {
  const { prices: known } = model;
  const isKnown = known?.currency === prices.currency && known.away === prices.away && known.sale === prices.sale;
  return isKnown ? model : { ...model, prices };
}

function firstObservation(memory: StoreMemory, { reading, level }: Steady): Observation {
  const model = { ...memory.model, at: reading.at, prices: level };
  const rate = newRate(model, reading.at);
  return {
    reading,
    products: productsOnce(reading).map((product) => freshMemory(product, rate, reading.at)),
    events: [],
    evidence: [],
    productHours: [],
    storeHours: [],
    model,
    observedUntil: reading.at,
  };
}

/** A large catalogue is read in turn: what is met on the first way round is not new, only new to us. */
function isMostKnown(memory: StoreMemory, reading: Reading): boolean {
  return reading.isComplete || memory.products.size >= (reading.listed ?? 0) * MOST_KNOWN_SHARE;
}

/** Pages may shift while they are read, and show a product twice: the first counts. */
function productsOnce(reading: Reading): ReadingProduct[] {
  const products = new Map<string, ReadingProduct>();
  for (const product of reading.products) {
    if (!products.has(product.externalId)) products.set(product.externalId, product);
  }
  return [...products.values()];
}

/** The product with the stamp and the stock that are remembered: what moved since belongs to the next gap. */
function withoutSignals(product: ReadingProduct, before: ProductMemory): ReadingProduct {
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

function memoryOf(change: ProductChange, rate: ProductRate, at: number): ProductMemory {
  return {
    externalId: change.externalId,
    contentHash: change.hash,
    modifiedAt: change.now.modifiedAt ?? change.before.modifiedAt,
    reviewCount: change.now.reviewCount ?? change.before.reviewCount,
    variants: change.stock.variants,
    rate,
    missedReads: 0,
    seenAt: at,
  };
}

function freshMemory(product: ReadingProduct, rate: ProductRate, at: number): ProductMemory {
  const variants = product.variants.map(
    ({ externalId, priceMinor, compareAtMinor, isAvailable, stock }): VariantMemory => ({
      externalId,
      priceMinor,
      compareAtMinor,
      isAvailable,
      stock,
    }),
  );
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
