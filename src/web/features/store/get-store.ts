import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { catalogueEndpoints } from '#contract/endpoints/catalogue.ts';
import { storeEndpoints } from '#contract/endpoints/stores.ts';
import type { Scope } from '#contract/scope.ts';
import { ask } from '../../api/client.ts';
import { forPeriod } from '../estimate/for-period.ts';
import { type ChosenPeriod, periodQuery } from '../period/chosen-period.ts';
import { refetchInterval, storesKey } from './store-keys.ts';

const STORES = { mine: storeEndpoints.getStore, catalogue: catalogueEndpoints.getCatalogueStore };

export function getStoreQuery(scope: Scope, id: string, period: ChosenPeriod) {
  return queryOptions({
    queryKey: [...storesKey, 'one', id, scope, period],
    queryFn: ({ signal }) => ask(STORES[scope], { params: { id }, query: periodQuery(period), signal }),
    select: (store) => forPeriod(store, period, Date.now()),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => refetchInterval(state.data && [state.data]),
  });
}
