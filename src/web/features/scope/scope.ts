/** Whose stores and products a screen shows: those I track, or the whole shared database. */
export type Scope = 'mine' | 'database';

/** Where the pages of a scope begin. */
export function pagesOf(scope: Scope): string {
  return scope === 'mine' ? '' : '/database';
}
