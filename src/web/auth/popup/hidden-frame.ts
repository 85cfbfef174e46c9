import { SDK_VERSION } from 'firebase/app';
import type { Auth } from 'firebase/auth';
import { authError } from './auth-error.ts';
import type { AuthEvent } from './resolver-types.ts';

const PING_TIMEOUT_MS = 5_000;

export type HiddenFrame = { askForStorage(answer: (isSupported: boolean) => void): void };

type Message =
  | { kind: 'ready' }
  | { kind: 'authEvent'; authEvent?: AuthEvent }
  | { kind: 'webStorageSupport'; id: string; webStorageSupport: boolean };

/**
 * Opens the frame on our origin through which the handler page reports events. Throws network-request-failed if it does
 * not load.
 */
export function openHiddenFrame(auth: Auth, onEvent: (event: AuthEvent | undefined) => void): Promise<HiddenFrame> {
  const frame = document.createElement('iframe');
  const query = new URLSearchParams({ apiKey: auth.config.apiKey, appName: auth.name, v: SDK_VERSION });
  frame.src = `/__/auth/iframe?${query}`;
  frame.hidden = true;
  frame.tabIndex = -1;
  frame.setAttribute('aria-hidden', 'true');

  return new Promise((resolve, reject) => {
    const questions = new Map<string, (isSupported: boolean) => void>();
    let asked = 0;
    const timer = setTimeout(() => {
      window.removeEventListener('message', hear);
      frame.remove();
      reject(authError('network-request-failed'));
    }, PING_TIMEOUT_MS);
    const askForStorage = (answer: (isSupported: boolean) => void) => {
      const id = String(++asked);
      questions.set(id, answer);
      frame.contentWindow?.postMessage({ kind: 'webStorageSupport', id }, window.location.origin);
    };
    const hear = (event: MessageEvent<Message>) => {
      if (event.origin !== window.location.origin || event.source !== frame.contentWindow) return;
      const message = event.data;
      if (message.kind === 'ready') {
        clearTimeout(timer);
        resolve({ askForStorage });
      } else if (message.kind === 'authEvent') {
        onEvent(message.authEvent);
      } else if (message.kind === 'webStorageSupport') {
        questions.get(message.id)?.(message.webStorageSupport);
        questions.delete(message.id);
      }
    };
    window.addEventListener('message', hear);
    document.body.append(frame);
  });
}
