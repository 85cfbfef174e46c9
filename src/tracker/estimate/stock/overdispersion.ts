import type { KnownVariant } from '../../known/product.ts';
import type { LineQuantity } from '../units/quantities.ts';

/** How many lines the trust in the shop's own quantity is worth. */
const WORTH_LINES = 5;

/**
 * Units in a line, with the variance that the product's own falls show: some goods are bought by fours, and some hours
 * are better than others. The index of dispersion, the variance of a gap's units over their mean, is
 * Σ S (S − μ) / Σ S over falls of S units where μ were expected, since gaps without a fall add nothing. The shop's
 * lines count as five more falls.
 */
export function overdispersed(
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
