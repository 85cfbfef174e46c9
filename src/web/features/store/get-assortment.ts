import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { storeEndpoints } from '#contract/endpoints/stores.ts';
import { ask } from '../../api/client.ts';
import { type ChosenPeriod, periodQuery } from '../period/chosen-period.ts';
import { storesKey } from './store-keys.ts';

/** A store's assortment, and its changes. */
export function getAssortmentQuery(storeId: string, period: ChosenPeriod) {
  return queryOptions({
    queryKey: [...storesKey, 'assortment', storeId, period],
    queryFn: ({ signal }) =>
      ask(storeEndpoints.getStoreAssortment, { params: { id: storeId }, query: periodQuery(period), signal }),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });
}
