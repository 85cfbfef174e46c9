import { useQuery } from '@tanstack/react-query';
import { PLANS, type Plan, type PlanKey } from '#contract/billing/plan.ts';
import { useAuth } from '../auth/auth-state.ts';
import { sharedPlan } from '../share/shared-page.ts';
import { userInfoQuery } from './user-info.ts';

/** The signed-in user's plan: from the server, or from the token until the server answers. */
function usePlanKey(): PlanKey {
  const { isAuthenticated, isVerified, user } = useAuth();
  const info = useQuery({ ...userInfoQuery(), enabled: isAuthenticated && isVerified === true });
  return info.data?.plan ?? user?.plan ?? 'FREE';
}

/** The features and limits of the plan. */
export function usePlan(): Plan {
  const key = usePlanKey();
  return sharedPlan() ?? PLANS[key];
}
