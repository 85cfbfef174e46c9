import { MAX_SAVED_FILTERS, type Preferences, type SavedFilter } from '#contract/preferences.ts';
import { usePreferences } from '../../api/use-preferences.ts';

type List = keyof NonNullable<Preferences['savedFilters']>;

/** The filters this user saved for a list, shared by all their devices. */
export function useSavedFilters(list: List) {
  const { preferences, isReady, change } = usePreferences();
  const all = preferences.savedFilters ?? {};
  const items = all[list] ?? [];
  const keep = (next: SavedFilter[]) => change({ savedFilters: { ...all, [list]: next } });
  return {
    items,
    isReady,
    save: (filter: SavedFilter) => keep(withFilter(items, filter)),
    remove: (name: string) => keep(items.filter((filter) => filter.name !== name)),
  };
}

/** A filter with an existing name replaces the earlier one. */
export function withFilter(items: readonly SavedFilter[], filter: SavedFilter): SavedFilter[] {
  return [filter, ...items.filter(({ name }) => name !== filter.name)].slice(0, MAX_SAVED_FILTERS);
}
