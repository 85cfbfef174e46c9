import { NO_STORE, type StoreContext, tagsOfStore } from './store-tags.ts';
import { ownMask, readProduct, type TaggedText, tagsOf } from './tag-product.ts';

/** What is kept of a product's categories, as its columns: by its own words, and with what its store is about. */
export function readTags(product: TaggedText, store: StoreContext) {
  const read = readProduct(product, store.language);
  const own = tagsOf(read, NO_STORE);
  const about = tagsOfStore(store);
  const tags: string[] = about === NO_STORE ? own : tagsOf(read, about);
  return { labels: product.labels?.slice() ?? null, tags, own_tag_mask: ownMask(read, own) };
}
