import { queryOptions } from '@tanstack/react-query';
import type { DateRange } from '#contract/date-range.ts';
import { catalogueEndpoints } from '#contract/endpoints/catalogue.ts';
import type { ProductItem } from '#contract/product/product.ts';
import { ask } from '../../api/client.ts';
import type { FileSource } from '../list/file-source.ts';
import { storesKey } from '../store/store-keys.ts';

const SHOWN = 5;

/** The best-selling products of the same categories at half to double the price, without the product itself. */
export function listSimilarProductsQuery(product: ProductItem, dateRange: DateRange) {
  const { id, tags } = product;
  const query = { ...filtersOf(product, dateRange), pageSize: 10 };
  return queryOptions({
    queryKey: [...storesKey, 'similar', id, query],
    queryFn: ({ signal }) => ask(catalogueEndpoints.listCatalogueProducts, { query, signal }),
    select: ({ items }) => items.filter((item) => item.id !== id).slice(0, SHOWN),
    enabled: tags.length > 0,
  });
}

/** All of them as a file, including the product itself. */
export function similarProductsFile(product: ProductItem, dateRange: DateRange): FileSource {
  const query = filtersOf(product, dateRange);
  return { endpoint: catalogueEndpoints.listCatalogueProducts, query, fileName: `similar-${product.id}` };
}

function filtersOf({ tags, priceUsd }: ProductItem, dateRange: DateRange) {
  const price = priceUsd !== null && priceUsd > 0 ? priceUsd : null;
  return { dateRange, tags, minPrice: price && cents(price / 2), maxPrice: price && cents(price * 2) };
}

function cents(amount: number): number {
  return Math.round(amount * 100) / 100;
}
