import { ASSUMED } from './assumptions.ts';
import type { StoreModel } from './store-model.ts';

/** Units in a line: mean, spread between lines, and how wrong the mean may be for the whole store. */
export type LineQuantity = { mean: number; variance: number; sharedSd: number };

/** The assumed quantity, shrunk to what lines of known quantity showed. */
export function lineQuantity(model: StoreModel): LineQuantity {
  const { value, sharedSd, spread, worthLines } = ASSUMED.unitsPerLine;
  const { units, unitsSquared, lines } = model.quantities;
  const total = lines + worthLines;
  const mean = (units + value * worthLines) / total;
  const squares = unitsSquared + (value ** 2 + spread ** 2) * worthLines;
  const variance = Math.max(0, squares / total - mean ** 2);
  return { mean, variance, sharedSd: Math.sqrt((sharedSd * (worthLines / total)) ** 2 + variance / total) };
}
