import type { Auth } from 'firebase/auth';

let pending: Promise<Auth> | null = null;

/** The connected SDK. Its code loads after the code that renders the page. */
export function firebaseAuth(): Promise<Auth> {
  pending ??= import('./connect-firebase.ts')
    .then(({ connectFirebase }) => connectFirebase())
    .catch((error: unknown) => {
      pending = null;
      throw error;
    });
  return pending;
}
