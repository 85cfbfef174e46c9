import { MAX_SAVED_FILTERS, type Preferences, type SavedFilter } from '#contract/preferences.ts';
import { usePreferences } from '../../api/use-preferences.ts';

type List = keyof NonNullable<Preferences['savedFilters']>;

/** The filters this user saved for a list, shared by all their devices. */
export function useSavedFilters(list: List) {
  const { preferences, isReady, change } = usePreferences();
  const items = preferences.savedFilters?.[list] ?? [];
  const keep = (next: (saved: readonly SavedFilter[]) => SavedFilter[]) =>
    change(({ savedFilters }) => ({ savedFilters: { ...savedFilters, [list]: next(savedFilters?.[list] ?? []) } }));
  return {
    items,
    isReady,
    isFull: items.length >= MAX_SAVED_FILTERS,
    save: (filter: SavedFilter) => keep((saved) => withFilter(saved, filter)),
    remove: (name: string) => keep((saved) => saved.filter((filter) => filter.name !== name)),
  };
}

/** A filter with an existing name replaces the earlier one. */
export function withFilter(items: readonly SavedFilter[], filter: SavedFilter): SavedFilter[] {
  return [filter, ...items.filter(({ name }) => name !== filter.name)];
}
