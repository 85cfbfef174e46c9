import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { productEndpoints } from '#contract/endpoints/products.ts';
import { ask } from '../../api/client.ts';
import { type ChosenPeriod, periodQuery } from '../period/chosen-period.ts';
import { storesKey } from '../store/store-keys.ts';

/** A product's rank in its store. */
export function getProductRankQuery(id: string, period: ChosenPeriod) {
  return queryOptions({
    queryKey: [...storesKey, 'rank', id, period],
    queryFn: ({ signal }) =>
      ask(productEndpoints.getProductRank, { params: { id }, query: periodQuery(period), signal }),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });
}
