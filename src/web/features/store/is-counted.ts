import type { StoreItem } from '#contract/store.ts';
import { stateOf } from '../estimate/estimate-words.ts';

/** Whether the store shows how much it sells; one that was not read yet may. */
export function isCounted({ orders }: Pick<StoreItem, 'orders'>): boolean {
  return stateOf(orders) !== 'no-signal';
}
