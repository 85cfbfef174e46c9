import { queryOptions } from '@tanstack/react-query';
import { accountEndpoints } from '#contract/endpoints/account.ts';
import { ask } from './client.ts';

/** The signed-in user's preferences. */
export function preferencesQuery() {
  return queryOptions({
    queryKey: ['user', 'preferences'],
    queryFn: ({ signal }) => ask(accountEndpoints.getPreferences, { signal }),
    staleTime: 60_000,
  });
}
