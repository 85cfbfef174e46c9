import { normalCdf } from '../statistics/normal-cdf.ts';

/** Lines in an order beyond the first: log-normal over shops, with the median `more`. */
type LinesOfShops = { more: number; logSd: number };

/** How many lines an order holds before a shop shows its own, for usual shops and for those that sell to shops. */
export type LinesPrior = LinesOfShops & { wholesale: LinesOfShops };

/** `npm run bench -- units --data FOLDER --fit` */
export const LINES_PRIOR: LinesPrior = { more: 0.59, logSd: 1.67, wholesale: { more: 25, logSd: 1.2 } };

/** Lines in an order: the median over shops. */
export function usualLines(isWholesale: boolean, prior = LINES_PRIOR): number {
  return 1 + (isWholesale ? prior.wholesale : prior).more;
}

/** For rising numbers of lines: the part of all shops that is nearer to each than to the others. */
export function shopsBySize(sizes: readonly number[], { more, logSd }: LinesOfShops): number[] {
  const places = sizes.map((size) => Math.log((size - 1) / more) / logSd);
  const ends = places.slice(1).map((place, index) => normalCdf((place + places[index]!) / 2));
  return sizes.map((_, index) => (ends[index] ?? 1) - (ends[index - 1] ?? 0));
}
