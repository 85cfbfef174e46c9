import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { DateRange } from '#contract/date-range.ts';
import type { Page } from '#contract/list.ts';
import type { ProductItem } from '#contract/product.ts';
import { request } from '../../api/client.ts';
import { forPeriod } from '../estimate/for-period.ts';
import type { ListParams } from '../list/list-params.ts';

export type ProductsParams = ListParams & { dateRange: DateRange };

export function listStoreProductsQuery(storeId: string, query: ProductsParams) {
  return queryOptions({
    queryKey: ['stores', 'products', storeId, query],
    queryFn: ({ signal }) => request<Page<ProductItem>>(`/api/stores/${storeId}/products`, { query, signal }),
    select: (page) => ({
      ...page,
      items: page.items.map((product) => forPeriod(product, query.dateRange, Date.now())),
    }),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });
}
