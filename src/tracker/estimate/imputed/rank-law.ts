/**
 * Sales by rank: S = e^(a - b·ln rank), the power law of best-seller lists (Brynjolfsson, Hu and Smith 2003), in lines
 * per order of the store. `spread` is the relative variance between products of one rank, `covariance` that of a and b.
 */
export type RankLaw = {
  a: number;
  b: number;
  spread: number;
  covariance: { aa: number; ab: number; bb: number };
  products: number;
};

/**
 * A product with a better signal: its rank, its lines, and the orders of the store during which they would have shown.
 */
export type RankedSales = { rank: number; lines: number; orders: number };

const MIN_PRODUCTS = 8;
const MIN_LINES = 30;
/** The slope must be this many standard errors away from zero, which chance would not give. */
const TELLING = 3;
const ROUNDS = 50;
/** Two products of one rank may always differ by so much: a list shows neither when nor why things sold. */
const MIN_SPREAD = 0.5;

/**
 * Fits the law by Poisson regression (iteratively reweighted least squares), including products that sold nothing; null
 * if the ranking says too little of what sells.
 */
export function fitRankLaw(sold: readonly RankedSales[]): RankLaw | null {
  const seen = sold.filter(({ orders }) => orders > 0);
  const lines = seen.reduce((sum, one) => sum + one.lines, 0);
  if (seen.length < MIN_PRODUCTS || lines < MIN_LINES) return null;
  let a = Math.log(lines / seen.reduce((sum, one) => sum + one.orders, 0));
  let slope = 0;
  let sums = weighted(seen, a, slope);
  for (let round = 0; round < ROUNDS; round++) {
    const { w, wx, wxx, r, rx } = sums;
    const determinant = w * wxx - wx ** 2;
    if (!(determinant > 1e-12)) return null;
    const stepA = (wxx * r - wx * rx) / determinant;
    const stepSlope = (w * rx - wx * r) / determinant;
    a += Math.max(-2, Math.min(2, stepA));
    slope += Math.max(-1, Math.min(1, stepSlope));
    sums = weighted(seen, a, slope);
    if (Math.abs(stepA) + Math.abs(stepSlope) < 1e-9) break;
  }
  const { w, wx, wxx } = sums;
  const determinant = w * wxx - wx ** 2;
  if (!(determinant > 1e-12) || !Number.isFinite(a) || !Number.isFinite(slope)) return null;
  const { dispersion, spread } = scatter(seen, a, slope);
  const factor = Math.max(1, dispersion) / determinant;
  const covariance = { aa: wxx * factor, ab: -wx * factor, bb: w * factor };
  if (-slope < TELLING * Math.sqrt(covariance.bb)) return null;
  return { a, b: -slope, spread, covariance, products: seen.length };
}

/**
 * Lines per order of the store at a rank; `relativeVar` is that of one product, `relativeSd` that of the law, shared by
 * all.
 */
export function linesAtRank(law: RankLaw, rank: number): { mean: number; relativeVar: number; relativeSd: number } {
  const x = Math.log(rank);
  const mean = Math.exp(law.a - law.b * x);
  const { aa, ab, bb } = law.covariance;
  return { mean, relativeVar: law.spread, relativeSd: Math.sqrt(Math.max(0, aa + 2 * x * ab + x ** 2 * bb)) };
}

function weighted(sold: readonly RankedSales[], a: number, slope: number) {
  const sums = { w: 0, wx: 0, wxx: 0, r: 0, rx: 0 };
  for (const { rank, lines, orders } of sold) {
    const x = Math.log(rank);
    const expected = orders * Math.exp(Math.min(50, a + slope * x));
    sums.w += expected;
    sums.wx += expected * x;
    sums.wxx += expected * x ** 2;
    sums.r += lines - expected;
    sums.rx += (lines - expected) * x;
  }
  return sums;
}

/** Pearson's χ² per degree of freedom, and the variance between products that chance does not explain. */
function scatter(sold: readonly RankedSales[], a: number, slope: number): { dispersion: number; spread: number } {
  let chi = 0;
  let excess = 0;
  let squares = 0;
  for (const { rank, lines, orders } of sold) {
    const expected = orders * Math.exp(a + slope * Math.log(rank));
    if (expected <= 0) continue;
    chi += (lines - expected) ** 2 / expected;
    excess += (lines - expected) ** 2 - expected;
    squares += expected ** 2;
  }
  return {
    dispersion: chi / Math.max(1, sold.length - 2),
    spread: Math.max(MIN_SPREAD, squares > 0 ? excess / squares : 0),
  };
}
