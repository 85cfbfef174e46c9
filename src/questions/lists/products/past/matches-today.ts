import { type ProductFilter, type ProductKey, wordPattern } from '../product-filter.ts';
import type { ProductOverTime } from './find-past-products.ts';

/** Whether a product matches the parts of a filter that have no stored history. `productConditions` does the same in SQL. */
export function matchesToday(product: ProductOverTime, filter: ProductFilter): boolean {
  const { storeId, today } = product;
  const { storeIds, notStoreIds, keys, notKeys, words, tags, countries, platforms } = filter;
  return (
    (tags.length === 0 || tags.some((tag) => today.tags.includes(tag))) &&
    (countries.length === 0 || (today.country !== null && countries.includes(today.country))) &&
    (platforms.length === 0 || (today.platform !== null && platforms.includes(today.platform))) &&
    words.every((word) => today.searchText.includes(wordPattern(word).slice(1, -1))) &&
    (!storeIds || storeIds.includes(storeId)) &&
    !notStoreIds?.includes(storeId) &&
    (!keys || isAmong(product, keys)) &&
    !(notKeys && isAmong(product, notKeys))
  );
}

function isAmong({ storeId, productId }: ProductKey, keys: readonly ProductKey[]): boolean {
  return keys.some((key) => key.storeId === storeId && key.productId === productId);
}
