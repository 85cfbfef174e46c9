import type { ProductRate } from '../../known/product.ts';
import type { StoreModel } from '../../known/store-model.ts';
import { componentsOf, rateNow, shareOf } from '../orders/product-rate.ts';
import { fitPrior } from '../statistics/fit-prior.ts';
import { fitMixture } from '../statistics/gamma-mixture.ts';

/** With fewer lines in orders of several products, these say nothing about a catalogue. */
const MIN_TOGETHER = 100;
/** With fewer lines per product, nothing shows how differently products sell: the fit would take them for all alike. */
const MIN_PER_PRODUCT = 0.25;
const MAX_AWAITED = 500;

/** Fits the store's prior again to the rates of all its products (empirical Bayes). Called about once a day. */
export function refit(model: StoreModel, rates: Iterable<ProductRate>): StoreModel {
  const now = Array.from(rates, (rate) => rateNow(rate, model));
  const sightings = now.map((rate) => ({ count: rate.lines, exposure: rate.orders }));
  const lines = sightings.reduce((sum, one) => sum + one.count, 0);
  if (lines < Math.min(MAX_AWAITED, MIN_PER_PRODUCT * now.length)) return model;
  const fitted = fitPrior(sightings);
  if (!fitted) return model;
  const weights = fitMixture(sightings, fitted.shape / fitted.rate);
  const prior = { shape: fitted.shape, orders: fitted.rate, weights };
  const components = componentsOf(prior);
  let shareSum = 0;
  for (const { lines, orders, undated = 0 } of now)
    shareSum += shareOf({ lines, orders }, components).mean * (undated > 0 ? Math.max(0, 1 - undated / lines) : 1);
  const together = now.map((rate) => ({ count: rate.together, exposure: rate.orders }));
  const isTold = together.reduce((sum, one) => sum + one.count, 0) >= MIN_TOGETHER;
  const fittedTogether = isTold ? fitPrior(together) : null;
  const togetherPrior = fittedTogether && { shape: fittedTogether.shape, orders: fittedTogether.rate };
  return { ...model, prior, togetherPrior, shareSum };
}
