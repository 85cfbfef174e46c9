import { queryOptions } from '@tanstack/react-query';
import type { PlanOption } from '#contract/billing.ts';
import { billingEndpoints } from '#contract/endpoints/billing.ts';
import { ask } from '../../api/client.ts';

/** What choosing a plan would cost and lose now; never from before. */
export function planChangePreviewQuery({ plan, billingId }: Pick<PlanOption, 'plan' | 'billingId'>) {
  return queryOptions({
    // not below the billing's: what a change has done is not asked once more
    queryKey: ['user', 'plan-change-preview', plan, billingId],
    queryFn: ({ signal }) => ask(billingEndpoints.previewPlanChange, { body: { plan, billingId }, signal }),
    staleTime: 0,
    gcTime: 0,
  });
}
