import type { SeenProduct } from '#catalog/upsert-products.ts';
import type { Observation, ProductMemory, StoreMemory } from '../estimate/types.ts';
import type { Reading, ReadingProduct } from '../reading.ts';

/** One row of `poll`. */
export type PollRecord = {
  at: number;
  mode: Reading['mode'];
  outcome: 'complete' | 'partial' | 'unchanged' | 'throttled' | 'refused' | 'failed';
  problem: string | null;
  requests: number;
  bytes: number;
  durationMs: number;
  products: number;
  changed: number;
  signals: string[];
};

/** What one or more consecutive polls of a store came to, ready to be kept in one transaction. */
export type ObservationBatch = {
  /** Products that are new or whose catalogue entry changed. */
  catalogue: Map<string, SeenProduct & { seenAt: number }>;
  memories: Map<string, ProductMemory>;
  events: Observation['events'];
  evidence: Observation['evidence'];
  productHours: Observation['productHours'];
  storeHours: Observation['storeHours'];
  polls: PollRecord[];
  model: Observation['model'] | null;
  observedUntil: number | null;
};

export function emptyBatch(): ObservationBatch {
  return {
    catalogue: new Map(),
    memories: new Map(),
    events: [],
    evidence: [],
    productHours: [],
    storeHours: [],
    polls: [],
    model: null,
    observedUntil: null,
  };
}

export function addObservation(
  batch: ObservationBatch,
  before: StoreMemory,
  reading: Reading,
  seen: Observation,
  durationMs: number,
): void {
  const changed = new Set(seen.products.map((product) => product.externalId));
  for (const product of reading.products) {
    if (!changed.has(product.externalId)) continue;
    const entry = catalogueEntry(product);
    const known = before.products.get(product.externalId);
    const now = seen.products.find((memory) => memory.externalId === product.externalId)!;
    if (
      !known ||
      known.contentHash !== now.contentHash ||
      isAvailable(known) !== entry.isAvailable ||
      known.missedReads > 0
    ) {
      batch.catalogue.set(product.externalId, { ...entry, seenAt: reading.at });
    }
  }
  for (const memory of seen.products) batch.memories.set(memory.externalId, memory);
  batch.events.push(...seen.events);
  batch.evidence.push(...seen.evidence);
  batch.productHours.push(...seen.productHours);
  batch.storeHours.push(...seen.storeHours);
  batch.model = seen.model;
  batch.observedUntil = seen.observedUntil;
  batch.polls.push({
    at: reading.at,
    mode: reading.mode,
    outcome: !reading.isComplete ? 'partial' : seen.products.length === 0 ? 'unchanged' : 'complete',
    problem: reading.problem?.code ?? null,
    requests: reading.requests,
    bytes: reading.bytes,
    durationMs,
    products: reading.products.length,
    changed: seen.products.length,
    signals: reading.signals,
  });
}

/** The catalogue shows a product at its cheapest variant that can be bought, else at its cheapest. */
function catalogueEntry(product: ReadingProduct): SeenProduct {
  const buyable = product.variants.filter((variant) => variant.isAvailable);
  const offered = buyable.length > 0 ? buyable : product.variants;
  const cheapest = offered.reduce(
    (least, variant) => (variant.priceMinor < least.priceMinor ? variant : least),
    offered[0]!,
  );
  return {
    externalId: product.externalId,
    handle: product.handle,
    title: product.title,
    url: product.url,
    imageUrl: product.imageUrl,
    vendor: product.vendor,
    productType: product.productType,
    currency: product.currency,
    priceMinor: cheapest?.priceMinor ?? 0,
    compareAtMinor: cheapest?.compareAtMinor ?? null,
    isAvailable: buyable.length > 0,
    publishedAt: product.publishedAt,
  };
}

function isAvailable(memory: ProductMemory): boolean {
  return memory.variants.some((variant) => variant.isAvailable);
}
