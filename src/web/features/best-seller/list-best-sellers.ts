import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { storeEndpoints } from '#contract/endpoints/stores.ts';
import type { BestSellerSort } from '#contract/product/best-seller.ts';
import { ask } from '../../api/client.ts';
import type { FileSource } from '../list/file-source.ts';
import { type ChosenPeriod, periodQuery } from '../period/chosen-period.ts';
import { storesKey } from '../store/store-keys.ts';

const PAGE_SIZE = 10;

/** A store's own best sellers, or those of them that moved. */
export function listBestSellersQuery(storeId: string, period: ChosenPeriod, sortBy: BestSellerSort, page: number) {
  const query = { ...periodQuery(period), sortBy, page, pageSize: PAGE_SIZE };
  return queryOptions({
    queryKey: [...storesKey, 'best-sellers', storeId, period, sortBy, page],
    queryFn: ({ signal }) => ask(storeEndpoints.listStoreBestSellers, { params: { id: storeId }, query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });
}

export function bestSellersFile(storeId: string, period: ChosenPeriod, sortBy: BestSellerSort): FileSource {
  const query = { ...periodQuery(period), sortBy };
  return {
    endpoint: storeEndpoints.listStoreBestSellers,
    params: { id: storeId },
    query,
    fileName: `best-sellers-${storeId}`,
  };
}
