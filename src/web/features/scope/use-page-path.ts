import type { StoreStatus } from '#contract/filters.ts';
import type { Scope } from '#contract/scope.ts';
import { usePlan } from '../../api/use-plan.ts';
import { IS_SHARED } from '../../share/shared-place.ts';

type PathOf = (id: string, status: StoreStatus) => string | null;

/**
 * The path of a store's page: in the catalogue if the plan includes its details, otherwise among mine if I track the
 * store. Null if the plan has no such page, and on a shared page.
 */
export function useStorePath(scope: Scope): PathOf {
  return usePagePath(scope, 'stores');
}

/** The path of a product's page. `status` is its store's. */
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
