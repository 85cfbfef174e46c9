import { queryOptions } from '@tanstack/react-query';
import { personalKeyEndpoints } from '#contract/endpoints/personal-keys.ts';
import { ask } from '../../api/client.ts';

export const keysKey = ['user', 'keys'] as const;

export function keysQuery() {
  return queryOptions({
    queryKey: keysKey,
    queryFn: ({ signal }) => ask(personalKeyEndpoints.listPersonalKeys, { signal }),
  });
}
