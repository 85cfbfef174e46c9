import { queryOptions, useMutation } from '@tanstack/react-query';
import type { SandboxPayment } from '#contract/billing/checkout.ts';
import { localEndpoints } from '#contract/endpoints/local.ts';
import { ask } from '../../api/client.ts';

export function sandboxCheckoutQuery(id: string) {
  return queryOptions({
    queryKey: ['sandbox-checkout', id],
    queryFn: ({ signal }) => ask(localEndpoints.getCheckout, { params: { id }, signal }),
    staleTime: 0,
    gcTime: 0,
  });
}

export function usePayInSandbox(id: string) {
  return useMutation({
    mutationFn: (body: SandboxPayment) => ask(localEndpoints.payCheckout, { params: { id }, body }),
  });
}

/** Answers as the bank's page would. */
export function useConfirmInSandbox(id: string) {
  return useMutation({
    mutationFn: (isApproved: boolean) => ask(localEndpoints.confirmCheckout, { params: { id }, body: { isApproved } }),
  });
}
