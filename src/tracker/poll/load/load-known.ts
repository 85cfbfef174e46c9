import type { Facts } from '#database/connect.ts';
import { DAY_MS } from '#runtime/clock.ts';
import { MIN_KNOWN_SHARE } from '../../changes/compare-reading.ts';
import { holdMsOf } from '../../changes/compare-stock.ts';
import type { CatalogueDoubt } from '../../changes/judge-catalogue.ts';
import type { KnownFingerprint } from '../../known/fingerprint.ts';
import type { KnownStore } from '../../known/store.ts';
import { MODEL_VERSION, newStoreModel, type StoreModel } from '../../known/store-model.ts';
import type { Reading } from '../../reading.ts';
import type { SignalLives } from '../../signals/signal-life.ts';
import { loadSignals } from '../save/signal-rows.ts';
import { KnownProducts } from './known-products.ts';
import { loadModels } from './load-models.ts';
import { loadStores, type PolledStore } from './load-store.ts';

/** What is known of a store, as of its last reading. */
export type Known = {
  store: PolledStore;
  signals: SignalLives;
  model: StoreModel;
  /** The model as it is stored; null if there is none, or none of this version. */
  storedModel: StoreModel | null;
  /** The time of the last reading; null before the first. */
  observedUntil: number | null;
  doubt: CatalogueDoubt | null;
  /** The catalogue's fingerprint at that reading; null unless an unchanged catalogue would bring no news. */
  fingerprint: KnownFingerprint | null;
  /** What the platform's reader left at the last catalogue for the next one. */
  readerState: unknown;
  products: Pick<KnownProducts, keyof KnownProducts>;
};

/** Whether all prices are others than the known ones: those of another market, or of a new currency. */
export function isInNewPrices({ model }: Pick<Known, 'model'>): boolean {
  return model.prices?.away != null;
}

/** Stores that no longer exist are missing. Makes one round trip to the database for each table, not for each store. */
export async function loadKnown(facts: Facts, storeIds: readonly number[]): Promise<ReadonlyMap<number, Known>> {
  // the last stored poll is read first: if another poll is stored meanwhile, ours is not
  const stores = await loadStores(facts, storeIds);
  const [signals, models] = await Promise.all([loadSignals(facts, storeIds), loadModels(facts, storeIds)]);
  return new Map(
    stores.values().map((store) => {
      const stored = models.get(store.id);
      const observedUntil = stored?.observedUntil ?? null;
      const model = modelOf(stored?.model, observedUntil);
      const known: Known = {
        store,
        signals: signals.get(store.id)!,
        model,
        storedModel: stored?.model === model ? model : null,
        observedUntil,
        doubt: stored?.doubt ?? null,
        fingerprint: stored?.fingerprint ?? null,
        readerState: stored?.readerState ?? null,
        products: new KnownProducts(facts, store.id, model),
      };
      return [store.id, known];
    }),
  );
}

/** By then the whole catalogue was asked for several times. If it never comes whole, it never will. */
const MAX_FIRST_ROUND_MS = 2 * DAY_MS;

function isWholeKnown({ productCount, firstReadAt }: PolledStore, known: number, reading: Reading): boolean {
  // all known products are loaded for a whole catalogue only
  if (reading.mode === 'catalogue' && reading.isComplete)
    return productCount > 0 && known >= productCount * MIN_KNOWN_SHARE;
  return productCount > 0 || (firstReadAt !== null && reading.at > firstReadAt.getTime() + MAX_FIRST_ROUND_MS);
}

/** What a reading is compared with, once its products are loaded. */
export function knownStore(
  { store, model, observedUntil, fingerprint, products }: Known,
  reading: Reading,
): KnownStore {
  const known = reading.sizeIfUnchanged === undefined ? products.byId.size : fingerprint!.remembered;
  const catalogueSize = store.productCount || known;
  const isWhole = isWholeKnown(store, known, reading);
  return { model, observedUntil, products: products.byId, catalogueSize, isWhole, holdMs: holdMsOf(store.platform) };
}

/** A model of another version cannot be read: learning starts again from the last reading. */
function modelOf(stored: unknown, observedUntil: number | null): StoreModel {
  const known = stored as StoreModel | undefined;
  if (known?.version === MODEL_VERSION) return known;
  return { ...newStoreModel(), at: observedUntil, startedAt: observedUntil };
}
