import type { EvidenceAddition, EvidenceWhy, TakenFor } from '#contract/evidence.ts';
import type { RecordedEventKind } from '#contract/product-event.ts';
import type { SignalKind } from '#contract/store.ts';
import type { Figures } from '#sales/facts.ts';
import type { KnownProduct } from './known/product.ts';
import type { StoreModel } from './known/store-model.ts';
import type { Reading } from './reading.ts';

export type Observation = {
  /** As it was taken: in the prices of the store's own market. */
  reading: Reading;
  /** Only new or changed ones. */
  products: KnownProduct[];
  events: ProductEvent[];
  evidence: Evidence[];
  /** Increments: an hour may be touched by two polls, and what a second one gives is added. */
  productHours: ObservedHour[];
  /** Increments for every hour that the gap touched while a sales signal lived, zero sales included. */
  storeHours: StoreHour[];
  model: StoreModel;
  observedUntil: number;
};

export type LiveSignals = { modified: boolean; stock: boolean };

export type ProductEvent = {
  /** Null where it concerns the whole store. */
  externalId: string | null;
  at: number;
  kind: RecordedEventKind;
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
export type ObservedHour = Figures & { externalId: string; hour: number };

/** `orders` of a store count a basket once; units and revenue are the sums of its product hours. */
export type StoreHour = Figures & { hour: number; observedSeconds: number };
