import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-hot-toast';
import { useTranslation } from 'react-i18next';
import { accountEndpoints } from '#contract/endpoints/account.ts';
import type { KeptPreferences, Preferences } from '#contract/preferences.ts';
import { problemText } from '../components/error/problem-text.ts';
import { IS_SHARED } from '../share/shared-place.ts';
import { ask } from './client.ts';
import { preferencesQuery } from './preferences.ts';

/** What changes in the given preferences. */
type Change = (preferences: Preferences) => Preferences;

const MUTATION = ['user', 'preferences'];

/**
 * The signed-in user's preferences. A change applies at once, is made to what the server has by then (another device
 * may have changed it), and is undone if the server refuses it.
 */
export function usePreferences() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { queryKey } = preferencesQuery();
  const { data } = useQuery({ ...preferencesQuery(), enabled: !IS_SHARED });
  const { mutate } = useMutation({
    mutationKey: MUTATION,
    // one after the other, so that none is made to what the one before replaces
    scope: { id: MUTATION.join() },
    mutationFn: async (change: Change) => {
      const { preferences } = await ask(accountEndpoints.getPreferences, {});
      return ask(accountEndpoints.changePreferences, { body: change(preferences) });
    },
    onMutate: (change) => {
      client.setQueryData<KeptPreferences>(
        queryKey,
        (kept) => kept && { ...kept, preferences: { ...kept.preferences, ...change(kept.preferences) } },
      );
    },
    onSuccess: (kept) => {
      const isLast = client.isMutating({ mutationKey: MUTATION }) === 1;
      if (isLast) client.setQueryData(queryKey, kept);
    },
    onError: (error) => {
      toast.error(problemText(t, error).title);
      return client.invalidateQueries({ queryKey });
    },
  });
  return {
    preferences: data?.preferences ?? {},
    /** False until the preferences are loaded. */
    isReady: data !== undefined,
    change: (change: Change) => mutate(change),
  };
}
