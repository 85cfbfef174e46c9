import { type Auth, type AuthProvider, browserSessionPersistence } from 'firebase/auth';
import type { AuthEventType, Resolver } from './popup/resolver-types.ts';

const load = () => import('./popup/popup-flow.ts');

/**
 * The SDK's own resolver loads a script of Google's and knows https only. Ours speaks to the pages below `/__/auth/`
 * of our own origin; the work is loaded at the first external sign-in.
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

  // A redirect is completed by `getRedirectResult` once the SDK has started: nobody else waits for this code.
  async _completeRedirectFn() {
    return null;
  }

  _overrideRedirectResult() {}
}

/** Has the frame and its code at hand: a browser lets a window open only shortly after the click. */
export async function preparePopup(auth: Auth): Promise<void> {
  await (await load()).listenToFrame(auth);
}
