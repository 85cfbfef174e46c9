import { NO_STORE, type StoreContext, tagsOfStore } from './store-tags.ts';
import { ownMask, readProduct, type TaggedText, tagsOf } from './tag-product.ts';

/** What is kept of a product's categories, as its columns: by its own words, and with what its store is about. */
type TagColumns = { labels: string[] | null; tags: string[]; own_tag_mask: number };

/** Reads a store's products; what the store is about is told once for all of them. */
export function tagReader(store: StoreContext): (product: TaggedText) => TagColumns {
  const about = tagsOfStore(store);
  return (product) => {
    const read = readProduct(product, store.language);
    const own = tagsOf(read, NO_STORE);
    const tags = about === NO_STORE ? own : tagsOf(read, about);
    return { labels: product.labels?.slice() ?? null, tags, own_tag_mask: ownMask(read, own) };
  };
}
