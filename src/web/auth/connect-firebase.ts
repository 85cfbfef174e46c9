import {
  type Auth,
  browserLocalPersistence,
  browserSessionPersistence,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth';
import { publicConfig } from '../api/config.ts';
import { languageOf, settingsStore } from '../settings/browser-settings.ts';
import { firebaseApp } from './firebase-app.ts';
import { keepTokenFresh } from './keep-token-fresh.ts';
import { OwnPopupResolver } from './popup-resolver.ts';
import { completeRedirect } from './redirect-outcome.ts';
import { syncSession } from './sync-session.ts';

/** The SDK, connected to this deployment's identity service, after completing a sign-in by redirect. */
export async function connectFirebase(): Promise<Auth> {
  const { identityHost, identityScheme, sessionSyncPath } = await publicConfig();
  const host = identityHost ?? window.location.host;
  const app = await firebaseApp();
  const auth = initializeAuth(app, {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence, browserSessionPersistence],
    popupRedirectResolver: OwnPopupResolver,
  });
  // Set before the first request, or the SDK asks Google's hosts.
  auth.config.apiHost = host;
  auth.config.tokenApiHost = host;
  auth.config.apiScheme = identityScheme ?? window.location.protocol.slice(0, -1);

  keepTokenFresh(auth);
  syncSession(auth, sessionSyncPath);
  const follow = () => {
    auth.languageCode = languageOf(settingsStore.get());
  };
  follow();
  settingsStore.subscribe(follow);
  await completeRedirect(auth);
  return auth;
}
