import { aboutStore, NO_STORE, type StoreContext } from './about-store.ts';
import { categoriesOf, ownMask, type ProductText, readProduct } from './categorize.ts';

/** The stored columns of a product's categories: by its own words, and also by what its store is about. */
type CategoryColumns = { labels: string[] | null; tags: string[]; own_tag_mask: number };

/** Categorizes a store's products. What the store is about is computed once for all of them. */
export function categoryReader(store: StoreContext): (product: ProductText) => CategoryColumns {
  const about = aboutStore(store);
  return (product) => {
    const read = readProduct(product, store.language);
    const own = categoriesOf(read, NO_STORE);
    const tags = about === NO_STORE ? own : categoriesOf(read, about);
    return { labels: product.labels?.slice() ?? null, tags, own_tag_mask: ownMask(read, own) };
  };
}
