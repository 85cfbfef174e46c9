import { queryOptions } from '@tanstack/react-query';
import type { DateRange } from '#contract/date-range.ts';
import { catalogueEndpoints } from '#contract/endpoints/catalogue.ts';
import type { ProductItem } from '#contract/product.ts';
import { ask } from '../../api/client.ts';
import { storesKey } from '../store/store-keys.ts';

const SHOWN = 5;

/** Products of the same categories for half to double the price that sell most, without the product itself. */
export function listSimilarProductsQuery({ id, tags, priceUsd }: ProductItem, dateRange: DateRange) {
  const price = priceUsd !== null && priceUsd > 0 ? priceUsd : null;
  const band = { minPrice: price && cents(price / 2), maxPrice: price && cents(price * 2) };
  const query = { dateRange, tags, ...band, pageSize: 10 };
  return queryOptions({
    queryKey: [...storesKey, 'similar', id, query],
    queryFn: ({ signal }) => ask(catalogueEndpoints.listCatalogueProducts, { query, signal }),
    select: ({ items }) => items.filter((item) => item.id !== id).slice(0, SHOWN),
    enabled: tags.length > 0,
  });
}

function cents(amount: number): number {
  return Math.round(amount * 100) / 100;
}
