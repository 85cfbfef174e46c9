/** What a store is expected to sell: lines a day in total, over products whose rates are Gamma with this shape. */
export type Expected = { linesPerDay: number; products: number; shape: number };

/** How often a page of a catalogue shows other news (a price, a product): every 40 hours. A choice. */
const NEWS_PER_DAY = 0.6;

/**
 * What one more request a day brings: sales a day that would stay hidden behind a later one of the same product, and
 * other news of the page. A poll costs `requests`. The gain falls with the polls a day and rises with the rate.
 *
 * Cho & Garcia-Molina 2003: a product of rate λ read f times a day shows f(1 − e^(−λ/f)) of its sales, whose derivative
 * by f is 1 − e^(−x)(1 + x), x = λ/f. Its mean over Gamma rates of mean λ and shape a is
 * 1 − (1 + x/a)^(−a−1) (1 + x/a + x).
 */
export function expectedGain(expected: Expected | null, requests: number, pollsPerDay: number): number {
  const news = hiddenShare(NEWS_PER_DAY / pollsPerDay, Number.POSITIVE_INFINITY);
  if (!expected || expected.linesPerDay <= 0) return news;
  const perProduct = expected.linesPerDay / expected.products / pollsPerDay;
  return (expected.products * hiddenShare(perProduct, expected.shape)) / requests + news;
}

function hiddenShare(x: number, shape: number): number {
  if (shape === Number.POSITIVE_INFINITY) return -Math.expm1(Math.log1p(x) - x);
  return -Math.expm1(Math.log1p(x / shape + x) - (shape + 1) * Math.log1p(x / shape));
}
