import type { KnownProduct } from './product.ts';
import type { StoreModel } from './store-model.ts';

export type KnownStore = {
  /** `newStoreModel()` at first. */
  model: StoreModel;
  /** The time of the last reading; null before the first. */
  observedUntil: number | null;
  /** At least the products of the reading; all products of the store if the reading is a complete catalogue. */
  products: ReadonlyMap<string, KnownProduct>;
  /** Products in the store, as far as known. */
  catalogueSize: number;
  /** False if no whole catalogue was known before this reading: what it does not know need not be new. */
  isWhole?: boolean;
  /** How long its platform holds units for a checkout that may be abandoned; absent if it does not. */
  holdMs?: number;
};
