import type { Tag } from '#contract/tag.ts';
import type { KnownProduct } from '../../known/product.ts';
import type { Trade } from '../../known/store-model.ts';

type SeenStore = { usdRate: number | null; medianPriceUsd: number | null; tags: readonly Tag[] };

/**
 * What a store's catalogue tells of how many units stand in its lines: one that sells by several sells to shops.
 * `leastTold`: what it told with the order of its best sellers, and with no product.
 */
export function tradeOf(store: SeenStore, products: Iterable<KnownProduct>, leastTold?: number): Trade {
  const ofProducts: number[] = [];
  for (const { variants, missedReads } of products) {
    if (missedReads > 0 || variants.length === 0) continue;
    ofProducts.push(Math.min(...variants.map((variant) => variant.leastUnits ?? 1)));
  }
  const leastUnits = leastTold ?? usualLeast(ofProducts);
  return {
    ...{ usd: store.usdRate, medianUsd: store.medianPriceUsd, tags: [...store.tags], isWholesale: leastUnits > 1 },
    ...(leastUnits > 1 && { leastUnits }),
    ...(leastTold !== undefined && { leastTold }),
  };
}

/** Of products' fewest units the upper median: where half are sold by several, more than one. */
export function usualLeast(leastUnits: readonly number[]): number {
  return leastUnits.toSorted((one, other) => one - other)[leastUnits.length >> 1] ?? 1;
}
