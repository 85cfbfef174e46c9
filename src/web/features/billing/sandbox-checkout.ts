import { queryOptions, useMutation } from '@tanstack/react-query';
import type { SandboxCheckout, SandboxPayment, SandboxPaymentResult } from '#contract/checkout.ts';
import { request } from '../../api/client.ts';

export function sandboxCheckoutQuery(id: string) {
  return queryOptions({
    queryKey: ['sandbox-checkout', id],
    queryFn: ({ signal }) => request<SandboxCheckout>(`/dev/checkouts/${id}`, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
}

export function usePayInSandbox(id: string) {
  return useMutation({
    mutationFn: (body: SandboxPayment) =>
      request<SandboxPaymentResult>(`/dev/checkouts/${id}/pay`, { method: 'POST', body }),
  });
}

/** What the bank's page would say. */
export function useConfirmInSandbox(id: string) {
  return useMutation({
    mutationFn: (isApproved: boolean) =>
      request<SandboxPaymentResult>(`/dev/checkouts/${id}/confirm`, { method: 'POST', body: { isApproved } }),
  });
}

export async function closeSandboxCheckout(id: string): Promise<void> {
  await request<void>(`/dev/checkouts/${id}`, { method: 'DELETE' });
}
