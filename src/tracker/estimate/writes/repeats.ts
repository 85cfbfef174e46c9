import { DAY_MS } from '#runtime/clock.ts';
import { seedOf } from '#runtime/random.ts';
import type { Thinning } from '../../known/product.ts';
import type { Repeats } from '../../known/store-model.ts';
import { poissonTail } from '../statistics/poisson-tail.ts';
import { spikeAndSlab } from '../statistics/spike-and-slab.ts';
import type { Touch } from './classify-touches.ts';

/** A basket of several products; `chance`: that an order of as many products holds exactly these. */
export type SeenBasket = { hash: number; at: number; size: number; chance: number };

const MEMORY_MS = 30 * DAY_MS;
const MAX_SEEN = 400;
/** Most goods that come back do so within this time. */
const RETURN_MS = 14 * DAY_MS;
/** The prior of the part of the baskets that repeat known ones: none is as likely as some, with this mean. */
const PRIOR = { chanceOfSome: 0.5, usual: 0.1 };
const LIKELY = 0.6;
/**
 * Buyers who order exactly the same again: 0.7 % of the baskets in a year's real log. A part below this may be all
 * habit.
 */
const HABIT = 0.02;
/** Goods that come back were sold before, so they are at most half. */
const MAX_BACK = 0.5;
/** Classes of the likelihood ratio. */
const CLASSES_PER_OCTAVE = 2;
const MIN_OCTAVE = -4;
const CLASSES = 40;
/** Baskets alike are a habit if chance brings as many with less than this, even if one of them has come back. */
const SELDOM = 0.1;
/** The class of a basket that was not taken for a known one. */
const NOT_KNOWN = -1;

/**
 * The part of the seen orders that are sales. Goods come back once: baskets seen twice may have come back, and baskets
 * seen more often are habits. The share of the former is Beta distributed, with the doubt of a single case.
 */
export function salesOfSeen({ fresh, known, habits }: Pick<Repeats, 'fresh' | 'known' | 'habits'>): Thinning {
  const repeated = spikeAndSlab(
    (part) =>
      known.reduce((sum, count, index) => sum + count * Math.log(1 + part * (ratioOf(index) - 1)), 0) +
      fresh * Math.log(1 - part),
    PRIOR,
  );
  const twice = known.reduce((sum, count) => sum + count, 0);
  const returned = (0.5 + twice) / (1 + twice + habits);
  const meanSquare = repeated.meanSquare * (returned ** 2 + (returned * (1 - returned)) / 2);
  if (repeated.chanceOfSome < LIKELY || repeated.mean < HABIT) return { kept: 1, sd: Math.sqrt(meanSquare) };
  const back = Math.min(MAX_BACK, repeated.mean * returned);
  return { kept: 1 - back, sd: Math.sqrt(Math.max(0, meanSquare - back ** 2)) };
}

export function learnRepeats(repeats: Repeats, now: number, kept: number, baskets: readonly SeenBasket[]): Repeats {
  const seen = repeats.seen.filter(([, at]) => now - at < MEMORY_MS).map((one): Repeats['seen'][number] => [...one]);
  const reach = Math.min(1, (now - (seen[0]?.[1] ?? now)) / RETURN_MS);
  let fresh = repeats.fresh * kept;
  let habits = repeats.habits * kept;
  const known = repeats.known.map((count) => count * kept);
  const added: Repeats['seen'] = [];
  for (const { hash, at, size, chance } of baskets) {
    if (hash % repeats.every !== 0) continue;
    const alike = seen.filter((one) => one[2] === size);
    const again = alike.filter((one) => one[0] === hash);
    const byChance = alike.length * chance * repeats.every;
    const isHabit = again.length > 1 && poissonTail(again.length - 1, byChance) < SELDOM;
    let taken = NOT_KNOWN;
    if (again.length === 0 || isHabit) fresh += reach;
    else {
      const index = classOf(again.length / byChance);
      while (known.length <= index) known.push(0);
      known[index]! += 1;
      taken = index;
    }
    // goods come back once: what is a habit was none of them before
    if (isHabit && again.some((one) => one[3] !== NOT_KNOWN)) habits += 1;
    for (const one of isHabit ? again : []) {
      if (one[3] === NOT_KNOWN) continue;
      known[one[3]] = Math.max(0, (known[one[3]] ?? 0) - 1);
      fresh += reach;
      one[3] = NOT_KNOWN;
    }
    added.push([hash, at, size, taken]);
  }
  const all = [...seen, ...added.toSorted((one, other) => one[1] - other[1])];
  let { every } = repeats;
  let left = all;
  while (left.length > MAX_SEEN) {
    every *= 2;
    left = left.filter(([hash]) => hash % every === 0);
  }
  return { seen: left, every, fresh, known, habits };
}

function classOf(ratio: number): number {
  const index = Math.round((Math.log2(ratio) - MIN_OCTAVE) * CLASSES_PER_OCTAVE);
  return Math.min(CLASSES - 1, Math.max(0, index));
}

function ratioOf(index: number): number {
  return 2 ** (MIN_OCTAVE + index / CLASSES_PER_OCTAVE);
}

/** The baskets of several products among a gap's touches; `shareSum`: lines per order. */
export function basketsOf(touches: readonly Touch[], shareSum: number): SeenBasket[] {
  const baskets: SeenBasket[] = [];
  for (const [at, together] of Map.groupBy(touches, (touch) => touch.at)) {
    const sold = together.filter(({ weight }) => weight > 0.5);
    const size = sold.length;
    if (size < 2) continue;
    const ids = sold.map(({ change }) => change.externalId).sort();
    const parts = sold.map(({ shareBefore }) => Math.min(0.9, shareBefore / shareSum));
    const mean = parts.reduce((sum, part) => sum + part, 0) / size;
    // in any order, each picked from what those before it leave
    let chance = 1;
    for (const [index, part] of parts.entries()) chance *= ((index + 1) * part) / Math.max(0.1, 1 - index * mean);
    baskets.push({ hash: seedOf(ids.join(' ')), at, size, chance: Math.min(1, chance) });
  }
  return baskets;
}
