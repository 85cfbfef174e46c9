import { queryOptions } from '@tanstack/react-query';
import { sharingEndpoints } from '#contract/endpoints/sharing.ts';
import { ask } from '../../api/client.ts';

export const sharingKey = ['user', 'sharing'] as const;

export function sharesQuery() {
  return queryOptions({
    queryKey: [...sharingKey, 'shares'],
    queryFn: ({ signal }) => ask(sharingEndpoints.listShares, { signal }),
  });
}

export function scheduledExportsQuery() {
  return queryOptions({
    queryKey: [...sharingKey, 'exports'],
    queryFn: ({ signal }) => ask(sharingEndpoints.listScheduledExports, { signal }),
  });
}
