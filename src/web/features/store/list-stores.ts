import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { catalogueEndpoints } from '#contract/endpoints/catalogue.ts';
import { storeEndpoints } from '#contract/endpoints/stores.ts';
import { STORE_SORTS } from '#contract/filters.ts';
import type { Scope } from '#contract/scope.ts';
import { ask } from '../../api/client.ts';
import { forPeriod } from '../estimate/for-period.ts';
import type { FileSource } from '../list/file-source.ts';
import type { FilteredParams } from '../list/list-params.ts';
import { refetchInterval, storesKey } from './store-keys.ts';

const LISTS = { mine: storeEndpoints.listStores, catalogue: catalogueEndpoints.listCatalogueStores };

export function listStoresQuery(scope: Scope, query: FilteredParams) {
  return queryOptions({
    queryKey: [...storesKey, 'list', scope, query],
    queryFn: ({ signal }) => ask(LISTS[scope], { query: askedStores(query), signal }),
    select: (page) => ({ ...page, items: page.items.map((store) => forPeriod(store, query.dateRange, Date.now())) }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => refetchInterval(state.data?.items),
  });
}

export function storesFile(scope: Scope, query: FilteredParams, fileName: string): FileSource {
  return { endpoint: LISTS[scope], query: askedStores(query), fileName };
}

/** Stores cannot be sorted by price. */
function askedStores(query: FilteredParams) {
  return { ...query, sortBy: STORE_SORTS.find((sort) => sort === query.sortBy) };
}
