import { publicConfig } from '../api/config.ts';
import { consentStore } from '../consent/consent-store.ts';

let isStarted = false;
let hasLoaded = false;

/** Loads analytics and the advertising tag if this deployment has them and the visitor agreed or need not be asked. */
export function countVisits(): void {
  if (isStarted) return;
  isStarted = true;
  consentStore.subscribe(() => void follow());
  void follow();
}

async function follow(): Promise<void> {
  const { measurementId, conversionId } = await publicConfig();
  if (measurementId === null && conversionId === null) return;
  const { mayTrack } = consentStore.get();
  if (!mayTrack && !hasLoaded) return;
  hasLoaded = true;
  const { followConsent } = await import('./follow-consent.ts');
  await followConsent({ measurementId, conversionId, mayTrack });
}
