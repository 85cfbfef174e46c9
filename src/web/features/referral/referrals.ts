import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Referrals, UsedCredits } from '#contract/referral.ts';
import { request } from '../../api/client.ts';

export const referralsKey = ['user', 'referrals'] as const;

export function referralsQuery() {
  return queryOptions({
    queryKey: referralsKey,
    queryFn: ({ signal }) => request<Referrals>('/user/referrals', { signal }),
  });
}

/** Names the friend who brought me; once and for good. */
export function useSetReferrer() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (code: string) => request<void>('/user/set-referrer', { method: 'POST', body: { code } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: referralsKey }),
  });
}

export function useSpendCredits() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (months: number) =>
      request<UsedCredits>('/user/use-referral-credits', { method: 'POST', body: { months } }),
    // the credits, the plan and the billing page's words for it
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['user'] }),
  });
}
