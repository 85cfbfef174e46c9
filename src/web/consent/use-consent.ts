import { useSyncExternalStore } from 'react';
import { consentStore } from './consent-store.ts';
import type { Consent } from './create-consent-store.ts';

export function useConsent(): Consent {
  return useSyncExternalStore(consentStore.subscribe, consentStore.get, consentStore.get);
}
