import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { accountEndpoints } from '#contract/endpoints/account.ts';
import type { KeptPreferences, Preferences } from '#contract/preferences.ts';
import { IS_SHARED } from '../share/shared-place.ts';
import { ask } from './client.ts';
import { preferencesQuery } from './preferences.ts';

/** The signed-in user's preferences. A change applies at once and is undone if the server refuses it. */
export function usePreferences() {
  const client = useQueryClient();
  const { queryKey } = preferencesQuery();
  const { data } = useQuery({ ...preferencesQuery(), enabled: !IS_SHARED });
  const { mutate } = useMutation({
    mutationFn: (body: Preferences) => ask(accountEndpoints.changePreferences, { body }),
    onMutate: (changed) => {
      client.setQueryData<KeptPreferences>(
        queryKey,
        (kept) => kept && { ...kept, preferences: { ...kept.preferences, ...changed } },
      );
    },
    onSuccess: (kept) => client.setQueryData(queryKey, kept),
    onError: () => client.invalidateQueries({ queryKey }),
  });
  return {
    preferences: data?.preferences ?? {},
    /** False until the preferences are loaded. */
    isReady: data !== undefined,
    change: mutate,
  };
}
