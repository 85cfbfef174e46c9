import { DAY_MS } from '#runtime/clock.ts';
import { seedOf } from '#runtime/random.ts';
import type { Thinning } from '../known/product.ts';
import type { Repeats } from '../known/store-model.ts';
import type { Touch } from './classify-touches.ts';
import { spikeAndSlab } from './spike-and-slab.ts';

/** A basket of several products; `chance`: that an order of as many products is of just these. */
export type SeenBasket = { hash: number; at: number; size: number; chance: number };

const MEMORY_MS = 30 * DAY_MS;
const MOST_SEEN = 400;
/** Goods come back within so long, mostly. */
const RETURN_MS = 14 * DAY_MS;
/** How many of the baskets may be known ones again, before anything tells: none as likely as some, with this mean. */
const PRIOR = { chanceOfSome: 0.5, usual: 0.1 };
const LIKELY = 0.6;
/** Buyers who order just the same again: 0.7 % of the baskets of a year's real log. Below this, they may be all of it. */
const HABIT = 0.02;
/** Classes of the likelihood ratio. */
const CLASSES_PER_OCTAVE = 2;
const LEAST_OCTAVE = -4;
const CLASSES = 40;

/**
 * What of the orders seen is sales. Of the part that repeats others, none may be goods that came back, or all: a share
 * nothing tells of has Jeffreys' prior, whose mean is a half and whose variance an eighth.
 */
export function salesOfSeen({ fresh, known }: Pick<Repeats, 'fresh' | 'known'>): Thinning {
  const repeated = spikeAndSlab(
    (part) =>
      known.reduce((sum, count, index) => sum + count * Math.log(1 + part * (ratioOf(index) - 1)), 0) +
      fresh * Math.log(1 - part),
    PRIOR,
  );
  const meanSquare = (3 / 8) * repeated.meanSquare;
  if (repeated.chanceOfSome < LIKELY || repeated.mean < HABIT) return { kept: 1, sd: Math.sqrt(meanSquare) };
  const back = repeated.mean / 2;
  return { kept: 1 - back, sd: Math.sqrt(Math.max(0, meanSquare - back ** 2)) };
}

export function learnRepeats(repeats: Repeats, now: number, kept: number, baskets: readonly SeenBasket[]): Repeats {
  const seen = repeats.seen.filter(([, at]) => now - at < MEMORY_MS);
  const reach = Math.min(1, (now - (seen[0]?.[1] ?? now)) / RETURN_MS);
  let fresh = repeats.fresh * kept;
  const known = repeats.known.map((count) => count * kept);
  const added: Repeats['seen'] = [];
  for (const { hash, at, size, chance } of baskets) {
    if (hash % repeats.every !== 0) continue;
    const alike = seen.filter((one) => one[2] === size);
    const again = alike.filter((one) => one[0] === hash).length;
    if (again === 0) fresh += reach;
    else {
      const index = classOf(again / (alike.length * chance * repeats.every));
      while (known.length <= index) known.push(0);
      known[index]! += 1;
    }
    added.push([hash, at, size]);
  }
  const all = [...seen, ...added.toSorted((one, other) => one[1] - other[1])];
  let { every } = repeats;
  let left = all;
  while (left.length > MOST_SEEN) {
    every *= 2;
    left = left.filter(([hash]) => hash % every === 0);
  }
  return { seen: left, every, fresh, known };
}

function classOf(ratio: number): number {
  const index = Math.round((Math.log2(ratio) - LEAST_OCTAVE) * CLASSES_PER_OCTAVE);
  return Math.min(CLASSES - 1, Math.max(0, index));
}

function ratioOf(index: number): number {
  return 2 ** (LEAST_OCTAVE + index / CLASSES_PER_OCTAVE);
}

/** The baskets of several products among a gap's touches; `shareSum`: lines of an order. */
export function basketsOf(touches: readonly Touch[], shareSum: number): SeenBasket[] {
  const baskets: SeenBasket[] = [];
  for (const [at, together] of Map.groupBy(touches, (touch) => touch.at)) {
    const sold = together.filter(({ weight }) => weight > 0.5);
    const size = sold.length;
    if (size < 2) continue;
    const ids = sold.map(({ change }) => change.externalId).sort();
    const parts = sold.map(({ shareBefore }) => Math.min(0.9, shareBefore / shareSum));
    const mean = parts.reduce((sum, part) => sum + part, 0) / size;
    // in any order, each picked of what those before it leave
    let chance = 1;
    for (const [index, part] of parts.entries()) chance *= ((index + 1) * part) / Math.max(0.1, 1 - index * mean);
    baskets.push({ hash: seedOf(ids.join(' ')), at, size, chance: Math.min(1, chance) });
  }
  return baskets;
}
