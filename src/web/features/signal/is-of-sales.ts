import type { StoreSignal } from '#contract/store.ts';

/** Ranks and reviews become numbers only beside one of these. */
export function isOfSales({ kind }: Pick<StoreSignal, 'kind'>): boolean {
  return kind === 'modified' || kind === 'stock';
}
