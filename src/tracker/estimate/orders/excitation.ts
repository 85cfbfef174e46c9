import type { Excitation } from '../../known/store-model.ts';

/** How many sightings the trust in no excitation is worth. */
const TRUST = 20;
const MAX_EXCITED = 4;
/** Products that are expected in nearly every gap anyway teach nothing. */
const MAX_EXPECTED = 0.7;
const CLASSES_PER_OCTAVE = 2;
const MIN_SHARE = 2 ** -16;

export function excitationFactor(excitation: Excitation): number {
  return Math.min(MAX_EXCITED, Math.max(1, (excitation.seen + TRUST) / (excitation.expected + TRUST)));
}

/**
 * Learns how many products that sold in the last gap sold in this one too, and how many should have by their shares.
 */
export function learnExcitation(
  excitation: Excitation,
  gap: {
    kept: number;
    isWithinOnePoll: boolean;
    orders: number;
    touched: readonly { share: number; isAgain: boolean }[];
  },
): Excitation {
  const last = gap.isWithinOnePoll ? [...excitation.last] : [];
  let seen = excitation.seen * gap.kept;
  let expected = excitation.expected * gap.kept;
  for (const [index, count] of excitation.last.entries()) {
    if (count > 0 && isTelling(index, gap.orders)) expected += count * chanceSeen(index, gap.orders);
  }
  for (const { share, isAgain } of gap.touched) {
    const index = classOf(share);
    while (last.length <= index) last.push(0);
    if (!(gap.isWithinOnePoll && isAgain)) last[index]! += 1;
    if (isAgain && isTelling(index, gap.orders)) seen += 1;
  }
  return { last, seen, expected };
}

function isTelling(index: number, orders: number): boolean {
  return chanceSeen(index, orders) < MAX_EXPECTED;
}

function chanceSeen(index: number, orders: number): number {
  return 1 - Math.exp(-orders * MIN_SHARE * 2 ** (index / CLASSES_PER_OCTAVE));
}

function classOf(share: number): number {
  return Math.max(0, Math.round(CLASSES_PER_OCTAVE * Math.log2(Math.max(MIN_SHARE, share) / MIN_SHARE)));
}
