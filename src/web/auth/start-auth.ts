import { type IdTokenResult, onIdTokenChanged, type User } from 'firebase/auth';
import type { PlanKey } from '#contract/plan.ts';
import { queryClient } from '../api/query-client.ts';
import { type AuthState, authState, SIGNED_OUT, setAuthState } from './auth-state.ts';
import { firebaseAuth } from './firebase.ts';

const PLAN_KEYS: readonly PlanKey[] = ['FREE', 'BASIC', 'STANDARD', 'PREMIUM'];

/** Follows who is signed in for as long as the page lives. Rejects when the deployment cannot be asked. */
export async function startAuth(): Promise<void> {
  const auth = await firebaseAuth();
  onIdTokenChanged(auth, (user) => void follow(user));
}

async function follow(user: User | null): Promise<void> {
  if (!user) {
    queryClient.clear();
    setAuthState(SIGNED_OUT);
    return;
  }
  const isNewcomer = authState().user?.id !== user.uid;
  if (isNewcomer) queryClient.clear();
  try {
    // A plan may have changed since the stored token was made.
    const token = await user.getIdTokenResult(isNewcomer);
    setAuthState(stateOf(user, planOf(token)));
  } catch {
    // Offline with a stored session: the screens say what cannot be loaded.
    setAuthState(stateOf(user, authState().user?.plan ?? 'FREE'));
  }
}

/** Reads the account anew, for changes made elsewhere: another tab, a link in a mail. */
export async function reloadAccount(): Promise<void> {
  const { currentUser } = await firebaseAuth();
  if (!currentUser) return;
  const wasVerified = currentUser.emailVerified;
  await currentUser.reload();
  if (currentUser.emailVerified !== wasVerified) await currentUser.getIdToken(true);
  setAuthState(stateOf(currentUser, authState().user?.plan ?? 'FREE'));
}

function stateOf(user: User, plan: PlanKey): AuthState {
  return {
    isInitialized: true,
    isAuthenticated: true,
    isVerified: user.emailVerified,
    hasPassword: user.providerData.some(({ providerId }) => providerId === 'password'),
    user: { id: user.uid, email: user.email ?? '', name: user.displayName, avatar: user.photoURL, plan },
  };
}

function planOf({ claims }: IdTokenResult): PlanKey {
  return PLAN_KEYS.find((key) => key === claims.plan) ?? 'FREE';
}
