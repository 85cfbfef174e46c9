import type { Scope } from '#contract/scope.ts';

/** The path prefix of a scope's pages. */
export function pagesOf(scope: Scope): string {
  return scope === 'mine' ? '' : '/database';
}
