import { QueryClient, useQuery } from '@tanstack/react-query';

// Apart from the application's: that one is emptied when somebody is signed out, and a code may do just that.
const usedCodes = new QueryClient();

/** A code works once: the cache keeps a second drawing, a second look at the page, from using it again. */
export function useCodeOnce<Value>(code: string, purpose: string, use: () => Promise<Value>) {
  return useQuery(
    {
      queryKey: ['action-code', purpose, code],
      queryFn: use,
      retry: false,
      staleTime: Infinity,
      gcTime: Infinity,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
    usedCodes,
  );
}
