import { queryOptions } from '@tanstack/react-query';
import type { PlanOption } from '#contract/billing/billing.ts';
import { billingEndpoints } from '#contract/endpoints/billing.ts';
import { ask } from '../../api/client.ts';

/** What choosing a plan would cost and lose now. Never cached. */
export function planChangePreviewQuery({ plan, billingId }: Pick<PlanOption, 'plan' | 'billingId'>) {
  return queryOptions({
    // a key outside the billing's, so that a completed change does not refetch it
    queryKey: ['user', 'plan-change-preview', plan, billingId],
    queryFn: ({ signal }) => ask(billingEndpoints.previewPlanChange, { body: { plan, billingId }, signal }),
    staleTime: 0,
    gcTime: 0,
  });
}
