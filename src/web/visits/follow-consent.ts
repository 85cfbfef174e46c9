import { type Analytics, initializeAnalytics, isSupported, setAnalyticsCollectionEnabled } from 'firebase/analytics';
import { firebaseApp } from '../auth/firebase-app.ts';

type Gtag = (...words: unknown[]) => void;
type TagWindow = { dataLayer?: unknown[]; gtag?: Gtag };

const TAG_SCRIPT = 'https://www.googletagmanager.com/gtag/js';

let analytics: Analytics | null = null;
let hasConversionTag = false;

/** Call it again when the visitor's choice changes. Loaded tags stay but fall silent. */
export async function followConsent(given: {
  measurementId: string | null;
  conversionId: string | null;
  mayTrack: boolean;
}): Promise<void> {
  const { measurementId, conversionId, mayTrack } = given;
  const tag = tagOf(window as TagWindow);
  tag('consent', 'update', { ad_storage: word(mayTrack), analytics_storage: word(mayTrack) });
  if (measurementId !== null && (await isSupported())) {
    if (mayTrack) analytics ??= initializeAnalytics(await firebaseApp());
    if (analytics) setAnalyticsCollectionEnabled(analytics, mayTrack);
  }
  if (conversionId === null || hasConversionTag || !mayTrack) return;
  hasConversionTag = true;
  if (measurementId === null) loadScript(`${TAG_SCRIPT}?id=${encodeURIComponent(conversionId)}`);
  tag('js', new Date());
  tag('config', conversionId);
}

const word = (mayTrack: boolean) => (mayTrack ? 'granted' : 'denied');

function tagOf(target: TagWindow): Gtag {
  target.dataLayer ??= [];
  const { dataLayer } = target;
  // The tag's script reads the arguments object itself, not an array.
  target.gtag ??= function gtag() {
    // biome-ignore lint/complexity/noArguments: see above
    dataLayer.push(arguments);
  };
  return target.gtag;
}

function loadScript(address: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  document.head.append(script);
}
