import type { User } from 'firebase/auth';
import { firebaseAuth } from './firebase.ts';

/** The SDK's user; null when signed out. Waits until the SDK knows: a member's page is drawn before that. */
export async function signedInUser(): Promise<User | null> {
  const auth = await firebaseAuth();
  await auth.authStateReady();
  return auth.currentUser;
}
