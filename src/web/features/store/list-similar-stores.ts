import { queryOptions } from '@tanstack/react-query';
import type { DateRange } from '#contract/date-range.ts';
import { catalogueEndpoints } from '#contract/endpoints/catalogue.ts';
import type { StoreItem } from '#contract/store.ts';
import { ask } from '../../api/client.ts';
import type { FileSource } from '../list/file-source.ts';
import { storesKey } from './store-keys.ts';

const SHOWN = 5;

/** The best-selling stores of the catalogue in the same categories and country, without the store itself. */
export function listSimilarStoresQuery(store: StoreItem, dateRange: DateRange) {
  const { id, tags, country } = store;
  const query = { ...filtersOf(store, dateRange), pageSize: 10 };
  return queryOptions({
    queryKey: [...storesKey, 'similar', id, query],
    queryFn: ({ signal }) => ask(catalogueEndpoints.listCatalogueStores, { query, signal }),
    select: ({ items }) => items.filter((item) => item.id !== id).slice(0, SHOWN),
    enabled: tags.length > 0 || country !== null,
  });
}

/** All of them as a file, including the store itself. */
export function similarStoresFile(store: StoreItem, dateRange: DateRange): FileSource {
  const query = filtersOf(store, dateRange);
  return { endpoint: catalogueEndpoints.listCatalogueStores, query, fileName: `similar-${store.id}` };
}

function filtersOf({ tags, country }: StoreItem, dateRange: DateRange) {
  return { dateRange, tags, countries: country };
}
