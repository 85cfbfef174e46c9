import { useSyncExternalStore } from 'react';

/** A named set of filters: what the address of the list holds, without the page. */
export type SavedFilter = { name: string; search: string };

export const MOST_SAVED = 20;
const MOST_LENGTH = 4000;

type Area = Pick<Storage, 'getItem' | 'setItem'>;
export type SavedFilters = ReturnType<typeof createSavedFilters>;

/** Filters saved by one user for one list, in one key of a storage, in step across tabs. */
export function createSavedFilters(key: string, area: Area | null, events: Pick<EventTarget, 'addEventListener'>) {
  const listeners = new Set<() => void>();
  let current = read();

  events.addEventListener('storage', (event) => {
    const changed = (event as StorageEvent).key;
    if (changed === key || changed === null) publish(read());
  });

  function read(): readonly SavedFilter[] {
    try {
      return parse(JSON.parse(area?.getItem(key) ?? '[]'));
    } catch {
      return [];
    }
  }

  function publish(next: readonly SavedFilter[]): void {
    current = next;
    for (const listener of listeners) listener();
  }

  function change(next: readonly SavedFilter[]): void {
    // a storage may be forbidden or full; what was saved then holds for as long as the page lives
    try {
      area?.setItem(key, JSON.stringify(next));
    } catch {}
    publish(next);
  }

  return {
    get: () => current,
    /** Under a name that is taken, the new one takes its place. */
    save: (filter: SavedFilter) => change(parse([filter, ...current.filter(({ name }) => name !== filter.name)])),
    remove: (name: string) => change(current.filter((filter) => filter.name !== name)),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

function parse(given: unknown): SavedFilter[] {
  if (!Array.isArray(given)) return [];
  const isOne = (one: unknown): one is SavedFilter => {
    const { name, search } = (one ?? {}) as Record<string, unknown>;
    return typeof name === 'string' && name !== '' && typeof search === 'string' && search.length <= MOST_LENGTH;
  };
  return given
    .filter(isOne)
    .map(({ name, search }) => ({ name: name.slice(0, 60), search }))
    .slice(0, MOST_SAVED);
}

const known = new Map<string, SavedFilters>();

export function useSavedFilters(userId: string, list: string): SavedFilters & { items: readonly SavedFilter[] } {
  const key = `tillwatch.filters.${userId}.${list}`;
  const saved = known.get(key) ?? createSavedFilters(key, localArea(), window);
  known.set(key, saved);
  const items = useSyncExternalStore(saved.subscribe, saved.get);
  return { ...saved, items };
}

function localArea(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
