import type { Auth, AuthProvider } from 'firebase/auth';
import { authError } from './auth-error.ts';
import { EventQueue } from './event-queue.ts';
import { handlerAddress } from './handler-address.ts';
import { type HiddenFrame, openHiddenFrame } from './hidden-frame.ts';
import { isAuthorized } from './is-authorized.ts';
import { openWindow, watchWindow } from './popup-window.ts';
import type { AuthEventType, AuthPopup } from './resolver-types.ts';

type Connection = { frame: HiddenFrame; events: EventQueue };

let connecting: Promise<Connection> | null = null;

/** Throws network-request-failed. */
export async function listenToFrame(auth: Auth): Promise<EventQueue> {
  connecting ??= connect(auth).catch((error: unknown) => {
    connecting = null;
    throw error;
  });
  return (await connecting).events;
}

async function connect(auth: Auth): Promise<Connection> {
  const events = new EventQueue();
  const frame = await openHiddenFrame(auth, (event) => events.add(event));
  return { frame, events };
}

/** Throws popup-blocked. If the window is closed before its event came, the operation rejects within 2 s. */
export async function openPopup(
  auth: Auth,
  provider: AuthProvider,
  type: AuthEventType,
  eventId: string | undefined,
): Promise<AuthPopup> {
  const opened = openWindow(handlerAddress(auth, provider, type, eventId));
  if (!opened) throw authError('popup-blocked');
  const events = await listenToFrame(auth);
  const stopWatching = watchWindow(opened, () => events.fail(type, eventId ?? null, 'popup-closed-by-user'));
  return {
    window: opened,
    associatedEvent: null,
    close() {
      stopWatching();
      opened.close();
    },
  };
}

/** Throws unauthorized-domain, network-request-failed; otherwise the page is left. */
export async function leaveForProvider(
  auth: Auth,
  provider: AuthProvider,
  type: AuthEventType,
  eventId: string | undefined,
): Promise<never> {
  await checkOrigin(auth);
  window.location.assign(handlerAddress(auth, provider, type, eventId));
  return new Promise(() => {});
}

/** Throws unauthorized-domain, network-request-failed. */
export async function checkOrigin(auth: Auth): Promise<void> {
  const { apiScheme, apiHost, apiKey } = auth.config;
  let domains: string[];
  try {
    const answer = await fetch(`${apiScheme}://${apiHost}/v1/projects?key=${encodeURIComponent(apiKey)}`);
    domains = ((await answer.json()) as { authorizedDomains?: string[] }).authorizedDomains ?? [];
  } catch {
    throw authError('network-request-failed');
  }
  if (!isAuthorized(window.location, domains)) throw authError('unauthorized-domain');
}

export function askForStorage(auth: Auth, answer: (isSupported: boolean) => void): void {
  void listenToFrame(auth)
    .then(() => connecting)
    .then((connection) => connection?.frame.askForStorage(answer))
    .catch(() => {});
}
