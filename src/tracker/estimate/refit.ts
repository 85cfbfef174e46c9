import { fitPrior } from './fit-prior.ts';
import { rateNow, shareOf } from './product-rate.ts';
import type { StoreModel } from './store-model.ts';
import type { ProductRate } from './types.ts';

/** Fits the store's prior anew to the rates of all its products: empirical Bayes. To be called about daily. */
export function refit(model: StoreModel, rates: Iterable<ProductRate>): StoreModel {
  const sightings = Array.from(rates, (rate) => {
    const now = rateNow(rate, model);
    return { count: now.lines, exposure: now.orders };
  });
  const fitted = fitPrior(sightings);
  if (!fitted) return model;
  const prior = { shape: fitted.shape, orders: fitted.rate };
  const shareSum = sightings.reduce(
    (sum, one) => sum + shareOf({ lines: one.count, orders: one.exposure }, prior).mean,
    0,
  );
  return { ...model, prior, shareSum };
}
