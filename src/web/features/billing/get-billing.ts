import { queryOptions } from '@tanstack/react-query';
import { billingEndpoints } from '#contract/endpoints/billing.ts';
import { ask } from '../../api/client.ts';

export const billingKey = ['user', 'billing'] as const;

export function billingQuery() {
  return queryOptions({
    queryKey: billingKey,
    queryFn: ({ signal }) => ask(billingEndpoints.getBilling, { signal }),
    // another tab may have cancelled or resumed, which leaves the plan, and the version that pages follow, as it is
    staleTime: 0,
  });
}
