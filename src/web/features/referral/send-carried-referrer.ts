import { referralEndpoints } from '#contract/endpoints/referrals.ts';
import { ApiProblem } from '../../api/api-problem.ts';
import { ask } from '../../api/client.ts';
import { authState, subscribeToAuth } from '../../auth/auth-state.ts';
import { carriedReferrer, forgetReferrer } from './carried-referrer.ts';

let isSending = false;

/**
 * Names the friend once the account is there and confirmed. The server decides; whatever it says, it is asked once. Where
 * it could not be asked, the next page that is loaded asks.
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
