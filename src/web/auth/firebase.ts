import type { Auth } from 'firebase/auth';
import { NetworkFailure } from '../api/api-problem.ts';
import { loadModule } from '../navigation/load-module.ts';

let pending: Promise<Auth> | null = null;

/** The connected SDK. Its code loads after the code that renders the page. Throws `NetworkFailure` if it cannot. */
export function firebaseAuth(): Promise<Auth> {
  pending ??= connect().catch((error: unknown) => {
    pending = null;
    throw error;
  });
  return pending;
}

async function connect(): Promise<Auth> {
  const { connectFirebase } = await loadModule(() => import('./connect-firebase.ts'), 'connectFirebase').catch(
    (error: unknown) => {
      throw new NetworkFailure(error);
    },
  );
  return connectFirebase();
}
