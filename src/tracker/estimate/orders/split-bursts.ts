import { MINUTE_MS } from '#runtime/clock.ts';

/** A stretch of time: the orders seen in it, and the part of the placed orders that could be seen. */
type Stretch = { from: number; to: number; seen: number; visible: number };

export const BIN_MS = 2 * MINUTE_MS;
/** With fewer seen orders, no change of their rate is looked for. */
const MIN_SEEN = 10;
/** The gain in log-likelihood for a change of rate: one in several hundred even hours reaches it by chance. */
const MIN_GAIN = 8;

/**
 * Splits a row of short bins where the rate of orders changes, and joins the bins between. Otherwise a burst of
 * minutes, and what it hides, would be lost in the mean of its hour. Splits by the likelihood of Poisson counts,
 * greatest gain first (binary segmentation, Scott and Knott 1974).
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
    let best = { at: from, gain: MIN_GAIN };
    if (seen[to]! - seen[from]! >= MIN_SEEN) {
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
