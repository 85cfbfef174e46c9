import { queryOptions } from '@tanstack/react-query';
import type { Billing } from '#contract/billing.ts';
import { request } from '../../api/client.ts';

export const billingKey = ['user', 'billing'] as const;

export function billingQuery() {
  return queryOptions({
    queryKey: billingKey,
    queryFn: ({ signal }) => request<Billing>('/user/billing', { signal }),
  });
}
