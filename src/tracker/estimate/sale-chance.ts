import type { StoreModel } from './store-model.ts';

/** Below so many stamps that stock could judge, the share of them that were sales is not known. */
const LEAST_JUDGED = 10;

/**
 * How likely a stamp that moved alone is a sale, by the products whose stock shows it: Beta(1 + sales, 1 + the
 * others). `sd`: how far off that may be for the store as a whole. Null where too few were judged.
 */
export function saleChance({ updates, sales }: StoreModel['calibration']): { mean: number; sd: number } | null {
  if (updates < LEAST_JUDGED) return null;
  const yes = 1 + Math.min(sales, updates);
  const no = 1 + Math.max(0, updates - sales);
  const mean = yes / (yes + no);
  return { mean, sd: Math.sqrt((mean * (1 - mean)) / (yes + no + 1)) };
}
