import type { StoreSignal } from '#contract/store.ts';

/** Whether the signal itself measures sales. Ranks and reviews become numbers only beside such a signal. */
export function isOfSales({ kind }: Pick<StoreSignal, 'kind'>): boolean {
  return kind === 'modified' || kind === 'stock';
}
