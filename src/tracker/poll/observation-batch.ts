import type { SeenProduct } from '#catalog/upsert-products.ts';
import type { CatalogueDoubt } from '../changes/judge-catalogue.ts';
import type { StoreModel } from '../estimate/store-model.ts';
import type { Observation, ProductMemory, StoreMemory } from '../estimate/types.ts';
import type { CatalogueMark } from '../platforms/mark-page.ts';
import type { Reading, ReadingProduct } from '../reading.ts';
import type { PollRecord } from './save-polls.ts';

/** What one or more consecutive polls of a store came to, ready to be kept in one transaction. */
export type ObservationBatch = {
  /** Products that are new or whose catalogue entry changed. */
  catalogue: Map<string, UnpricedProduct>;
  memories: Map<string, ProductMemory>;
  events: Observation['events'];
  evidence: Observation['evidence'];
  productHours: Observation['productHours'];
  storeHours: Observation['storeHours'];
  polls: PollRecord[];
  model: Observation['model'] | null;
  observedUntil: number | null;
  /** How the catalogue looks now; null where that tells nothing, left out where it looks as it did. */
  mark?: CatalogueMark | null;
  /** What the reader left for its next catalogue; left out where it left nothing. */
  readerState?: Reading['readerState'];
  /** What the last whole catalogue is doubted for, where it is. */
  doubt: CatalogueDoubt | null;
};

/** What it costs in dollars is for the one who keeps it to say. */
type UnpricedProduct = Omit<SeenProduct, 'priceUsd'>;

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
    doubt: null,
  };
}

export function addObservation(batch: ObservationBatch, before: StoreMemory, seen: Observation): void {
  const { reading } = seen;
  const changed = new Map(seen.products.map((memory) => [memory.externalId, memory]));
  for (const product of reading.products) {
    const now = changed.get(product.externalId);
    if (!now) continue;
    const entry = catalogueEntry(product);
    const known = before.products.get(product.externalId);
    const isSame =
      known?.contentHash === now.contentHash && isAvailable(known) === entry.isAvailable && known.missedReads === 0;
    if (isSame) continue;
    const firstSeenAt = batch.catalogue.get(product.externalId)?.firstSeenAt ?? reading.at;
    batch.catalogue.set(product.externalId, { ...entry, firstSeenAt, lastSeenAt: reading.at });
  }
  for (const [externalId, memory] of changed) batch.memories.set(externalId, memory);
  batch.events.push(...seen.events);
  batch.evidence.push(...seen.evidence);
  batch.productHours.push(...seen.productHours);
  batch.storeHours.push(...seen.storeHours);
  batch.model = seen.model;
  batch.observedUntil = seen.observedUntil;
}

/** Whether the polls alone are worth keeping: nothing was seen that is not kept already. */
export function isNothingNew(batch: ObservationBatch, storedModel: StoreModel | null): boolean {
  const { catalogue, memories, events, evidence, productHours, storeHours, model, mark } = batch;
  const isSeen = catalogue.size + memories.size + events.length + evidence.length > 0;
  const isSold = productHours.length + storeHours.length > 0;
  return !isSeen && !isSold && mark === undefined && model === storedModel;
}

/** The catalogue shows a product at its cheapest variant that can be bought, else at its cheapest. */
function catalogueEntry(product: ReadingProduct): Omit<UnpricedProduct, 'firstSeenAt' | 'lastSeenAt'> {
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
    labels: product.labels,
    currency: product.currency,
    priceMinor: cheapest.priceMinor,
    compareAtMinor: cheapest.compareAtMinor,
    isAvailable: buyable.length > 0,
    publishedAt: product.publishedAt,
  };
}

function isAvailable(memory: ProductMemory): boolean {
  return memory.variants.some((variant) => variant.isAvailable);
}

/** The numbers of the products whose sales or whose entry in the catalogue a batch changes. */
export function touchedProducts(batch: ObservationBatch, productIds: ReadonlyMap<string, number>): number[] {
  const gone = batch.events.filter(({ kind }) => kind === 'gone');
  const touched = new Set(batch.catalogue.keys());
  for (const { externalId } of [...batch.productHours, ...gone]) if (externalId !== null) touched.add(externalId);
  return [...touched].map((externalId) => productIds.get(externalId)!);
}
