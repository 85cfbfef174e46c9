import { type Auth, type AuthProvider, signInWithPopup, signInWithRedirect } from 'firebase/auth';
import { useRef, useState } from 'react';
import { firebaseAuth } from '../../../auth/firebase.ts';
import { externalProvider } from './provider.ts';
import { usePreparedPopup } from './use-prepared-popup.ts';
import { useProviders } from './use-providers.ts';

type Outcome = { onDone?: () => void; onFailed: (error: unknown, providerId: string) => void };
type ByPopup = (auth: Auth, provider: AuthProvider) => Promise<unknown>;

/** Signs in, links or re-authenticates in a provider's window. Of two attempts the later one counts. */
export function useExternalSignIn({ onDone, onFailed }: Outcome, byPopup: ByPopup = signInWithPopup) {
  const providers = useProviders();
  const [waitingFor, setWaitingFor] = useState<string | null>(null);
  const attempts = useRef(0);
  usePreparedPopup(providers.length > 0);

  const start = async (providerId: string) => {
    const attempt = ++attempts.current;
    setWaitingFor(providerId);
    try {
      await byPopup(await firebaseAuth(), externalProvider(providerId));
      if (attempt === attempts.current) onDone?.();
    } catch (error) {
      if (attempt === attempts.current) onFailed(error, providerId);
    } finally {
      if (attempt === attempts.current) setWaitingFor(null);
    }
  };

  /** Uses this window, for browsers that block the popup. */
  const startHere = async (providerId: string) => {
    try {
      await signInWithRedirect(await firebaseAuth(), externalProvider(providerId));
    } catch (error) {
      onFailed(error, providerId);
    }
  };

  return { providers, waitingFor, start, startHere };
}
