import { queryOptions } from '@tanstack/react-query';
import { accountEndpoints } from '#contract/endpoints/account.ts';
import { ask } from './client.ts';

export const userInfoKey = ['user', 'info'] as const;

export function userInfoQuery() {
  return queryOptions({
    queryKey: userInfoKey,
    queryFn: ({ signal }) => ask(accountEndpoints.getUserInfo, { signal }),
  });
}
