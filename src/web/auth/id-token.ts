import { firebaseAuth } from './firebase.ts';

/** The signed-in user's ID token, refreshed by the SDK when it is about to expire; null when signed out. */
export async function idToken(): Promise<string | null> {
  const auth = await firebaseAuth();
  await auth.authStateReady();
  return (await auth.currentUser?.getIdToken()) ?? null;
}
