import { compareProduct, nameVariants, type ProductChange } from './changes/compare-product.ts';
import { contentHash } from './changes/content-hash.ts';
import { findMissing } from './changes/find-missing.ts';
import { productEvents } from './changes/product-events.ts';
import { type Steady, steadyPrices } from './changes/steady-prices.ts';
import { addStoreEvents } from './changes/store-events.ts';
import { evidenceOf } from './estimate/evidence-of.ts';
import { HourLedger } from './estimate/hour-ledger.ts';
import { inferSales } from './estimate/infer-sales.ts';
import { learn, unlearn } from './estimate/learn.ts';
import { newRate, rateNow } from './estimate/product-rate.ts';
import { retractEdits } from './estimate/retract-edits.ts';
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
  let ledger = new HourLedger(living.stock ? 'mixed' : 'modified');
  if (!isWithin && (living.modified || living.stock)) {
    const stamped = changes.filter((change) => change.stampedAt !== null).length;
    const isEveryStampMoved = reading.mode === 'catalogue' && stamped > 0 && stamped === reading.products.length;
    const inference = inferSales(changes, { memory, gap, living, isEveryStampMoved });
    ledger = inference.ledger;
    rates = inference.rates;
    observation.model = learn(observation.model, inference.lesson);
    observation.evidence = evidenceOf(changes, inference.touches, ledger.productHours(), reading.at);
  }
  if (living.modified && showsTexts(reading)) {
    const seenAt = reading.at;
    const retracted = retractEdits(ledger, changes, { model, seenAt });
    observation.evidence.push(...retracted.evidence);
    rates = withRetracted(rates, retracted.rates);
    observation.model = { ...unlearn(observation.model, retracted), textsAt: seenAt };
  }
  observation.productHours = ledger.productHours();
  observation.storeHours = ledger.storeHours();
  for (const change of changes) {
    const rate = rates.get(change.externalId);
    const rated = rate?.at === reading.at ? { ...rate, clock: observation.model.clock } : (rate ?? change.before.rate);
    observation.products.push(memoryOf(change, pausedWhile(change, rated, observation.model), reading.at));
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

/** Whether a whole catalogue shows what its products are told of: changes of it came since the last that did. */
function showsTexts(reading: Reading): boolean {
  const isWhole = reading.mode === 'catalogue' && reading.isComplete;
  return isWhole && reading.products.some((product) => product.bodyHash !== null || product.labels !== null);
}

/** What this gap told of a rate stands, less what its earlier stamps no longer count for. */
function withRetracted(
  rates: ReadonlyMap<string, ProductRate>,
  retracted: ReadonlyMap<string, ProductRate>,
): ReadonlyMap<string, ProductRate> {
  const joined = new Map(rates);
  for (const [externalId, rate] of retracted) {
    const now = rates.get(externalId);
    joined.set(externalId, now ? { ...now, lone: [] } : rate);
  }
  return joined;
}

/** A product that is sold out gathers no exposure until it is back. */
function pausedWhile(change: ProductChange, rate: ProductRate, model: StoreModel): ProductRate {
  const isPaused = change.now.variants.every((variant) => !variant.isAvailable);
  if (isPaused === (rate.isPaused ?? false)) return rate;
  const { isPaused: _, ...now } = rateNow(rate, model);
  return isPaused ? { ...now, isPaused } : now;
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
