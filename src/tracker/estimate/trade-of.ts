import type { Tag } from '#contract/tag.ts';
import type { KnownProduct } from '../known/product.ts';
import type { Trade } from '../known/store-model.ts';

/** Of the products, those that are sold by several only, from which on a shop sells to shops. */
const LEAST_BY_SEVERAL = 0.5;

type SeenStore = { usdRate: number | null; medianPriceUsd: number | null; tags: readonly Tag[] };

/** What a store's catalogue tells of how many units stand in its lines. */
export function tradeOf(store: SeenStore, products: Iterable<KnownProduct>): Trade {
  let [shown, bySeveral] = [0, 0];
  for (const { variants, missedReads } of products) {
    if (missedReads > 0 || variants.length === 0) continue;
    shown++;
    if (variants.every(({ leastUnits = 1 }) => leastUnits > 1)) bySeveral++;
  }
  const isWholesale = shown > 0 && bySeveral >= LEAST_BY_SEVERAL * shown;
  return { usd: store.usdRate, medianUsd: store.medianPriceUsd, tags: [...store.tags], isWholesale };
}
