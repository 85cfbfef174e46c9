export type Rounding = (amount: number) => number;

/** A sure change is never shown as smaller than this. */
const MIN_SURE_CHANGE = 0.001;

type Steps = { from?: number; step: number; isSure: boolean };

/**
 * Rounds to `1 / step`. A sure change is never rounded to `from`, which would show no change and no sign: it keeps its
 * first significant digit.
 */
export function roundChange(amount: number, round: Rounding, { from = 0, step, isSure }: Steps): number {
  const difference = amount - from;
  const size = isSure ? Math.max(Math.abs(difference), MIN_SURE_CHANGE) : Math.abs(difference);
  const finest = isSure ? Math.max(step, 10 ** Math.ceil(-Math.log10(size))) : step;
  // floating-point noise must not round outwards
  const steps = round(Number((Math.sign(difference) * size * finest).toFixed(6)));
  return (from * finest + steps) / finest;
}
