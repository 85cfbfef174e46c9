import type { User } from 'firebase/auth';
import { NetworkFailure } from '../api/api-problem.ts';
import { earlyToken } from './remembered-user.ts';
import { signedInUser } from './signed-in-user.ts';

/** The signed-in user's ID token, refreshed by the SDK when it is about to expire; null when signed out. */
export async function idToken(): Promise<string | null> {
  const early = earlyToken();
  if (early !== null) return early;
  const user = await signedInUser();
  return user ? tokenOf(user) : null;
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
