import type { User } from 'firebase/auth';
import { NetworkFailure } from '../api/api-problem.ts';
import { firebaseAuth } from './firebase.ts';
import { earlyToken } from './remembered-user.ts';

/** The signed-in user's ID token, refreshed by the SDK when it is about to expire; null when signed out. */
export async function idToken(): Promise<string | null> {
  const early = earlyToken();
  if (early !== null) return early;
  const auth = await firebaseAuth();
  await auth.authStateReady();
  return auth.currentUser ? tokenOf(auth.currentUser) : null;
}

/** A token that cannot be renewed for want of a network is a call without an answer, as the call itself would be. */
export async function tokenOf(user: Pick<User, 'getIdToken'>): Promise<string> {
  try {
    return await user.getIdToken();
  } catch (error) {
    const isNetwork = (error as { code?: unknown }).code === 'auth/network-request-failed';
    throw isNetwork ? new NetworkFailure(error) : error;
  }
}
