import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { referralEndpoints } from '#contract/endpoints/referrals.ts';
import { ask } from '../../api/client.ts';
import type { FileSource } from '../list/file-source.ts';

const referralsKey = ['user', 'referrals'] as const;

export function referralsQuery() {
  return queryOptions({
    queryKey: referralsKey,
    queryFn: ({ signal }) => ask(referralEndpoints.getReferrals, { signal }),
  });
}

export const REFERRALS_FILE: FileSource = { endpoint: referralEndpoints.getReferrals, fileName: 'friends-and-credits' };

/** Names the friend who referred me. It cannot be changed later. */
export function useSetReferrer() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (code: string) => ask(referralEndpoints.setReferrer, { body: { code } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: referralsKey }),
  });
}

export function useSpendCredits() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (months: number) => ask(referralEndpoints.useCredits, { body: { months } }),
    // this covers the credits, the plan and the billing page's texts
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['user'] }),
  });
}
