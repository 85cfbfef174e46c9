import type { StoreStatus } from '#contract/filters.ts';
import type { Scope } from '#contract/scope.ts';
import { usePlan } from '../../api/use-plan.ts';
import { IS_SHARED } from '../../share/shared-place.ts';

type PathOf = (id: string, status: StoreStatus) => string | null;

/**
 * Where the page of a store stands: in the catalogue for plans that have its details, else, for a store that I
 * track, among mine. Null where the plan has no such page, and on a page that is shared by itself.
 */
export function useStorePath(scope: Scope): PathOf {
  return usePagePath(scope, 'stores');
}

/** Where the page of a product stands; `status` is its store's. */
export function useProductPath(scope: Scope): PathOf {
  return usePagePath(scope, 'products');
}

function usePagePath(scope: Scope, kind: 'stores' | 'products'): PathOf {
  const hasDetails = usePlan().areDatabaseDetailsEnabled;
  return (id, status) => {
    if (IS_SHARED) return null;
    if (scope === 'catalogue' && hasDetails) return `/database/${kind}/${id}`;
    return scope === 'mine' || status !== 'DATABASE' ? `/${kind}/${id}` : null;
  };
}
