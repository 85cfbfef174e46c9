import type { Summary } from './table.ts';

/** A tried rate. `holds`: p99 is within MAX_MS, without errors. */
export type Step = Summary & { rate: number; holds: boolean; cpuMsPerRequest: number };
/** `step`: the highest rate that holds; null if none did. */
export type Capacity = { step: Step | null; tried: Step[] };

const MAX_MS = 150;
const FACTOR = 1.5;
const NEAR_ENOUGH = 1.1;
const MIN_RATE = 5;

/**
 * The highest rate that a server sustains, to a tenth. It goes up (or down) by halves until a rate fails (or holds),
 * then searches between the two. `run`: applies the load of a rate.
 */
export async function findCapacity(
  from: number,
  run: (rate: number) => Promise<Summary & { cpuMsPerRequest: number }>,
): Promise<Capacity> {
  const tried: Step[] = [];
  const holds = async (rate: number): Promise<boolean> => {
    const summary = await run(rate);
    const step = { ...summary, rate, holds: summary.p99Ms <= MAX_MS && summary.errors === 0 };
    tried.push(step);
    return step.holds;
  };
  let [low, high] = [0, Number.POSITIVE_INFINITY];
  for (let rate = from; rate >= MIN_RATE && high / low > NEAR_ENOUGH; rate = nextRate(low, high)) {
    if (await holds(rate)) low = rate;
    else high = rate;
  }
  return { step: tried.find(({ rate }) => rate === low) ?? null, tried };
}

function nextRate(low: number, high: number): number {
  if (high === Number.POSITIVE_INFINITY) return Math.round(low * FACTOR);
  if (low === 0) return Math.floor(high / FACTOR);
  return Math.round(Math.sqrt(low * high));
}
