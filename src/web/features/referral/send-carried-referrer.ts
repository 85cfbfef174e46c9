import { referralEndpoints } from '#contract/endpoints/referrals.ts';
import { ApiProblem } from '../../api/api-problem.ts';
import { ask } from '../../api/client.ts';
import { authState, subscribeToAuth } from '../../auth/auth-state.ts';
import { carriedReferrer, forgetReferrer } from './carried-referrer.ts';

let isSending = false;

/**
 * Names the friend once the account exists and is confirmed. The server decides, and any answer ends it. If the server
 * could not be reached, the next page load tries again.
 */
export function sendCarriedReferrer(): void {
  const look = async () => {
    const code = carriedReferrer();
    if (!code || isSending || authState().isVerified !== true) return;
    isSending = true;
    try {
      await ask(referralEndpoints.setReferrer, { body: { code } });
      forgetReferrer();
    } catch (error) {
      if (error instanceof ApiProblem && error.status < 500 && error.status !== 429) forgetReferrer();
    }
    isSending = false;
  };
  subscribeToAuth(() => void look());
  void look();
}
