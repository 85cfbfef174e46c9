/**
 * Products run hot: one that sold in the last gap sells again in this one more often than its share says (a
 * promotion, two orders of one buyer, a season's start). How much more is learned by asking of the products seen in
 * one gap how many are seen in the next; what hides in a gap is near a sale, too, and is raised by the same factor.
 */
export type Heat = {
  /** Products seen in the last gap, by class of their share. */
  last: number[];
  /** Of such products: seen again, and expected to be, with exponential forgetting. */
  seen: number;
  expected: number;
};

export const NO_HEAT: Heat = { last: [], seen: 0, expected: 0 };

/** Sightings' worth of trust in no heat at all. */
const TRUST = 20;
const HOTTEST = 4;
/** Products that are in nearly every gap anyway tell nothing. */
const MOST_EXPECTED = 0.7;
const CLASSES_PER_OCTAVE = 2;
const LEAST_SHARE = 2 ** -16;

export function heatFactor(heat: Heat): number {
  return Math.min(HOTTEST, Math.max(1, (heat.seen + TRUST) / (heat.expected + TRUST)));
}

export function learnHeat(
  heat: Heat,
  gap: { kept: number; orders: number; touched: readonly { share: number; isAgain: boolean }[] },
): Heat {
  const last: number[] = [];
  let seen = heat.seen * gap.kept;
  let expected = heat.expected * gap.kept;
  for (const [index, count] of heat.last.entries()) {
    if (count > 0 && isTelling(index, gap.orders)) expected += count * chanceSeen(index, gap.orders);
  }
  for (const { share, isAgain } of gap.touched) {
    const index = classOf(share);
    while (last.length <= index) last.push(0);
    last[index]! += 1;
    if (isAgain && isTelling(index, gap.orders)) seen += 1;
  }
  return { last, seen, expected };
}

function isTelling(index: number, orders: number): boolean {
  return chanceSeen(index, orders) < MOST_EXPECTED;
}

function chanceSeen(index: number, orders: number): number {
  return 1 - Math.exp(-orders * LEAST_SHARE * 2 ** (index / CLASSES_PER_OCTAVE));
}

function classOf(share: number): number {
  return Math.max(0, Math.round(CLASSES_PER_OCTAVE * Math.log2(Math.max(LEAST_SHARE, share) / LEAST_SHARE)));
}
