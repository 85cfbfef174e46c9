import { queryOptions, useQuery } from '@tanstack/react-query';
import { localEndpoints } from '#contract/endpoints/local.ts';
import { ask } from '../../../api/client.ts';

export const practiceHistoryQuery = queryOptions({
  queryKey: ['practice-history'],
  queryFn: ({ signal }) => ask(localEndpoints.getPracticeHistory, { signal }),
});

/** Whether the practice stores' past is being read, by the last answer to the notice above the page. */
export function useIsReadingPast(): boolean {
  const { data } = useQuery({ ...practiceHistoryQuery, enabled: false });
  return data !== undefined && data.share !== null;
}
