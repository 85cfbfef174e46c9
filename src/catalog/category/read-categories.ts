import { aboutStore, NO_STORE, type StoreContext } from './about-store.ts';
import { categoriesOf, ownMask, type ProductText, readProduct } from './categorize.ts';

/** What is kept of a product's categories, as its columns: by its own words, and with what its store is about. */
type CategoryColumns = { labels: string[] | null; tags: string[]; own_tag_mask: number };

/** Reads a store's products; what the store is about is told once for all of them. */
export function categoryReader(store: StoreContext): (product: ProductText) => CategoryColumns {
  const about = aboutStore(store);
  return (product) => {
    const read = readProduct(product, store.language);
    const own = categoriesOf(read, NO_STORE);
    const tags = about === NO_STORE ? own : categoriesOf(read, about);
    return { labels: product.labels?.slice() ?? null, tags, own_tag_mask: ownMask(read, own) };
  };
}
