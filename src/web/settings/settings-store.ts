import { DEFAULT_SETTINGS, parseSettings, type Settings, withDefaultLooks } from './settings.ts';

/** index.html reads the same key before the first paint. */
export const SETTINGS_KEY = 'tillwatch.settings';

type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export type SettingsStore = {
  get(): Settings;
  set(change: Partial<Settings>): void;
  /** Resets the look. The language and the format of figures stay. */
  reset(): void;
  subscribe(listener: () => void): () => void;
};

/** Settings in one storage key, kept in step across tabs by `storage` events. */
export function createSettingsStore(area: Area | null, events: Pick<EventTarget, 'addEventListener'>): SettingsStore {
  const listeners = new Set<() => void>();
  let current = parseSettings(read(area));

  const publish = (next: Settings) => {
    // listeners re-render most of the page
    if (Object.entries(next).every(([key, value]) => value === current[key as keyof Settings])) return;
    current = next;
    for (const listener of listeners) listener();
  };

  events.addEventListener('storage', (event) => {
    const { key } = event as StorageEvent;
    if (key === SETTINGS_KEY || key === null) publish(parseSettings(read(area)));
  });

  return {
    get: () => current,
    set(change) {
      const next = { ...current, ...change };
      write(area, JSON.stringify(next));
      publish(next);
    },
    reset() {
      const next = withDefaultLooks(current);
      const chosen = Object.entries(next).filter(([key, value]) => value !== DEFAULT_SETTINGS[key as keyof Settings]);
      if (chosen.length > 0) write(area, JSON.stringify(Object.fromEntries(chosen)));
      else remove(area);
      publish(next);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

// Storage may be forbidden or full; then the settings last as long as the page.
function read(area: Area | null): string | null {
  try {
    return area?.getItem(SETTINGS_KEY) ?? null;
  } catch {
    return null;
  }
}

function write(area: Area | null, value: string): void {
  try {
    area?.setItem(SETTINGS_KEY, value);
  } catch {}
}

function remove(area: Area | null): void {
  try {
    area?.removeItem(SETTINGS_KEY);
  } catch {}
}
