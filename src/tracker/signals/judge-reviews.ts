import type { ProbedSignal, ReadingProduct } from '../reading.ts';

/** If at least this many products have reviews and all counts are equal, they are a widget's, not the products'. */
const MIN_REVIEWED = 5;

/** The reviews signal as one visit shows it; none if the store shows no review counts. */
export function judgeReviews(products: readonly ReadingProduct[], source: string): ProbedSignal[] {
  const counts = products.flatMap(({ reviewCount }) => (reviewCount === null ? [] : [reviewCount]));
  if (counts.length === 0) return [];
  const withReviews = counts.filter((count) => count > 0);
  const isOneForAll = withReviews.length >= MIN_REVIEWED && new Set(counts).size === 1;
  const reviews = counts.reduce((sum, count) => sum + count, 0);
  const evidence = { products: counts.length, withReviews: withReviews.length, reviews };
  return [{ kind: 'reviews', state: isOneForAll ? 'refused' : 'alive', source, evidence }];
}
