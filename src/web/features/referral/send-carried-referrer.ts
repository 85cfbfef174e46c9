import { referralEndpoints } from '#contract/endpoints/referrals.ts';
import { isRefusal } from '../../api/api-problem.ts';
import { ask } from '../../api/client.ts';
import { authState, subscribeToAuth } from '../../auth/auth-state.ts';
import { firebaseAuth } from '../../auth/firebase.ts';
import { carriedReferrer, forgetReferrer } from './carried-referrer.ts';

let isSending = false;

/**
 * Names the friend once the account exists and is confirmed. The server decides. If it could not be reached, or
 * was too busy to decide, it is asked again with the next token, or when the browser is back online.
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
      if (isRefusal(error)) forgetReferrer();
    }
    isSending = false;
  };
  subscribeToAuth(() => void look());
  window.addEventListener('online', () => void look());
  // a new token that changes nothing in the state is not announced by it
  firebaseAuth().then(
    (auth) => auth.onIdTokenChanged(() => void look()),
    () => {},
  );
  void look();
}
