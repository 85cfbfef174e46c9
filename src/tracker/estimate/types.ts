import type { EvidenceAddition, EvidenceWhy, TakenFor } from '#contract/evidence.ts';
import type { ProductEventKind } from '#contract/product-event.ts';
import type { SignalKind } from '#contract/store.ts';
import type { Figures } from '#sales/facts.ts';
import type { Reading } from '../reading.ts';
import type { StoreModel } from './store-model.ts';
import type { Thinning } from './thin-sales.ts';

/** What is remembered of a product between polls: the row `product_state`. Times are milliseconds, UTC. */
export type ProductMemory = {
  externalId: string;
  contentHash: string;
  modifiedAt: number | null;
  /** Reviews it had, where the store shows them; null where not. */
  reviewCount: number | null;
  variants: VariantMemory[];
  rate: ProductRate;
  /** Complete readings in a row without it; gone from the second on. */
  missedReads: number;
  /** The last reading that changed anything here. */
  seenAt: number;
};

export type VariantPrice = { priceMinor: number; compareAtMinor: number | null };

export type VariantMemory = VariantPrice & {
  externalId: string;
  /** Where the product has several variants, and they have names. */
  title?: string;
  /** A price that was seen once waits until it is seen again; until then `told` counts. */
  waiting?: { told: VariantPrice; since: number };
  /** The price before the last change, and how often in a row a change went back to it. */
  turns?: { from: VariantPrice; count: number };
  isAvailable: boolean;
  stock: number | null;
  /** Units that left a while ago and may come back: a checkout begun, not yet an order. */
  held?: { since: number; seenAt: number; units: number }[];
};

/**
 * How often a product is in an order of its store, as counts with exponential forgetting: `lines` sightings in
 * `orders` of the store during which a sighting would have been seen, both as of `at`. `clock` is the store's own
 * count then, so that the exposure of an unchanged product needs no writing. `together`: of the
 * lines, those in orders of several products, which no edit looks like. `soldAt`: the last reading that showed a sale.
 */
export type ProductRate = {
  lines: number;
  together: number;
  orders: number;
  at: number;
  clock: number;
  soldAt: number | null;
  /** Lone stamps taken for sales since texts were last looked at, which may show one of them to be an edit. */
  lone?: LoneSale[];
  /** While it is sold out: it is in no order then, which tells nothing of how it sells. */
  isPaused?: boolean;
};

/**
 * `doubt`: of the weight, a standard deviation. `price`: what its units were counted at, major units. `thinning`: how
 * much of it was counted, where not all.
 */
export type LoneSale = { at: number; weight: number; doubt: number; price: number; thinning?: Thinning };

export type StoreMemory = {
  /** `newStoreModel()` at first. */
  model: StoreModel;
  /** The time of the last reading; null before the first. */
  observedUntil: number | null;
  /** At least the products of the reading; every product of the store where the reading is a complete catalogue. */
  products: ReadonlyMap<string, ProductMemory>;
  /** Products in the store, as far as known. */
  catalogueSize: number;
};

export type Living = { modified: boolean; stock: boolean };

export type Observation = {
  /** As it was taken: in the prices of the store's own market. */
  reading: Reading;
  /** Only new or changed ones. */
  products: ProductMemory[];
  events: ProductEvent[];
  evidence: Evidence[];
  /** Increments: an hour may be touched by two polls, and what a second one gives is added. */
  productHours: ProductHour[];
  /** Increments for every hour that the gap touched while a sales signal lived, zero sales included. */
  storeHours: StoreHour[];
  model: StoreModel;
  observedUntil: number;
};

/** How a store's prices stand as a whole. */
export type PriceLevel = {
  currency: string | null;
  /** While its answers come in the prices of another market: since when, and by what factor. */
  away: { since: number; factor: number } | null;
  /** While most of it is reduced: by how much prices fell, 0 to 1, and those of how many products. */
  sale: { since: number; depth: number; products: number } | null;
};

export type ProductEvent = {
  /** Null where it concerns the whole store. */
  externalId: string | null;
  at: number;
  kind: ProductEventKind;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  /** One of many alike, which the store is told of as one. */
  isPart: boolean;
};

export type Evidence = {
  externalId: string | null;
  /** When it happened, as far as the store says; `seenAt` is the reading that showed it. */
  at: number;
  seenAt: number;
  kind: SignalKind;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  takenFor: TakenFor;
  /** How much of a sale it is, 0 to 1. */
  weight: number;
  units: number | null;
  why: EvidenceWhy;
  /** What it added to the facts of its product, by day. */
  adds: EvidenceAddition[];
};

/** `orders` of a product are the orders that hold it. `hour` is its beginning, in milliseconds. */
export type ProductHour = Figures & { externalId: string; hour: number };
/** `orders` of a store count a basket once; units and revenue are the sums of its product hours. */
export type StoreHour = Figures & { hour: number; observedSeconds: number };
