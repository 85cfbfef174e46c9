import type { StoreSignal } from '#contract/store.ts';

/** The assumed units per order line, if a signal's evidence has it. */
export function unitsPerLineOf(signals: readonly StoreSignal[]): number | null {
  for (const { evidence } of signals) {
    if (typeof evidence.unitsPerLine === 'number') return evidence.unitsPerLine;
  }
  return null;
}
