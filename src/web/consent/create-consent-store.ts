import { isBannerZone } from './banner-zones.ts';

/** `true`: accepted. Any other value is ignored. */
export const ACCEPTED_KEY = 'tillwatch.cookiesAccepted';
export const REFUSED_KEY = 'tillwatch.cookiesRefused';

export type Consent = {
  choice: 'accepted' | 'refused' | 'none';
  /** Whether the visitor must be asked first. Elsewhere tags run until they are refused. */
  isAsked: boolean;
  /** Analytics and advertising tags run only while this is true. */
  mayTrack: boolean;
};

type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export type ConsentStore = {
  get(): Consent;
  accept(): void;
  refuse(): void;
  /** Deletes either choice. */
  withdraw(): void;
  subscribe(listener: () => void): () => void;
};

/** The visitor's choice about cookies, kept in step across tabs by storage events. */
export function createConsentStore(
  area: Area | null,
  events: Pick<EventTarget, 'addEventListener'>,
  timeZone: () => string,
): ConsentStore {
  const listeners = new Set<() => void>();
  let current: Consent | undefined;

  const get = () => {
    current ??= consentOf(stored(area), isBannerZone(timeZone()));
    return current;
  };
  const publish = (choice: Consent['choice']) => {
    current = consentOf(choice, get().isAsked);
    for (const listener of listeners) listener();
  };
  const choose = (choice: Consent['choice']) => {
    store(area, ACCEPTED_KEY, choice === 'accepted');
    store(area, REFUSED_KEY, choice === 'refused');
    publish(choice);
  };

  events.addEventListener('storage', (event) => {
    const { key } = event as StorageEvent;
    if (key === null || key === ACCEPTED_KEY || key === REFUSED_KEY) publish(stored(area));
  });

  return {
    get,
    accept: () => choose('accepted'),
    refuse: () => choose('refused'),
    withdraw: () => choose('none'),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function consentOf(choice: Consent['choice'], isAsked: boolean): Consent {
  return { choice, isAsked, mayTrack: choice === 'accepted' || (choice === 'none' && !isAsked) };
}

function stored(area: Area | null): Consent['choice'] {
  try {
    if (area?.getItem(ACCEPTED_KEY) === 'true') return 'accepted';
    return area?.getItem(REFUSED_KEY) === 'true' ? 'refused' : 'none';
  } catch {
    return 'none';
  }
}

// Storage may be forbidden or full; then the choice lasts as long as the page.
function store(area: Area | null, key: string, isSet: boolean): void {
  try {
    if (isSet) area?.setItem(key, 'true');
    else area?.removeItem(key);
  } catch {}
}
