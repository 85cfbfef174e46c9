import type { StoreSignal } from '#contract/store.ts';

/** How many units an order line is taken to hold, where the evidence of a signal says so. */
export function unitsPerLineOf(signals: readonly StoreSignal[]): number | null {
  for (const { evidence } of signals) {
    if (typeof evidence.unitsPerLine === 'number') return evidence.unitsPerLine;
  }
  return null;
}
