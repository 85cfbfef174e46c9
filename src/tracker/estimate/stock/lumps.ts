import type { KnownVariant } from '../../known/product.ts';
import type { LineQuantity } from '../units/quantities.ts';

/** So many lines' worth of trust in what the shop's lines hold. */
const WORTH_LINES = 5;

/**
 * Units in a line, as far off as the product's own falls are: some goods are bought by fours, and some hours are better
 * than others. Its index of dispersion, the variance of a gap's units over their mean, is Σ S (S − μ) / Σ S over falls
 * of S units where μ were expected, since gaps without one add nothing; the shop's lines count for five more falls.
 */
export function inLumps(
  quantity: LineQuantity,
  variants: readonly KnownVariant[],
  unitsExpectedTo: (to: number) => number,
): LineQuantity {
  const { mean } = quantity;
  let units = WORTH_LINES * mean;
  let squares = WORTH_LINES * (quantity.variance + mean ** 2);
  for (const fall of variants.flatMap(({ sold = [] }) => sold)) {
    units += fall.units;
    squares += fall.units * (fall.units - unitsExpectedTo(fall.to));
  }
  const variance = (squares / units - mean) * mean;
  return { ...quantity, variance: Math.max(quantity.variance, variance) };
}
