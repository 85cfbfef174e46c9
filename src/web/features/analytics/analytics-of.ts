import type { Scope } from '../scope/scope.ts';

/** Where the overviews of a scope are asked. */
export function analyticsOf(scope: Scope): string {
  return scope === 'mine' ? '/api/analytics' : '/api/analytics/database';
}
