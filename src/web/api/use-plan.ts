import { useQuery } from '@tanstack/react-query';
import { PLANS, type Plan, type PlanKey } from '#contract/plan.ts';
import { useAuth } from '../auth/auth-state.ts';
import { sharedPlan } from '../share/shared-page.ts';
import { userInfoQuery } from './user-info.ts';

/** The signed-in user's plan: the server's word, until it comes the token's. */
export function usePlanKey(): PlanKey {
  const { isAuthenticated, isVerified, user } = useAuth();
  const info = useQuery({ ...userInfoQuery(), enabled: isAuthenticated && isVerified === true });
  return info.data?.plan ?? user?.plan ?? 'FREE';
}

/** What the plan allows. */
export function usePlan(): Plan {
  const key = usePlanKey();
  return sharedPlan() ?? PLANS[key];
}
