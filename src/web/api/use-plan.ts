import { useQuery } from '@tanstack/react-query';
import type { Plan, PlanKey } from '#contract/plan.ts';
import { useAuth } from '../auth/auth-state.ts';
import { userInfoQuery } from './user-info.ts';

type PlanTable = typeof import('#contract/plan.ts');

/** The signed-in user's plan: the server's word, until it comes the token's. */
export function usePlanKey(): PlanKey {
  const { isAuthenticated, isVerified, user } = useAuth();
  const info = useQuery({ ...userInfoQuery(), enabled: isAuthenticated && isVerified === true });
  return info.data?.plan ?? user?.plan ?? 'FREE';
}

/** What each plan allows; undefined while it is being loaded, which keeps it and zod out of the shell. */
export function usePlanTable(): PlanTable | undefined {
  return useQuery({ queryKey: ['plan-table'], queryFn: () => import('#contract/plan.ts'), staleTime: Infinity }).data;
}

/** What the plan allows; undefined while the table is being loaded. */
export function usePlan(): Plan | undefined {
  const key = usePlanKey();
  return usePlanTable()?.PLANS[key];
}
