import type { Censoring } from '../../known/store-model.ts';

/** How many covered orders the trust in plain chance is worth. */
const TRUST = 3;
const MAX_FACTOR = 4;
const WATCHED_ORDERS = 60;
/** A gap that touched every product covers every order, and teaches nothing. Sums of shares may miss 1 by a digit. */
const NEARLY_ALL = 1 - 1e-9;

/** The factor by which the odds of being covered are raised, and its relative standard deviation. */
export function censoringFactor(censoring: Censoring): { value: number; relativeSd: number } {
  const value = Math.min(MAX_FACTOR, Math.max(1, (censoring.covered + TRUST) / (censoring.expected + TRUST)));
  return { value, relativeSd: 1 / Math.sqrt(censoring.covered + TRUST) };
}

/** Multiplies the odds of a chance by a factor: small chances grow by the factor, and none becomes certain. */
export function raisedChance(chance: number, factor: number): number {
  return (factor * chance) / (1 - chance + factor * chance);
}

/**
 * Learns from the last gap's latest orders: how many had all their products stamped again in this gap, and how many
 * should have by chance.
 */
export function learnCensoring(
  censoring: Censoring,
  gap: {
    kept: number;
    isWithinOnePoll: boolean;
    /** ρ over the whole gap. */
    coveredShare: number;
    /** The previous stamps of the touched products. */
    stampsBefore: readonly number[];
    orders: readonly { at: number; size: number }[];
  },
): Censoring {
  let covered = censoring.covered * gap.kept;
  let expected = censoring.expected * gap.kept;
  if (gap.coveredShare < NEARLY_ALL) {
    const touchedOf = new Map<number, number>();
    for (const at of gap.stampsBefore) touchedOf.set(at, (touchedOf.get(at) ?? 0) + 1);
    for (const [at, size] of censoring.last) {
      expected += gap.coveredShare ** size;
      if ((touchedOf.get(at) ?? 0) >= size) covered += 1;
    }
  }
  const latest = gap.orders.toSorted((one, other) => other.at - one.at).slice(0, WATCHED_ORDERS);
  const last = latest.map(({ at, size }): [number, number] => [at, size]);
  return {
    last: gap.isWithinOnePoll ? [...last, ...censoring.last].slice(0, WATCHED_ORDERS) : last,
    covered,
    expected,
  };
}
