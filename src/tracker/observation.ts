import type { Classification, EvidenceAddition, EvidenceWhy } from '#contract/estimate/evidence.ts';
import type { RecordedEventKind } from '#contract/product/event.ts';
import type { SignalKind } from '#contract/store.ts';
import type { Figures } from '#sales/facts.ts';
import type { KnownProduct } from './known/product.ts';
import type { StoreModel } from './known/store-model.ts';
import type { Reading } from './reading.ts';

export type Observation = {
  /** The reading as it was taken in: in the prices of the store's own market. */
  reading: Reading;
  /** Only products that are new or changed. */
  products: KnownProduct[];
  events: ProductEvent[];
  evidence: Evidence[];
  /** Increments: two polls may touch the same hour, and what the second one finds is added. */
  productHours: ObservedHour[];
  /** Increments for every hour that the gap touched while a sales signal was alive, including hours without sales. */
  storeHours: StoreHour[];
  model: StoreModel;
  observedUntil: number;
};

export type LiveSignals = { modified: boolean; stock: boolean };

export type ProductEvent = {
  /** Null for events of the whole store. */
  externalId: string | null;
  at: number;
  kind: RecordedEventKind;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  /** One of many similar events, which the store shows as one. */
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
  classifiedAs: Classification;
  /** The chance that it is a sale, 0 to 1. */
  weight: number;
  units: number | null;
  why: EvidenceWhy;
  /** What it added to the facts of its product, by day. */
  adds: EvidenceAddition[];
};

/** `orders` of a product are the orders that hold it. `hour` is the start of the hour, in milliseconds. */
export type ObservedHour = Figures & { externalId: string; hour: number };

/** `orders` of a store count a basket once; units and revenue are the sums of its product hours. */
export type StoreHour = Figures & { hour: number; observedSeconds: number };
