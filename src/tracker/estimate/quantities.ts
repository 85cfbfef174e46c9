import type { StoreModel } from '../known/store-model.ts';
import { ASSUMED } from './assumptions.ts';

/**
 * Units in a line: mean, spread between lines, and how wrong the mean may be for the whole store. `shape`: of a Gamma
 * that lies as the most of the lines do, which in a few huge ones the variance does not.
 */
export type LineQuantity = { mean: number; variance: number; sharedSd: number; shape: number };

/** The assumed quantity, shrunk to what lines of known quantity showed. */
export function lineQuantity(model: StoreModel): LineQuantity {
  const { value, sharedSd, spread, worthLines } = ASSUMED.unitsPerLine;
  const { units, unitsSquared, logs, lines } = model.quantities;
  const total = lines + worthLines;
  const mean = (units + value * worthLines) / total;
  const squares = unitsSquared + (value ** 2 + spread ** 2) * worthLines;
  const variance = Math.max(0, squares / total - mean ** 2);
  const meanLog = (logs + Math.log(value) * worthLines) / total;
  return {
    mean,
    variance,
    sharedSd: Math.sqrt((sharedSd * (worthLines / total)) ** 2 + variance / total),
    shape: gammaShape(Math.log(mean) - meanLog),
  };
}

/** The shape of greatest likelihood by the logarithm of the mean less the mean logarithm (Minka 2002). */
function gammaShape(lead: number): number {
  return lead > 0 ? (3 - lead + Math.sqrt((3 - lead) ** 2 + 24 * lead)) / (12 * lead) : Number.POSITIVE_INFINITY;
}
