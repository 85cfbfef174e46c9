import type { Auth, AuthProvider, Persistence } from 'firebase/auth';

/** The interface between the SDK and a `popupRedirectResolver`, which the SDK's types omit. */
export type AuthEventType =
  | 'signInViaPopup'
  | 'signInViaRedirect'
  | 'linkViaPopup'
  | 'linkViaRedirect'
  | 'reauthViaPopup'
  | 'reauthViaRedirect'
  | 'unknown';

export type AuthEvent = {
  type: AuthEventType;
  eventId: string | null;
  urlResponse: string | null;
  sessionId: string | null;
  postBody: string | null;
  tenantId: string | null;
  error?: { code: string; message: string } | null;
};

/** An SDK operation that waits for its event. `eventId` null accepts any event of its types. */
export type EventConsumer = {
  readonly filter: readonly AuthEventType[];
  readonly eventId: string | null;
  onAuthEvent(event: AuthEvent): unknown;
  onError(error: Error): unknown;
};

export type EventManager = {
  registerConsumer(consumer: EventConsumer): void;
  unregisterConsumer(consumer: EventConsumer): void;
};

export type AuthPopup = { window: Window | null; associatedEvent: string | null; close(): void };

export type Resolver = {
  readonly _shouldInitProactively: boolean;
  readonly _redirectPersistence: Persistence;
  _initialize(auth: Auth): Promise<EventManager>;
  _openPopup(auth: Auth, provider: AuthProvider, type: AuthEventType, eventId?: string): Promise<AuthPopup>;
  _openRedirect(auth: Auth, provider: AuthProvider, type: AuthEventType, eventId?: string): Promise<never>;
  _originValidation(auth: Auth): Promise<void>;
  _isIframeWebStorageSupported(auth: Auth, answer: (isSupported: boolean) => void): void;
  _completeRedirectFn(): Promise<null>;
  _overrideRedirectResult(): void;
};
