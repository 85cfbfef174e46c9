import { type ImputedProduct, type ImputedSales, type ImputedStore, imputeSales } from './imputed-sales.ts';

/** Reviews that a product gained. `times`: when each was written; null if the shop shows only a count. */
export type NewReviews = { count: number; times: readonly number[] | null };

/** With fewer reviews on products whose sales are seen, the share of buyers who write one is unknown. */
const MIN_REVIEWS = 10;

/** Reviews per line, Gamma(1/2 + reviews) over the lines: mean and relative standard deviation. Null if unknown. */
export function reviewRate({
  gained,
  lines,
}: {
  gained: number;
  lines: number;
}): { mean: number; relativeSd: number } | null {
  if (gained < MIN_REVIEWS || lines <= 0) return null;
  return { mean: (gained + 0.5) / lines, relativeSd: 1 / Math.sqrt(gained + 0.5) };
}

/**
 * Sales of products that show nothing but their reviews: new reviews divided by the share of buyers who write one, as
 * seen on the products whose sales are seen. A review comes days after its order. The sale is dated when the review was
 * written, else in the gap that showed it.
 */
export function reviewSales(
  gained: ReadonlyMap<string, NewReviews>,
  rate: { mean: number; relativeSd: number },
  gap: { from: number; to: number },
  store: ImputedStore,
): ImputedSales {
  const { relativeSd } = rate;
  // Poisson reviews, each worth 1 / rate lines
  const linesVar = (lines: number) => lines / rate.mean;
  const common = { linesVar, relativeSd };
  const reviewed = [...gained].flatMap(([externalId, { count, times }]): ImputedProduct[] => {
    if (times) {
      const one = { ...common, externalId, lines: 1 / rate.mean, observations: 1, before: null, after: { reviews: 1 } };
      return times.map((at) => ({ ...one, at }));
    }
    const had = store.products.get(externalId)?.reviewCount ?? 0;
    const seen = { before: { reviews: had }, after: { reviews: had + count } };
    return [{ ...common, externalId, lines: count / rate.mean, observations: count, ...seen }];
  });
  return imputeSales('reviews', reviewed, gap, store);
}
