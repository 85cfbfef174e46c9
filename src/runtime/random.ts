/** Seeded random numbers (mulberry32): the same seed gives the same world. */
export type Random = {
  /** Uniform in [0, 1). */
  next(): number;
  /** Whole number in [0, below). */
  below(below: number): number;
  normal(): number;
  exponential(rate: number): number;
  poisson(mean: number): number;
};

export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }
  function normal(): number {
    return Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
  }
  function poisson(mean: number): number {
    if (mean > 30) return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal()));
    const limit = Math.exp(-mean);
    let count = 0;
    for (let product = next(); product > limit; product *= next()) count++;
    return count;
  }
  return {
    next,
    below: (below) => Math.floor(next() * below),
    normal,
    exponential: (rate) => -Math.log(1 - next()) / rate,
    poisson,
  };
}

/** A seed from a text (FNV-1a). */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}
