import { type Auth, type AuthProvider, browserSessionPersistence } from 'firebase/auth';
import { loadModule } from '../navigation/load-module.ts';
import type { AuthEventType, Resolver } from './popup/resolver-types.ts';

const load = () => loadModule(() => import('./popup/popup-flow.ts'), 'openPopup');

/**
 * The SDK's own resolver loads a script from Google and supports only https. Ours uses the pages below `/__/auth/` of
 * our own origin. Its code loads at the first external sign-in.
 */
export class OwnPopupResolver implements Resolver {
  readonly _shouldInitProactively = false;
  readonly _redirectPersistence = browserSessionPersistence;

  async _initialize(auth: Auth) {
    return (await load()).listenToFrame(auth);
  }

  async _openPopup(auth: Auth, provider: AuthProvider, type: AuthEventType, eventId?: string) {
    return (await load()).openPopup(auth, provider, type, eventId);
  }

  async _openRedirect(auth: Auth, provider: AuthProvider, type: AuthEventType, eventId?: string) {
    return (await load()).leaveForProvider(auth, provider, type, eventId);
  }

  async _originValidation(auth: Auth) {
    await (await load()).checkOrigin(auth);
  }

  _isIframeWebStorageSupported(auth: Auth, answer: (isSupported: boolean) => void) {
    void load().then(({ askForStorage }) => askForStorage(auth, answer));
  }

  // `getRedirectResult` completes a redirect after the SDK has started, so nothing is left to do here.
  async _completeRedirectFn() {
    return null;
  }

  _overrideRedirectResult() {}
}

/** Loads the frame and its code ahead, because a browser allows a popup only shortly after the click. */
export async function preparePopup(auth: Auth): Promise<void> {
  await (await load()).listenToFrame(auth);
}
