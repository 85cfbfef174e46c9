import type { KnownProduct } from '../../known/product.ts';
import type { StoreModel } from '../../known/store-model.ts';
import type { LiveSignals } from '../../observation.ts';
import { rateNow } from '../orders/product-rate.ts';
import { hasOwnSignal, type ImputedSales, type ImputedStore, imputeSales } from './imputed-sales.ts';
import { fitRankLaw, linesAtRank, type RankLaw } from './rank-law.ts';

/** Fits the law of the store's ranking to the products whose sales are seen; null if it says too little. */
export function rankLawOf(
  model: StoreModel,
  products: ReadonlyMap<string, KnownProduct>,
  ranking: readonly string[],
  live: LiveSignals,
): RankLaw | null {
  const sold = ranking.flatMap((externalId, index) => {
    const product = products.get(externalId);
    if (!product || product.missedReads > 0 || !hasOwnSignal(product, live)) return [];
    const { lines, orders } = rateNow(product.rate, model);
    return [{ rank: index + 1, lines, orders }];
  });
  return fitRankLaw(sold);
}

/**
 * What ranked products without a signal of their own sold: their share of the orders that the store was seen to have.
 * `orders` is the number in the whole gap; `ranking` and `rankingBefore` list the best seller first.
 */
export function rankSales(
  law: RankLaw,
  gap: { from: number; to: number },
  store: ImputedStore & { ranking: readonly string[]; rankingBefore: readonly string[]; orders: number },
): ImputedSales {
  const placesBefore = new Map(store.rankingBefore.map((externalId, index) => [externalId, index + 1]));
  const ranked = store.ranking.flatMap((externalId, index) => {
    // a sold-out product could not be bought
    if (!store.products.get(externalId)?.variants.some((variant) => variant.isAvailable)) return [];
    const rank = index + 1;
    const { mean, relativeVar, relativeSd } = linesAtRank(law, rank);
    const linesVar = (lines: number) => lines + lines ** 2 * relativeVar;
    const before = { rank: placesBefore.get(externalId) ?? null };
    return [{ externalId, lines: mean * store.orders, linesVar, relativeSd, observations: 0, before, after: { rank } }];
  });
  return imputeSales('rank', ranked, gap, store);
}
