import { z } from 'zod';

/** Whose stores and products something is about: those that a user tracks, or all of the shared catalogue. */
export type Scope = 'mine' | 'catalogue';

/** A scope as addresses and queries write it: users call the catalogue the database. */
export const SCOPE_PARAMS = ['mine', 'database'] as const;
export const ScopeParam = z.enum(SCOPE_PARAMS);
export type ScopeParam = z.infer<typeof ScopeParam>;

export function scopeOf(param: ScopeParam): Scope {
  return param === 'database' ? 'catalogue' : 'mine';
}

export function paramOf(scope: Scope): ScopeParam {
  return scope === 'catalogue' ? 'database' : 'mine';
}
