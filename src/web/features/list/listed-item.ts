import type { ProductItem } from '#contract/product/product.ts';
import type { StoreItem } from '#contract/store.ts';

/** What stores and products have in common in a list. */
export type ListedItem = StoreItem | ProductItem;
