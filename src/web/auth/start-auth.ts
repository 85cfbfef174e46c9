import type { Auth, User } from 'firebase/auth';
import { queryClient } from '../api/query-client.ts';
import { authState, SIGNED_OUT, setAuthState } from './auth-state.ts';
import { watchSignIn } from './check-sign-in.ts';
import { firebaseAuth } from './firebase.ts';
import { isLeaving, rememberMember } from './member-flag.ts';
import { earlyToken, forgetEarlyToken, planOf, stateOf } from './remembered-user.ts';
import { signedInUser } from './signed-in-user.ts';

const RETRY_AFTER_MS = 5_000;

/**
 * Follows the sign-in state for as long as the page lives. Rejects if the identity service cannot be reached.
 * `remembered`: once it is known whether the page can be drawn without.
 */
export async function startAuth(remembered: Promise<void> = Promise.resolve()): Promise<void> {
  const auth = await connect(remembered);
  auth.onIdTokenChanged((user) => void follow(auth, user));
  watchSignIn();
}

/**
 * A page that was drawn for a remembered member is in use, so it waits for the SDK while the stored token still serves
 * or there is no network.
 */
async function connect(remembered: Promise<void>): Promise<Auth> {
  for (;;) {
    try {
      return await firebaseAuth();
    } catch (error) {
      await remembered;
      const canWait = earlyToken() !== null || !navigator.onLine;
      if (!authState().isInitialized || !canWait) throw error;
    }
    await new Promise((resolve) => {
      setTimeout(resolve, RETRY_AFTER_MS);
      window.addEventListener('online', resolve, { signal: AbortSignal.timeout(RETRY_AFTER_MS) });
    });
  }
}

/** The user whose token was refreshed after sign-in. */
let greeted: string | null = null;

async function follow(auth: Auth, user: User | null): Promise<void> {
  forgetEarlyToken();
  if (user && isLeaving()) return auth.signOut();
  if (user?.uid !== authState().user?.id) queryClient.clear();
  if (!user) {
    greeted = null;
    rememberMember(false);
    setAuthState(SIGNED_OUT);
    return;
  }
  const isNewcomer = greeted !== user.uid;
  greeted = user.uid;
  let plan = authState().user?.plan ?? 'FREE';
  try {
    plan = planOf((await user.getIdTokenResult()).claims.plan);
  } catch {
    // Offline with a stored session: the screens show what cannot be loaded.
  }
  if (auth.currentUser?.uid === user.uid) setAuthState(stateOf(auth.currentUser, plan));
  // the plan may have changed since the stored token was made; the new token arrives as an event, so nothing waits for
  // it
  if (isNewcomer) await user.getIdToken(true).catch(() => {});
}

/** Reloads the account after changes made elsewhere: in another tab, by a mailed link. */
export async function reloadAccount(): Promise<void> {
  const user = await signedInUser();
  if (!user) return;
  const wasVerified = user.emailVerified;
  await user.reload();
  if (user.emailVerified !== wasVerified) await user.getIdToken(true);
  // somebody may have signed out meanwhile
  if ((await signedInUser())?.uid !== user.uid) return;
  setAuthState(stateOf(user, authState().user?.plan ?? 'FREE'));
}
