import type { KnownProduct } from '../../known/product.ts';
import type { StoreModel } from '../../known/store-model.ts';
import type { LiveSignals } from '../../observation.ts';
import { rateNow } from '../orders/product-rate.ts';
import { hasOwnSignal, type ImputedSales, type ImputedStore, imputeSales } from './imputed-sales.ts';
import { fitRankLaw, linesAtRank, type RankLaw } from './rank-law.ts';

/** The law of the store's ranking, by the products whose sales are seen; null where it tells too little. */
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
 * What products sold that are ranked and show nothing else: their share of the orders that the store was seen to have
 * in that time. `orders`: of the whole gap; `ranking` and the one before it: the best first.
 */
export function rankSales(
  law: RankLaw,
  gap: { from: number; to: number },
  store: ImputedStore & { ranking: readonly string[]; rankingBefore: readonly string[]; orders: number },
): ImputedSales {
  const placesBefore = new Map(store.rankingBefore.map((externalId, index) => [externalId, index + 1]));
  const ranked = store.ranking.flatMap((externalId, index) => {
    // sold out is no exposure
    if (!store.products.get(externalId)?.variants.some((variant) => variant.isAvailable)) return [];
    const rank = index + 1;
    const { mean, relativeVar, relativeSd } = linesAtRank(law, rank);
    const linesVar = (lines: number) => lines + lines ** 2 * relativeVar;
    const before = { rank: placesBefore.get(externalId) ?? null };
    return [{ externalId, lines: mean * store.orders, linesVar, relativeSd, observations: 0, before, after: { rank } }];
  });
  return imputeSales('rank', ranked, gap, store);
}
