import { queryOptions, useQuery } from '@tanstack/react-query';
import { localEndpoints } from '#contract/endpoints/local.ts';
import { ask } from '../../../api/client.ts';

const KEY = ['practice-history'];

/** The answer that the past has been read comes once the screens have their new figures: until then, they wait. */
export const practiceHistoryQuery = queryOptions({
  queryKey: KEY,
  async queryFn({ client, signal }) {
    const history = await ask(localEndpoints.getPracticeHistory, { signal });
    const before = client.getQueryData<typeof history>(KEY);
    const isOver = history.share === null && typeof before?.share === 'number';
    if (isOver) await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== KEY[0] });
    return history;
  },
});

/** Whether the practice stores' past is being read, by the last answer to the notice. */
export function useIsReadingPast(): boolean {
  const { data } = useQuery({ ...practiceHistoryQuery, enabled: false });
  return data !== undefined && data.share !== null;
}
