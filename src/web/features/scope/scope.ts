import type { Scope } from '#contract/scope.ts';

/** Where the pages of a scope begin. */
export function pagesOf(scope: Scope): string {
  return scope === 'mine' ? '' : '/database';
}
