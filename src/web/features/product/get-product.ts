import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { DateRange } from '#contract/date-range.ts';
import type { ProductItem } from '#contract/product.ts';
import { request } from '../../api/client.ts';
import { forPeriod } from '../estimate/for-period.ts';
import { apiOf, type Scope } from '../scope/scope.ts';
import { storesKey } from '../store/store-keys.ts';

export function getProductQuery(scope: Scope, id: string, dateRange: DateRange) {
  return queryOptions({
    queryKey: [...storesKey, 'product', id, scope, dateRange],
    queryFn: ({ signal }) => request<ProductItem>(`${apiOf(scope)}/products/${id}`, { query: { dateRange }, signal }),
    select: (product) => forPeriod(product, dateRange, Date.now()),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });
}
