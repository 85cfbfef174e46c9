import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Billing, PlanChange, PlanChangeBody } from '#contract/billing.ts';
import type { Checkout } from '#contract/checkout.ts';
import { request } from '../../api/client.ts';
import { billingKey } from './get-billing.ts';
import { transactionsKey } from './list-transactions.ts';

/** Pending until the page shows what came of it. Answers with a checkout where one has to be paid first. */
export function useChangePlan() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: PlanChangeBody) => request<PlanChange>('/user/change-plan', { method: 'POST', body }),
    onSuccess: ({ checkout }) => (checkout ? undefined : refresh(queryClient)),
  });
}

/** Takes a waiting downgrade or cancellation back. */
export function useResume() {
  return useBillingAct('/user/billing/resume');
}

export function useRefund() {
  return useBillingAct('/user/billing/refund');
}

/** Asks the provider how things stand, once its overlay says that all is done. */
export function useRefreshBilling() {
  return useBillingAct('/user/billing/refresh');
}

export function useUpdatePaymentMethod() {
  return useMutation({
    mutationFn: () => request<Checkout>('/user/billing/payment-method', { method: 'POST' }),
  });
}

function useBillingAct(path: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => request<Billing>(path, { method: 'POST' }),
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
