import { sql } from 'kysely';
import type { Database } from '#database/connect.ts';
import { type CatalogueDoubt, judgeCatalogue } from '../changes/judge-catalogue.ts';
import { newRate } from '../estimate/product-rate.ts';
import { refit } from '../estimate/refit.ts';
import { MODEL_VERSION, newStoreModel, type StoreModel } from '../estimate/store-model.ts';
import type { Observation, ProductMemory, ProductRate, StoreMemory } from '../estimate/types.ts';
import type { CatalogueMark } from '../platforms/mark-page.ts';
import type { Reading } from '../reading.ts';
import type { KeptModel } from './load-models.ts';

/** What is remembered of one store while it is being looked at; products are fetched as readings name them. */
export type Recollection = {
  /** The time of the last reading; null before the first. */
  observedUntil(): number | null;
  recall(reading: Reading): Promise<StoreMemory>;
  /** The reading as far as it is believed, by what is remembered: after `recall`. */
  judge(reading: Reading): Promise<Reading>;
  doubt(): CatalogueDoubt | null;
  keep(seen: Observation): void;
  /** Fits the store's prior anew to all its products: right after a whole catalogue. */
  refit(): StoreMemory['model'];
  /** The model as it is kept; null where there is none that can be read. */
  storedModel: StoreModel | null;
  /** How the catalogue looked at the last reading, where one that looks the same would tell nothing. */
  mark(): CatalogueMark | null;
  keepMark(mark: CatalogueMark | null): void;
  /** What the reader left at the last catalogue for the next. */
  readerState: unknown;
  /** The catalogue's number of each product, by the store's own id. */
  productIds: Map<string, number>;
};

/**
 * `kept` is null where the store was never read. `isWhole`: fetch all products now, because many readings in a row will
 * ask for them.
 */
export async function recollect(
  database: Database,
  store: { id: number; productCount: number; kept: KeptModel | null },
  options: { isWhole: boolean },
): Promise<Recollection> {
  const { kept } = store;
  const products = new Map<string, ProductMemory>();
  const productIds = new Map<string, number>();
  let observedUntil = kept?.observedUntil ?? null;
  let model = modelOf(kept?.model, observedUntil);
  let doubt = kept?.doubt ?? null;
  let mark = kept?.mark ?? null;
  let hasAll = false;

  async function fetch(externalIds: string[] | 'all'): Promise<void> {
    if (externalIds.length === 0) return;
    const states = await database
      .selectFrom('product_state')
      .selectAll()
      .where('store_id', '=', store.id)
      .$if(externalIds !== 'all', (query) => query.where(sql<boolean>`external_id = any(${externalIds}::text[])`))
      // the same order at every run: sums of the same figures are then the same to the last digit
      .orderBy('product_id')
      .execute();
    for (const state of states) {
      if (products.has(state.external_id)) continue;
      productIds.set(state.external_id, state.product_id);
      products.set(state.external_id, {
        externalId: state.external_id,
        contentHash: state.content_hash,
        modifiedAt: state.modified_at?.getTime() ?? null,
        reviewCount: state.review_count,
        variants: state.variants as ProductMemory['variants'],
        rate: rateOf(state.rate as ProductRate, model),
        missedReads: state.missed_reads,
        seenAt: state.seen_at.getTime(),
      });
    }
    hasAll ||= externalIds === 'all';
  }

  async function countRemembered({ products: read }: Reading): Promise<number> {
    if (hasAll || read.every(({ externalId }) => products.has(externalId))) return products.size;
    const { count } = await database
      .selectFrom('product_state')
      .select((select) => select.fn.countAll<number>().as('count'))
      .where('store_id', '=', store.id)
      .executeTakeFirstOrThrow();
    return count;
  }

  if (options.isWhole) await fetch('all');
  return {
    productIds,
    storedModel: kept?.model === model ? model : null,
    mark: () => mark,
    keepMark(seen) {
      mark = seen;
    },
    readerState: kept?.readerState ?? null,
    observedUntil: () => observedUntil,
    async recall(reading) {
      if (!hasAll) {
        if (reading.mode === 'catalogue' && reading.standing === undefined) await fetch('all');
        else await fetch(reading.products.map((product) => product.externalId).filter((id) => !products.has(id)));
      }
      const remembered = reading.standing === undefined ? products.size : mark!.remembered;
      return { model, observedUntil, products, catalogueSize: store.productCount || remembered };
    },
    async judge(reading) {
      if (observedUntil === null || reading.standing !== undefined) return reading;
      const judged = judgeCatalogue(reading, products, doubt, await countRemembered(reading));
      doubt = judged.doubt;
      return judged.reading;
    },
    doubt: () => doubt,
    keep(seen) {
      for (const product of seen.products) products.set(product.externalId, product);
      model = seen.model;
      observedUntil = seen.observedUntil;
    },
    refit() {
      model = refit(
        model,
        products.values().map((product) => product.rate),
      );
      return model;
    },
  };
}

/** A model of another version tells nothing that could be read: the store is learned anew from its last reading on. */
function modelOf(stored: unknown, observedUntil: number | null): StoreModel {
  const known = stored as StoreModel | undefined;
  if (known?.version === MODEL_VERSION) return known;
  return { ...newStoreModel(), at: observedUntil, startedAt: observedUntil };
}

function rateOf(stored: ProductRate, model: StoreModel): ProductRate {
  if (model.startedAt === null || stored.at > model.startedAt) return stored;
  return newRate({ ...model, clock: 0 }, model.startedAt);
}
