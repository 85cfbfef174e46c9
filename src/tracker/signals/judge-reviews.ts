import type { ProbedSignal, ReadingProduct } from '../reading.ts';

/** Counts that are the same everywhere are a widget's, not the products'. */
const FEWEST_ALIKE = 5;

/** Review counts as one visit shows them; none where the store shows none. */
export function judgeReviews(products: readonly ReadingProduct[], source: string): ProbedSignal[] {
  const counts = products.flatMap(({ reviewCount }) => (reviewCount === null ? [] : [reviewCount]));
  if (counts.length === 0) return [];
  const withReviews = counts.filter((count) => count > 0);
  const isOneForAll = withReviews.length >= FEWEST_ALIKE && new Set(counts).size === 1;
  const reviews = counts.reduce((sum, count) => sum + count, 0);
  const evidence = { products: counts.length, withReviews: withReviews.length, reviews };
  return [{ kind: 'reviews', state: isOneForAll ? 'refused' : 'alive', source, evidence }];
}
