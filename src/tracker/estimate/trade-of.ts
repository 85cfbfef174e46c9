import type { Tag } from '#contract/tag.ts';
import type { KnownProduct } from '../known/product.ts';
import type { Trade } from '../known/store-model.ts';

/** Of the products, those that are sold by several only, from which on a shop sells to shops. */
const LEAST_BY_SEVERAL = 0.5;

type SeenStore = { usdRate: number | null; medianPriceUsd: number | null; tags: readonly Tag[] };

/**
 * What a store's catalogue tells of how many units stand in its lines. `isSoldBySeveral`: what it told with the order of
 * its best sellers, which counts where its products tell nothing.
 */
export function tradeOf(store: SeenStore, products: Iterable<KnownProduct>, isSoldBySeveral?: boolean): Trade {
  const leastUnits: number[] = [];
  for (const { variants, missedReads } of products) {
    if (missedReads > 0 || variants.length === 0) continue;
    leastUnits.push(Math.min(...variants.map((variant) => variant.leastUnits ?? 1)));
  }
  const isWholesale = isSoldBySeveral ?? areSoldBySeveral(leastUnits);
  const trade = { usd: store.usdRate, medianUsd: store.medianPriceUsd, tags: [...store.tags], isWholesale };
  return isSoldBySeveral === undefined ? trade : { ...trade, isSoldBySeveral };
}

/** Of products, the fewest units that can be bought of each. */
export function areSoldBySeveral(leastUnits: readonly number[]): boolean {
  const bySeveral = leastUnits.filter((units) => units > 1);
  return bySeveral.length > 0 && bySeveral.length >= LEAST_BY_SEVERAL * leastUnits.length;
}
