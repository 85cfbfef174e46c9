import { queryOptions } from '@tanstack/react-query';
import { accountEndpoints } from '#contract/endpoints/account.ts';
import { ask } from '../../api/client.ts';

export const sessionsKey = ['user', 'sessions'] as const;

export function sessionsQuery() {
  return queryOptions({
    queryKey: sessionsKey,
    queryFn: ({ signal }) => ask(accountEndpoints.listSessions, { signal }),
  });
}
