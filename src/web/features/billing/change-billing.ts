import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { PlanChangeBody } from '#contract/billing/billing.ts';
import { billingEndpoints } from '#contract/endpoints/billing.ts';
import { ask } from '../../api/client.ts';
import { billingKey } from './get-billing.ts';
import { transactionsKey } from './list-transactions.ts';

/** Pending until the page shows the result. Returns a checkout if one has to be paid first. */
export function useChangePlan() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: PlanChangeBody) => ask(billingEndpoints.changePlan, { body }),
    onSuccess: ({ checkout }) => (checkout ? undefined : refresh(queryClient)),
  });
}

/** Undoes a scheduled downgrade or cancellation. */
export function useResume() {
  return useBillingAct(billingEndpoints.resumePlan);
}

export function useRefund() {
  return useBillingAct(billingEndpoints.refundPayments);
}

/** Asks the provider for the current state, once its overlay reports success. */
export function useRefreshBilling() {
  return useBillingAct(billingEndpoints.refreshBilling);
}

export function useUpdatePaymentMethod() {
  return useMutation({
    mutationFn: () => ask(billingEndpoints.changePaymentMethod, {}),
  });
}

type Act = (typeof billingEndpoints)['resumePlan' | 'refundPayments' | 'refreshBilling'];

function useBillingAct(act: Act) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => ask(act, {}),
    onSuccess: (billing) => {
      queryClient.setQueryData(billingKey, billing);
      return refresh(queryClient);
    },
  });
}

async function refresh(queryClient: QueryClient): Promise<void> {
  const keys = [billingKey, transactionsKey];
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
