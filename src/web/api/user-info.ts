import { queryOptions } from '@tanstack/react-query';
import type { UserInfo } from '#contract/user.ts';
import { request } from './client.ts';

export const userInfoKey = ['user', 'info'] as const;

export function userInfoQuery() {
  return queryOptions({
    queryKey: userInfoKey,
    queryFn: ({ signal }) => request<UserInfo>('/user/info', { signal }),
  });
}
