import { MINUTE_MS } from '#runtime/clock.ts';

/** A stretch of time: the orders seen in it, and the part of those placed in it that could be seen. */
type Stretch = { from: number; to: number; seen: number; visible: number };

export const BIN_MS = 2 * MINUTE_MS;
/** Seen orders, below which no change of their rate is looked for. */
const LEAST_SEEN = 10;
/** Of the logarithm of the likelihood, for a change of rate: one in several hundred even hours shows that by chance. */
const LEAST_GAIN = 8;

/**
 * Parts a row of short stretches where their orders' rate changes, and joins what lies between: a burst of minutes is
 * lost in the mean of its hour, and what it hides with it. By the likelihood of Poisson counts, greatest gain first (binary segmentation, Scott and Knott 1974).
 */
export function splitBursts<T extends Stretch>(bins: readonly T[], join: (bins: readonly T[]) => T): T[] {
  const seen = [0];
  const exposure = [0];
  for (const bin of bins) {
    seen.push(seen.at(-1)! + bin.seen);
    exposure.push(exposure.at(-1)! + bin.visible * (bin.to - bin.from));
  }
  function likelihood(from: number, to: number): number {
    const count = seen[to]! - seen[from]!;
    const shown = exposure[to]! - exposure[from]!;
    return count > 0 && shown > 0 ? count * Math.log(count / shown) : 0;
  }
  function split(from: number, to: number): T[] {
    const whole = likelihood(from, to);
    let best = { at: from, gain: LEAST_GAIN };
    if (seen[to]! - seen[from]! >= LEAST_SEEN) {
      for (let at = from + 1; at < to; at++) {
        const gain = likelihood(from, at) + likelihood(at, to) - whole;
        if (gain > best.gain) best = { at, gain };
      }
    }
    if (best.at === from) return [join(bins.slice(from, to))];
    return [...split(from, best.at), ...split(best.at, to)];
  }
  return bins.length > 0 ? split(0, bins.length) : [];
}
