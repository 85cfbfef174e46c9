import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { userInfoKey } from '../../api/user-info.ts';

export const storesKey = ['stores'] as const;
export const analyticsKey = ['analytics'] as const;

/** After my stores changed, refetches lists, totals and the plan's remaining places. */
export function useRefreshStores(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => refreshStores(queryClient);
}

async function refreshStores(queryClient: QueryClient): Promise<void> {
  const keys = [storesKey, analyticsKey, userInfoKey];
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

/** While a store waits for its first reading its screens refetch every three seconds, otherwise once a minute. */
export function refetchInterval(stores: readonly { status: string }[] | undefined): number {
  return stores?.some((store) => store.status === 'CREATED') ? 3_000 : 60_000;
}
