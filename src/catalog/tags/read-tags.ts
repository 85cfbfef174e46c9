import { maskOf } from './tag-mask.ts';
import { type StoreContext, type TaggedText, tagProduct } from './tag-product.ts';

/** What is kept of a product's categories, as its columns: by its own words, and with what its store is about. */
export function readTags(product: TaggedText, store: StoreContext) {
  return {
    labels: product.labels?.slice() ?? null,
    tags: tagProduct(product, store) as string[],
    own_tag_mask: maskOf(tagProduct(product, { language: store.language, shares: {} })),
  };
}
