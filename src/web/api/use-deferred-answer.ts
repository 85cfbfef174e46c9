import {
  type DefaultError,
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
  useQuery,
} from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';

/**
 * A query's result, deferred so that React renders it in slices. The object stays the same until its content changes,
 * unlike that of `useQuery`, which is new on every render and would re-render its users.
 */
export function useDeferredAnswer<Data, Key extends QueryKey>(
  options: UseQueryOptions<Data, DefaultError, Data, Key>,
): UseQueryResult<Data> {
  const query = useQuery(options);
  const { data, error, isPaused, isPlaceholderData } = query;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the object is another each time, what it says is not
  const answer = useMemo(() => query, [data, error, isPaused, isPlaceholderData]);
  return useDeferredValue(answer);
}
