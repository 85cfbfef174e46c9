import { MINUTE_MS } from '#runtime/clock.ts';
import type { Censoring, SameAgain } from '../../known/store-model.ts';
import { spikeAndSlab } from '../statistics/spike-and-slab.ts';

/** Upper ends of the classes of delay, in minutes. */
const CLASS_ENDS = [0.5, 1, 2, 4, 8, 16, 32];
/** The mean delays that are tried, in minutes; all are equally likely a priori. */
const MEAN_DELAYS = [0.7, 1.5, 3, 6, 12];
/** The prior of the part of the orders that are followed by another of the same products. */
const PRIOR = { chanceOfSome: 0.4, usual: 0.12 };
const LIKELY = 0.5;

/**
 * The part of the orders that another of the same products soon follows, its standard deviation, and by when it
 * follows.
 */
export type AgainPart = { part: number; sd: number; within(ms: number): number };

/**
 * Orders that make another of the same products likely within minutes (Hawkes 1971, an exponential kernel): two buyers
 * at one machine, one basket paid in two. The later stamp hides the earlier order unless a poll fell between. Estimated
 * by Bayes on Poisson counts of those that a poll separated, per class of delay, beyond what chance covers. A delay shows
 * only if it lasts until the poll (left truncation, Lynden-Bell 1971), so each class counts only the minutes after it.
 */
export function againPart({ covered, expected, exposed }: SameAgain): AgainPart {
  const atRisk = MEAN_DELAYS.map((mean) => exposed.map((minutes, index) => minutes * hazard(index, mean)));
  const logs = (part: number) =>
    atRisk.map((risks) =>
      risks.reduce((sum, risk, index) => {
        const count = (expected[index] ?? 0) + part * risk;
        return sum - part * risk + ((covered[index] ?? 0) > 0 ? covered[index]! * Math.log(count + 1e-9) : 0);
      }, 0),
    );
  const posterior = spikeAndSlab((part) => {
    const each = logs(part);
    const highest = Math.max(...each);
    return highest + Math.log(each.reduce((sum, log) => sum + Math.exp(log - highest), 0) / each.length);
  }, PRIOR);
  const isLikely = posterior.chanceOfSome >= LIKELY;
  const part = isLikely ? posterior.mean : 0;
  const each = logs(Math.max(posterior.mean, 0.01));
  const highest = Math.max(...each);
  const weights = each.map((log) => Math.exp(log - highest));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return {
    part,
    sd: Math.sqrt(Math.max(0, posterior.meanSquare - part ** 2)),
    within: (ms) =>
      weights.reduce((sum, weight, index) => sum + weight * gone(ms / MINUTE_MS, MEAN_DELAYS[index]!), 0) / all,
  };
}

/** Lines of a product that its last one hid within `ms`, per line, and the error that all lines of the store share. */
export type LinesAgain = { lines: number; sd: number };

export function linesAgain({ part, sd, within }: AgainPart, ms: number): LinesAgain {
  const before = part * within(ms);
  return { lines: before / (1 - before), sd: (sd * within(ms)) / (1 - before) ** 2 };
}

/** Learns from the last gap's latest orders when all their products were stamped again in this gap. */
export function learnAgain(
  again: SameAgain,
  gap: {
    from: number;
    to: number;
    kept: number;
    last: Censoring['last'];
    /** Products sold in this gap: their previous stamp, and the new one. */
    sold: readonly { before: number; at: number }[];
    coveredAfter(at: number): number;
  },
): SameAgain {
  const forget = (counts: readonly number[]) => CLASS_ENDS.map((_, index) => (counts[index] ?? 0) * gap.kept);
  const learnt = { covered: forget(again.covered), expected: forget(again.expected), exposed: forget(again.exposed) };
  const soldAfter = Map.groupBy(gap.sold, ({ before }) => before);
  for (const [at, size] of gap.last) {
    const later = soldAfter.get(at) ?? [];
    const coveredAt = later.length >= size ? Math.min(...later.map((one) => one.at)) : null;
    const until = coveredAt ?? gap.to;
    for (const [index, end] of CLASS_ENDS.entries()) {
      const from = Math.max(gap.from, at + startOf(index) * MINUTE_MS);
      const to = Math.min(until, at + end * MINUTE_MS);
      if (to <= from) continue;
      learnt.exposed[index]! += (to - from) / MINUTE_MS;
      learnt.expected[index]! += gap.coveredAfter(from - 1) ** size - gap.coveredAfter(to) ** size;
      if (coveredAt === to) learnt.covered[index]! += 1;
    }
  }
  return learnt;
}

function startOf(index: number): number {
  return CLASS_ENDS[index - 1] ?? 0;
}

/** The mean density over a class, for delays with this mean. */
function hazard(index: number, mean: number): number {
  const [start, end] = [startOf(index), CLASS_ENDS[index]!];
  return (gone(end, mean) - gone(start, mean)) / (end - start);
}

function gone(minutes: number, mean: number): number {
  return -Math.expm1(-minutes / mean);
}
