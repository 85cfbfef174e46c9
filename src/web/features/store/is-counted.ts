import type { SignalKind, SignalState, StoreItem } from '#contract/store.ts';
import { stateOf } from '../estimate/estimate-words.ts';

const COUNTING: readonly SignalKind[] = ['modified', 'stock'];
const HOPEFUL: readonly SignalState[] = ['probing', 'alive'];

/**
 * Whether the store shows how much it sells. A store that is not read yet, or has only begun to show it, counts too.
 */
export function isCounted({ orders, signals }: Pick<StoreItem, 'orders' | 'signals'>): boolean {
  const mayCount = signals.some(({ kind, state }) => COUNTING.includes(kind) && HOPEFUL.includes(state));
  return mayCount || stateOf(orders) !== 'no-signal';
}
