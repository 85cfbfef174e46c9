const KEY = 'tillwatch.referrer';

/** Stores the friend's code from the link (`?r=CODE`) in this browser until somebody signs up. */
export function keepReferrer(search: string): void {
  const code = new URLSearchParams(search).get('r');
  if (code) store((storage) => storage.setItem(KEY, code));
}

export function carriedReferrer(): string | null {
  return store((storage) => storage.getItem(KEY));
}

export function forgetReferrer(): void {
  store((storage) => storage.removeItem(KEY));
}

/** Without storage the code is lost, and nothing else. */
function store<Value>(use: (storage: Storage) => Value): Value | null {
  try {
    return use(window.localStorage);
  } catch {
    return null;
  }
}
