import { queryOptions } from '@tanstack/react-query';
import { briefEndpoints } from '#contract/endpoints/briefs.ts';
import { ask } from '../../api/client.ts';

export const briefsKey = ['briefs'] as const;

export function briefsQuery() {
  return queryOptions({
    queryKey: briefsKey,
    queryFn: ({ signal }) => ask(briefEndpoints.listBriefs, { signal }),
  });
}
