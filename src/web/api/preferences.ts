import { queryOptions } from '@tanstack/react-query';
import { accountEndpoints } from '#contract/endpoints/account.ts';
import { ask } from './client.ts';

/** What the signed-in person chose. */
export function preferencesQuery() {
  return queryOptions({
    queryKey: ['user', 'preferences'],
    queryFn: ({ signal }) => ask(accountEndpoints.getPreferences, { signal }),
    staleTime: 60_000,
  });
}
