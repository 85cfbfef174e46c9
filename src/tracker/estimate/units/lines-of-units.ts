import { lnGamma } from '../statistics/ln-gamma.ts';
import { momentsOf } from '../statistics/moments-of.ts';
import type { LineQuantity } from './quantities.ts';

/** For more units, the counts are as good as normal. */
const MAX_COUNTED = 200;
const MIN_SPREAD = 1e-3;

/** `perQuantity`: by how much the mean falls if the further units per line rise by a small part, per such part. */
type LinesOfUnits = { mean: number; variance: number; perQuantity: number };

/**
 * How many lines made up the units that left, at least one: Bayes on a Poisson number of further lines with mean
 * `expected` (by the product's rate), each line holding one unit and a negative binomial number more.
 */
export function linesOfUnits(units: number, expected: number, quantity: LineQuantity): LinesOfUnits {
  if (!(units > 1)) return { mean: 1, variance: 0, perQuantity: 0 };
  const more = Math.max(MIN_SPREAD, quantity.mean - 1);
  const others = Math.max(1e-9, expected);
  if (units > MAX_COUNTED) return linesOfMany(units, others, more, quantity.variance);
  // variance = mean + mean² / size; a quantity that varies less is taken for Poisson, whose size is infinite
  const byVariance = more ** 2 / Math.max(MIN_SPREAD * more, quantity.variance - more);
  const size = Math.min(1e3, Math.max(byVariance, quantity.shape));
  const most = Math.floor(units);
  const logs: number[] = [];
  for (let lines = 1; lines <= most; lines++) {
    const poisson = (lines - 1) * Math.log(others) - lnGamma(lines);
    logs.push(poisson + logNegativeBinomial(most - lines, lines * size, size / (size + more)));
  }
  const { mean, variance } = momentsOf(logs);
  // the slope of the log-likelihood by the logarithm of `more` falls by this much with each line
  const perLine = (quantity.mean * size) / (size + more);
  return { mean, variance, perQuantity: variance * perLine };
}

/** The estimates by rate and by units, weighted by their precision. */
function linesOfMany(units: number, others: number, more: number, variance: number): LinesOfUnits {
  const byUnits = units / (1 + more);
  const unitsVar = Math.max(1, (byUnits * variance) / (1 + more) ** 2);
  const rateVar = Math.max(1, others);
  const linesVar = 1 / (1 / rateVar + 1 / unitsVar);
  const mean = ((1 + others) / rateVar + byUnits / unitsVar) * linesVar;
  const perQuantity = ((byUnits * more) / (1 + more) / unitsVar) * linesVar;
  return { mean: Math.min(units, Math.max(1, mean)), variance: linesVar, perQuantity };
}

function logNegativeBinomial(count: number, size: number, chance: number): number {
  return (
    lnGamma(count + size) - lnGamma(size) - lnGamma(count + 1) + size * Math.log(chance) + count * Math.log1p(-chance)
  );
}
