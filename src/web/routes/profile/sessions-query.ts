import { queryOptions } from '@tanstack/react-query';
import type { SessionList } from '#contract/session.ts';
import { request } from '../../api/client.ts';

export const sessionsKey = ['user', 'sessions'] as const;

export function sessionsQuery() {
  return queryOptions({
    queryKey: sessionsKey,
    queryFn: ({ signal }) => request<SessionList>('/user/sessions', { signal }),
  });
}
