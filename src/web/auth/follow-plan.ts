import i18next from 'i18next';
import { toast } from 'react-hot-toast';
import type { PlanVersion } from '#contract/billing/billing.ts';
import { accountEndpoints } from '#contract/endpoints/account.ts';
import { isRefusal } from '../api/api-problem.ts';
import { ask } from '../api/client.ts';
import { queryClient } from '../api/query-client.ts';
import { authState, setAuthState, subscribeToAuth } from './auth-state.ts';
import { signedInUser } from './signed-in-user.ts';

const RETRY_AFTER_MS = 5_000;

let known: (PlanVersion & { of: string }) | null = null;
let watched: string | null = null;
let watch: AbortController | null = null;

/**
 * Tells an open page at once when its user's plan changes: the server holds the request until then. Only a visible page
 * asks, because a browser opens few connections to a server. It asks again when it becomes visible.
 */
export function followPlan(): void {
  subscribeToAuth(look);
  document.addEventListener('visibilitychange', look);
  look();
}

function look(): void {
  const { isVerified, user } = authState();
  const wanted = isVerified === true && document.visibilityState === 'visible' ? (user?.id ?? null) : null;
  if (wanted === watched) return;
  watched = wanted;
  watch?.abort();
  if (wanted === null) return;
  if (known?.of !== wanted) known = null;
  watch = new AbortController();
  void follow(wanted, watch.signal);
}

async function follow(userId: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      const query = { known: known?.version };
      const current = await ask(accountEndpoints.getPlanVersion, { query, signal });
      if (signal.aborted) return;
      const before = known;
      known = { ...current, of: userId };
      if (before && before.version !== current.version) await changePlan(current);
    } catch (error) {
      if (signal.aborted || isRefusal(error)) return;
      await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
    }
  }
}

/**
 * Updates the plan in the state and in the token, and refetches everything loaded under the old one. A plan is announced
 * once the page shows it.
 */
async function changePlan({ plan }: PlanVersion): Promise<void> {
  const state = authState();
  const isOther = state.user !== null && state.user.plan !== plan;
  if (isOther) setAuthState({ ...state, user: { ...state.user!, plan } });
  const user = await signedInUser();
  // even without a new token, the server uses its own record
  await user?.getIdToken(true).catch(() => {});
  await queryClient.invalidateQueries();
  if (isOther) toast.success(i18next.t('billing.planChanged', { plan: i18next.t(`plan.${plan}`) }));
}
