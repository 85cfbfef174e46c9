import { z } from 'zod';

/** Which stores and products are meant: those that a user tracks, or the whole shared catalogue. */
export type Scope = 'mine' | 'catalogue';

/** A scope in addresses and queries, where the catalogue is called the database, as users call it. */
export const SCOPE_PARAMS = ['mine', 'database'] as const;
export const ScopeParam = z.enum(SCOPE_PARAMS);
export type ScopeParam = z.infer<typeof ScopeParam>;

export function scopeOf(param: ScopeParam): Scope {
  return param === 'database' ? 'catalogue' : 'mine';
}

export function paramOf(scope: Scope): ScopeParam {
  return scope === 'catalogue' ? 'database' : 'mine';
}
