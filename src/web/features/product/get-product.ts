import { queryOptions } from '@tanstack/react-query';
import type { ProductItem } from '#contract/product.ts';
import { request } from '../../api/client.ts';

export function getProductQuery(id: string) {
  return queryOptions({
    queryKey: ['stores', 'product', id],
    queryFn: ({ signal }) => request<ProductItem>(`/api/products/${id}`, { signal }),
  });
}
