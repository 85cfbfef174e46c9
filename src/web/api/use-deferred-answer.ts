import {
  type DefaultError,
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
  useQuery,
} from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';

/**
 * What a question answered, a step later where it is drawn in slices. It stays the same object until it says something else:
 * that of `useQuery` is another each time, and whatever is given it would be drawn anew.
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
