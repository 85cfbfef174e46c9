import type { Auth } from 'firebase/auth';

let pending: Promise<Auth> | null = null;

/** The SDK, connected. Its code is loaded after what the page is drawn with. */
export function firebaseAuth(): Promise<Auth> {
  pending ??= import('./connect-firebase.ts')
    .then(({ connectFirebase }) => connectFirebase())
    .catch((error: unknown) => {
      pending = null;
      throw error;
    });
  return pending;
}
