import { isSignInWithEmailLink, sendSignInLinkToEmail, signInWithEmailLink } from 'firebase/auth';
import { firebaseAuth } from '../../../auth/firebase.ts';

const KEY = 'tillwatch.signInEmail';

/** Mails a sign-in link that leads back to `returnPath` on this origin. */
export async function sendEmailLink(email: string, returnPath: string): Promise<void> {
  await sendSignInLinkToEmail(await firebaseAuth(), email, {
    url: window.location.origin + returnPath,
    handleCodeInApp: true,
  });
  try {
    localStorage.setItem(KEY, email);
  } catch {
    // without storage the link's page asks for the address
  }
}

/** The address for which this browser requested a link; null on another device. */
export function emailOfLink(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Throws the SDK's errors. `address` is the full mailed link. */
export async function signInByEmailLink(email: string, address: string): Promise<void> {
  const auth = await firebaseAuth();
  if (!isSignInWithEmailLink(auth, address)) throw Object.assign(new Error(), { code: 'auth/invalid-action-code' });
  await signInWithEmailLink(auth, email, address);
  try {
    localStorage.removeItem(KEY);
  } catch {
    // nothing was stored
  }
}
