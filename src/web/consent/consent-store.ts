import { localTimeZone } from '../format/local-time-zone.ts';
import { browserStorage } from '../settings/browser-settings.ts';
import { createConsentStore } from './create-consent-store.ts';

export const consentStore = createConsentStore(
  browserStorage(),
  typeof window === 'undefined' ? new EventTarget() : window,
  localTimeZone,
);
