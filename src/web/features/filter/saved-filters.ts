import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { accountEndpoints } from '#contract/endpoints/account.ts';
import { type KeptPreferences, MOST_SAVED_FILTERS, type Preferences, type SavedFilter } from '#contract/preferences.ts';
import { ask } from '../../api/client.ts';
import { preferencesQuery } from '../../api/preferences.ts';

type List = keyof NonNullable<Preferences['savedFilters']>;

/** The filters that this person saved for a list, on whatever device. */
export function useSavedFilters(list: List) {
  const client = useQueryClient();
  const { queryKey } = preferencesQuery();
  const { data } = useQuery(preferencesQuery());
  const all = data?.preferences.savedFilters ?? {};
  const items = all[list] ?? [];
  const change = useMutation({
    mutationFn: (next: SavedFilter[]) =>
      ask(accountEndpoints.changePreferences, { body: { savedFilters: { ...all, [list]: next } } }),
    onMutate: (next) => {
      const savedFilters = { ...all, [list]: next };
      client.setQueryData<KeptPreferences>(
        queryKey,
        (kept) => kept && { ...kept, preferences: { ...kept.preferences, savedFilters } },
      );
    },
    onSuccess: (kept) => client.setQueryData(queryKey, kept),
    onError: () => client.invalidateQueries({ queryKey }),
  });
  return {
    items,
    /** False until it is known what is saved. */
    isReady: data !== undefined,
    save: (filter: SavedFilter) => change.mutate(withFilter(items, filter)),
    remove: (name: string) => change.mutate(items.filter((filter) => filter.name !== name)),
  };
}

/** Under a name that is taken, the new one takes its place. */
export function withFilter(items: readonly SavedFilter[], filter: SavedFilter): SavedFilter[] {
  return [filter, ...items.filter(({ name }) => name !== filter.name)].slice(0, MOST_SAVED_FILTERS);
}
