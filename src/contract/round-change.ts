export type Rounding = (amount: number) => number;

/** Nothing that is sure is told as less. */
const LEAST = 0.001;

type Steps = { from?: number; step: number; isSure: boolean };

/**
 * Rounded to `1 / step`, but a change that is sure never to `from`, where it would be none: its sign is what it says. It
 * keeps its first digit then.
 */
export function roundChange(amount: number, round: Rounding, { from = 0, step, isSure }: Steps): number {
  const difference = amount - from;
  const size = isSure ? Math.max(Math.abs(difference), LEAST) : Math.abs(difference);
  const finest = isSure ? Math.max(step, 10 ** Math.ceil(-Math.log10(size))) : step;
  // what floats add must not round outwards
  const steps = round(Number((Math.sign(difference) * size * finest).toFixed(6)));
  return (from * finest + steps) / finest;
}
