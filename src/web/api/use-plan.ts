import { useQuery } from '@tanstack/react-query';
import type { Plan, PlanKey } from '#contract/plan.ts';
import { useAuth } from '../auth/auth-state.ts';
import { userInfoQuery } from './user-info.ts';

/** The signed-in user's plan: the server's word, until it comes the token's. */
export function usePlanKey(): PlanKey {
  const { isAuthenticated, isVerified, user } = useAuth();
  const info = useQuery({ ...userInfoQuery(), enabled: isAuthenticated && isVerified === true });
  return info.data?.plan ?? user?.plan ?? 'FREE';
}

/** What the plan allows; undefined while the plan table is being loaded, which keeps it and zod out of the shell. */
export function usePlan(): Plan | undefined {
  const key = usePlanKey();
  const table = useQuery({ queryKey: ['plan-table'], queryFn: () => import('#contract/plan.ts'), staleTime: Infinity });
  return table.data?.PLANS[key];
}
