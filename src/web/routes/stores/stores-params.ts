import { parseAsNativeArrayOf, parseAsStringLiteral, useQueryStates } from 'nuqs';
import { StoreStatus } from '#contract/filters.ts';
import { listParsers } from '../../features/list/list-params.ts';

/** A store in my own list is never a DATABASE one. */
export const MY_STATUSES = StoreStatus.exclude(['DATABASE']).options;

export const storesParsers = {
  ...listParsers,
  status: parseAsNativeArrayOf(parseAsStringLiteral(MY_STATUSES)),
};

/** What the list of stores keeps in the address. Every change but of the page itself leads back to the first page. */
export function useStoresParams() {
  const [params, setParams] = useQueryStates(storesParsers, { history: 'push' });
  return {
    params,
    isFiltered: params.q !== '' || params.status.length > 0,
    change: (change: Partial<typeof params>) => void setParams({ page: 0, ...change }),
    clear: () => void setParams({ q: null, status: null, page: null }),
  };
}
