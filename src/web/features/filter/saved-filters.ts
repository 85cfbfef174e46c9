import { MOST_SAVED_FILTERS, type Preferences, type SavedFilter } from '#contract/preferences.ts';
import { usePreferences } from '../../api/use-preferences.ts';

type List = keyof NonNullable<Preferences['savedFilters']>;

/** The filters that this person saved for a list, on whatever device. */
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

/** Under a name that is taken, the new one takes its place. */
export function withFilter(items: readonly SavedFilter[], filter: SavedFilter): SavedFilter[] {
  return [filter, ...items.filter(({ name }) => name !== filter.name)].slice(0, MOST_SAVED_FILTERS);
}
