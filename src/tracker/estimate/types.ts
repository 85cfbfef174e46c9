import type { SignalKind } from '#contract/store.ts';
import type { Figures } from '#sales/facts.ts';
import type { StoreModel } from './store-model.ts';

/** What is remembered of a product between polls: the row `product_state`. Times are milliseconds, UTC. */
export type ProductMemory = {
  externalId: string;
  contentHash: string;
  modifiedAt: number | null;
  variants: VariantMemory[];
  rate: ProductRate;
  /** Complete readings in a row without it; gone from the second on. */
  missedReads: number;
  /** The last reading that changed anything here. */
  seenAt: number;
};

export type VariantMemory = {
  externalId: string;
  priceMinor: number;
  compareAtMinor: number | null;
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
};

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

export type ProductEventKind = 'new' | 'gone' | 'back' | 'price' | 'sold_out' | 'restocked' | 'edited' | 'bulk_edit';

export type ProductEvent = {
  externalId: string;
  at: number;
  kind: ProductEventKind;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
};

export type Evidence = {
  externalId: string | null;
  /** When it happened, as far as the store says; `seenAt` is the reading that showed it. */
  at: number;
  seenAt: number;
  kind: SignalKind;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  takenFor: 'sale' | 'restock' | 'edit' | 'bulk_edit' | 'hold' | 'unknown';
  /** How much of a sale it is, 0 to 1. */
  weight: number;
  units: number | null;
  why: string;
};

/** `orders` of a product are the orders that hold it. `hour` is its beginning, in milliseconds. */
export type ProductHour = Figures & { externalId: string; hour: number };
/** `orders` of a store count a basket once; units and revenue are the sums of its product hours. */
export type StoreHour = Figures & { hour: number; observedSeconds: number };
