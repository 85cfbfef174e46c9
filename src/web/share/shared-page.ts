import { queryOptions } from '@tanstack/react-query';
import { PLANS, type Plan } from '#contract/billing/plan.ts';
import { sharingEndpoints } from '#contract/endpoints/sharing.ts';
import { ask } from '../api/client.ts';
import { queryClient } from '../api/query-client.ts';
import { IS_SHARED } from './shared-place.ts';

/** Fetched only once, because each fetch counts as an opening. */
export function sharedPageQuery() {
  return queryOptions({
    queryKey: ['shared-page'],
    queryFn: ({ signal }) => ask(sharingEndpoints.openSharedPage, { signal }),
    staleTime: Infinity,
    gcTime: Infinity,
  });
}

/** A shared page locks nothing itself; the server decides. Null elsewhere. */
export function sharedPlan(): Plan | null {
  if (!IS_SHARED) return null;
  const page = queryClient.getQueryData(sharedPageQuery().queryKey);
  return { ...PLANS.PREMIUM, areDatabaseDetailsEnabled: page?.seesDatabase ?? false };
}
