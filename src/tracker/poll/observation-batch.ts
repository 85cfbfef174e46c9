import type { SeenProduct } from '#catalog/upsert-products.ts';
import type { CatalogueDoubt } from '../changes/judge-catalogue.ts';
import type { ImputedSales } from '../estimate/imputed/imputed-sales.ts';
import type { FirstWeeks } from '../estimate/revision/first-weeks.ts';
import type { KnownFingerprint } from '../known/fingerprint.ts';
import type { KnownProduct } from '../known/product.ts';
import type { KnownStore } from '../known/store.ts';
import type { Observation } from '../observation.ts';
import type { Reading, ReadingProduct } from '../reading.ts';
import type { PollRecord } from './save/save-poll-rows.ts';

/** Adds the time of the reading that shows it. */
type Seen<Told> = Told & { seenAt: number };

/** What one or more consecutive polls of a store found, ready to be stored in one transaction. */
export type ObservationBatch = {
  /** Products that are new or whose catalogue entry changed. */
  catalogue: Map<string, UnpricedProduct>;
  known: Map<string, KnownProduct>;
  events: Seen<Observation['events'][number]>[];
  evidence: Observation['evidence'];
  productHours: Seen<Observation['productHours'][number]>[];
  storeHours: Seen<Observation['storeHours'][number]>[];
  polls: PollRecord[];
  /** The store's own lists of best sellers, by the store's product ids, with the time of each reading. */
  rankings: { at: number; externalIds: string[] }[];
  /** First weeks to be estimated again; null if there are none. */
  firstWeeks: FirstWeeks | null;
  model: Observation['model'] | null;
  /** The times of the first and the last reading. */
  observedFrom: number | null;
  observedUntil: number | null;
  /** The catalogue's new fingerprint; null deletes the stored one, undefined leaves it unchanged. */
  fingerprint?: KnownFingerprint | null;
  /** What the reader left for its next catalogue; undefined if nothing. */
  readerState?: Reading['readerState'];
  /** Why the last whole catalogue is doubted; null if it is not. */
  doubt: CatalogueDoubt | null;
};

/** The price in dollars is added when the product is stored. */
type UnpricedProduct = Omit<SeenProduct, 'priceUsd'>;

export function emptyBatch(): ObservationBatch {
  return {
    catalogue: new Map(),
    known: new Map(),
    events: [],
    evidence: [],
    productHours: [],
    storeHours: [],
    polls: [],
    rankings: [],
    firstWeeks: null,
    model: null,
    observedFrom: null,
    observedUntil: null,
    doubt: null,
  };
}

export function addObservation(batch: ObservationBatch, before: KnownStore, seen: Observation): void {
  const { reading } = seen;
  const changed = new Map(seen.products.map((product) => [product.externalId, product]));
  for (const product of reading.products) {
    const now = changed.get(product.externalId);
    if (!now) continue;
    const entry = catalogueEntry(product);
    const known = before.products.get(product.externalId);
    const isSame =
      known?.contentHash === now.contentHash && isAvailable(known) === entry.isAvailable && known.missedReads === 0;
    if (isSame) continue;
    const earlier = batch.catalogue.get(product.externalId);
    batch.catalogue.set(product.externalId, {
      ...entry,
      labels: entry.labels ?? earlier?.labels ?? null,
      category: entry.category === undefined ? earlier?.category : entry.category,
      firstSeenAt: earlier?.firstSeenAt ?? reading.at,
      lastSeenAt: reading.at,
    });
  }
  for (const [externalId, product] of changed) batch.known.set(externalId, product);
  for (const event of seen.events) batch.events.push({ ...event, seenAt: seen.reading.at });
  batch.evidence.push(...seen.evidence);
  addHours(batch, seen, reading.at);
  batch.model = seen.model;
  batch.observedFrom ??= reading.at;
  batch.observedUntil = seen.observedUntil;
}

export function addSales(batch: ObservationBatch, sales: ImputedSales | null, seenAt: number): void {
  if (!sales) return;
  batch.evidence.push(...sales.evidence);
  addHours(batch, sales, seenAt);
}

/** What a reading at `seenAt` adds to hours. */
export function addHours(
  batch: ObservationBatch,
  { productHours, storeHours }: Pick<Observation, 'productHours' | 'storeHours'>,
  seenAt: number,
): void {
  for (const hour of productHours) batch.productHours.push({ ...hour, seenAt });
  for (const hour of storeHours) batch.storeHours.push({ ...hour, seenAt });
}

/** Whether the batch shows nothing about the products that is not stored already. */
export function isNothingNew(batch: ObservationBatch): boolean {
  const { catalogue, known, events, evidence, fingerprint } = batch;
  const isSeen = catalogue.size + known.size + events.length + evidence.length > 0;
  return !isSeen && !hasSales(batch) && fingerprint === undefined;
}

export function hasSales({ productHours, storeHours }: ObservationBatch): boolean {
  return productHours.length + storeHours.length > 0;
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
    category: product.category,
    currency: product.currency,
    priceMinor: cheapest.priceMinor,
    compareAtMinor: cheapest.compareAtMinor,
    isAvailable: buyable.length > 0,
    publishedAt: product.publishedAt,
  };
}

function isAvailable(product: KnownProduct): boolean {
  return product.variants.some((variant) => variant.isAvailable);
}

/**
 * The numbers of the products whose sales a batch changes (`sold`), and of the others whose catalogue entry it changes.
 */
export function touchedProducts(
  { productHours, catalogue, events }: ObservationBatch,
  productIds: ReadonlyMap<string, number>,
): { sold: number[]; entered: number[] } {
  const sold = new Set(productHours.map(({ externalId }) => externalId));
  const entered = new Set(catalogue.keys());
  for (const { kind, externalId } of events) if (kind === 'gone' && externalId !== null) entered.add(externalId);
  for (const externalId of sold) entered.delete(externalId);
  const numbersOf = (externalIds: ReadonlySet<string>) => [...externalIds].map((id) => productIds.get(id)!);
  return { sold: numbersOf(sold), entered: numbersOf(entered) };
}
