import { lnGamma } from './ln-gamma.ts';

export type GammaPrior = { shape: number; rate: number };
/** `count` events seen during `exposure`. */
export type Sighting = { count: number; exposure: number };

/**
 * Fits the Gamma prior of many Poisson rates by maximum marginal likelihood,
 * Σ ln Γ(a+X) − ln Γ(a) + a ln b − (a+X) ln(b+T) (negative binomial; empirical Bayes after Robbins 1956). For a given
 * shape the best rate is found by fixed point, the shape by golden section on its logarithm.
 * Null if there are fewer than two products with exposure, or no event at all.
 */
export function fitPrior(sightings: readonly Sighting[]): GammaPrior | null {
  const exposed = sightings.filter((one) => one.exposure > 0);
  const total = exposed.reduce((sum, one) => sum + one.count, 0);
  if (exposed.length < 2 || total <= 0) return null;
  let low = Math.log(0.02);
  let high = Math.log(50);
  const golden = (Math.sqrt(5) - 1) / 2;
  let left = high - golden * (high - low);
  let right = low + golden * (high - low);
  let leftValue = profile(exposed, Math.exp(left)).likelihood;
  let rightValue = profile(exposed, Math.exp(right)).likelihood;
  while (high - low > 0.01) {
    if (leftValue > rightValue) {
      high = right;
      right = left;
      rightValue = leftValue;
      left = high - golden * (high - low);
      leftValue = profile(exposed, Math.exp(left)).likelihood;
    } else {
      low = left;
      left = right;
      leftValue = rightValue;
      right = low + golden * (high - low);
      rightValue = profile(exposed, Math.exp(right)).likelihood;
    }
  }
  const shape = Math.exp((low + high) / 2);
  return { shape, rate: profile(exposed, shape).rate };
}

function profile(sightings: readonly Sighting[], shape: number): { rate: number; likelihood: number } {
  // d/db = 0: the mean of (a + X) / (b + T) is a / b
  let rate = shape / meanOf(sightings);
  for (let round = 0; round < 30; round++) {
    let sum = 0;
    for (const one of sightings) sum += (shape + one.count) / (rate + one.exposure);
    const next = (shape * sightings.length) / sum;
    const isClose = Math.abs(next - rate) < 1e-6 * rate;
    rate = next;
    if (isClose) break;
  }
  let likelihood = sightings.length * (shape * Math.log(rate) - lnGamma(shape));
  for (const one of sightings) {
    likelihood += lnGamma(shape + one.count) - (shape + one.count) * Math.log(rate + one.exposure);
  }
  return { rate, likelihood };
}

function meanOf(sightings: readonly Sighting[]): number {
  let count = 0;
  let exposure = 0;
  for (const one of sightings) {
    count += one.count;
    exposure += one.exposure;
  }
  return count / exposure;
}
