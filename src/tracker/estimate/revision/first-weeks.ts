import { DAY_MS } from '#runtime/clock.ts';
import type { StoreModel } from '../../known/store-model.ts';
import type { SettledStore } from './reestimate-gaps.ts';

/** What the first weeks of a store are estimated anew by. */
export type FirstWeeks = SettledStore & { since: number };

/** So long a store is watched before its first weeks are estimated anew. */
const SETTLED_AFTER_MS = 14 * DAY_MS;
/** One that sells too little to be fitted by then keeps what it was told. */
const GIVEN_UP_AFTER_MS = 35 * DAY_MS;

/** When a store began whose model has settled now, at a fit; null of any other. The model is one that waits no longer. */
export function settle(model: StoreModel): { model: StoreModel; since: number | null } {
  const { firstWeeksSince: since, at, prior } = model;
  if (since === undefined || at === null || at - since < SETTLED_AFTER_MS) return { model, since: null };
  const isSettled = prior !== null && at - since < GIVEN_UP_AFTER_MS;
  if (!isSettled && at - since < GIVEN_UP_AFTER_MS) return { model, since: null };
  const { firstWeeksSince: _, ...settled } = model;
  return { model: settled, since: isSettled ? since : null };
}
