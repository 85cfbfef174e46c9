import type { Thinning } from '../known/product.ts';
import type { Entry } from './hour-ledger.ts';

export const ALL_KEPT: Thinning = { kept: 1, sd: 0 };

/**
 * Thins an entry like a point process: every sale is kept with the same chance k (`kept`), independently of the others,
 * so that a variance v n becomes k² v n + k (1 − k) n.
 */
export function thinSales<T extends Entry>(entry: T, { kept, sd }: Thinning): T {
  const left = { ...entry };
  const lines = entry.orders ?? 0;
  for (const figure of ['orders', 'units', 'revenue'] as const) {
    const value = entry[figure];
    if (value === undefined) continue;
    left[figure] = value * kept;
    left[`${figure}Var`] =
      (entry[`${figure}Var`] ?? 0) * kept ** 2 + (lines > 0 ? (kept * (1 - kept) * value ** 2) / lines : 0);
    left[`${figure}Sd`] = Math.hypot((entry[`${figure}Sd`] ?? 0) * kept, value * sd);
  }
  return left;
}
