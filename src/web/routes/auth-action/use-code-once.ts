import { QueryClient, useQuery } from '@tanstack/react-query';

// Separate from the application's client, which is cleared on sign-out, and a code may sign out.
const usedCodes = new QueryClient();

/**
 * A code works only once. The cache keeps a second render or a return to the page from using it again. With `onRequest`
 * it is used when `refetch` is called, otherwise at once.
 */
export function useCodeOnce<Value>(
  code: string,
  purpose: string,
  use: () => Promise<Value>,
  { onRequest = false }: { onRequest?: boolean } = {},
) {
  return useQuery(
    {
      queryKey: ['action-code', purpose, code],
      queryFn: use,
      enabled: !onRequest,
      retry: false,
      staleTime: Infinity,
      gcTime: Infinity,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
    usedCodes,
  );
}
