import { DAY_MS } from '#runtime/clock.ts';
import type { StoreModel } from '../../known/store-model.ts';
import type { SettledStore } from './reestimate-gaps.ts';

/** What is needed to estimate a store's first weeks again. */
export type FirstWeeks = SettledStore & { since: number };

/** A store is watched this long before its first weeks are estimated again. */
const SETTLED_AFTER_MS = 14 * DAY_MS;
/** A store that sells too little to be fitted by then keeps its first estimates. */
const GIVEN_UP_AFTER_MS = 35 * DAY_MS;

/**
 * When the store's first weeks began, if its model has settled with this fit, else null. The model then no longer
 * waits.
 */
export function endFirstWeeks(model: StoreModel): { model: StoreModel; since: number | null } {
  const { firstWeeksSince: since, at, prior } = model;
  if (since === undefined || at === null || at - since < SETTLED_AFTER_MS) return { model, since: null };
  const isSettled = prior !== null && at - since < GIVEN_UP_AFTER_MS;
  if (!isSettled && at - since < GIVEN_UP_AFTER_MS) return { model, since: null };
  const { firstWeeksSince: _, ...settled } = model;
  return { model: settled, since: isSettled ? since : null };
}
