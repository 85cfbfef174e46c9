import { DAY_MS, MINUTE_MS, SECOND_MS } from '#runtime/clock.ts';
import { isMoreThanEver } from './more-than-ever.ts';
import type { StampMovement } from './movement.ts';

/** Stamps of one rendering lie this close to each other. In a young copy, they lie this close before the answer. */
const ONE_RENDERING_MS = 2 * MINUTE_MS;
const YOUNG_COPY_MS = 10 * MINUTE_MS;
const HALF = 0.5;
const NEARLY_ALL = 0.9;
const MIN_MOVED = 5;
/** A sync or a delivery writes this part of its products within a quarter of the time between two readings. */
const TOGETHER = 0.6;
/** So many stamps of one second are those of a page that was rendered, or of a write, if orders hold fewer by far. */
const STAMPS_OF_A_PAGE = 20;
const TIMES_AN_ORDER = 2;
/** In a gap this long, half of a shop's products may well sell. */
const LONG_GAP_MS = DAY_MS / 4;
/** As many stamps, and this many times as many as by chance, share their second if they are of orders. */
const MIN_SHARED = 5;
const BEYOND_CHANCE = 2;

/**
 * - `still`: nothing moved.
 * - `own`: some moved while others did not, or each at its own time.
 * - `edits`: what moved was edited, or moved in one stroke, as a page of copies does: it shows nothing, and is no sale.
 * - `follows`: half of all carry the time of the answer: a rendering, or a bulk edit just before it.
 * - `all`, `more-than-ever`: nearly all, or half, moved throughout the gap, and far more than ever: stamps drawn at
 *   each reading, or a burst. If they came by baskets, they are a burst, and `own`.
 * - `late`: they moved long before the last reading, which saw an old copy.
 */
export type StampJudgement = 'still' | 'own' | 'edits' | 'follows' | 'all' | 'more-than-ever' | 'late';

/**
 * What a store has shown before: moves in such a gap at its rate, null if that is not known yet; and how many products
 * its orders hold, null if no stamps have shown them yet.
 */
export type StampHabit = { expected: number | null; orderSize: number | null };

export function judgeStampMovement(
  movement: StampMovement,
  gap: { from: number; to: number },
  { expected, orderSize }: StampHabit,
): StampJudgement {
  const { shown, times, late, alone } = movement;
  const moved = times.length;
  if (moved === 0) return 'still';
  if (late >= moved * HALF) return 'late';
  if (moved >= shown * HALF) {
    const newest = times.at(-1)!;
    if (newest - times[0]! < ONE_RENDERING_MS) return gap.to - newest < YOUNG_COPY_MS ? 'follows' : 'edits';
    const length = gap.to - gap.from;
    const isOdd = expected === null ? length < LONG_GAP_MS : isMoreThanEver(moved, shown, expected);
    if (isOdd && moved >= MIN_MOVED) {
      if (mostWithin(times, length / 4) >= moved * TOGETHER) return 'edits';
      if (!areBaskets(times, length)) return moved >= shown * NEARLY_ALL ? 'all' : 'more-than-ever';
    }
  }
  const mostOfOrders = orderSize === null ? Infinity : Math.max(STAMPS_OF_A_PAGE, TIMES_AN_ORDER * orderSize);
  return alone > 0 && moved < new Set(times).size * mostOfOrders ? 'own' : 'edits';
}

/**
 * Whether stamps of a gap came by baskets: an order stamps its products in one second, and most orders hold few. Pages
 * that are rendered stamp many products at once; stamps that are drawn share a second by chance.
 */
function areBaskets(times: readonly number[], gapMs: number): boolean {
  const seconds = new Set(times).size;
  const shared = times.length - seconds;
  const byChance = times.length ** 2 / 2 / (gapMs / SECOND_MS);
  return seconds >= times.length * HALF && shared >= Math.max(MIN_SHARED, BEYOND_CHANCE * byChance);
}

/** The most of these times, oldest first, that lie within a span of each other. */
function mostWithin(times: readonly number[], spanMs: number): number {
  let most = 0;
  let first = 0;
  for (let last = 0; last < times.length; last++) {
    while (times[last]! - times[first]! > spanMs) first++;
    most = Math.max(most, last - first + 1);
  }
  return most;
}
