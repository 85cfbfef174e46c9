import type { Tag } from '#contract/tag.ts';
import type { KnownProduct } from '../../known/product.ts';
import type { Trade } from '../../known/store-model.ts';

type SeenStore = { usdRate: number | null; medianPriceUsd: number | null; tags: readonly Tag[] };

/**
 * What a store's catalogue says about the units in its lines. A store that sells most products only by several sells to
 * shops. `leastTold`: the least quantity shown with its best sellers, if its products show none.
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

/** The upper median of the products' least quantities: more than one if half of them are sold by several. */
export function usualLeast(leastUnits: readonly number[]): number {
  return leastUnits.toSorted((one, other) => one - other)[leastUnits.length >> 1] ?? 1;
}
