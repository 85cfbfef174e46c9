import { DAY_MS, HOUR_MS, MINUTE_MS } from '#runtime/clock.ts';
import { isMoreThanEver } from './more-than-ever.ts';
import type { StampMovement } from './movement.ts';

/** The stamps of one rendering lie within this of each other, and not far before the answer, an old copy's too. */
const ONE_RENDERING_MS = 2 * MINUTE_MS;
const OLD_COPY_MS = HOUR_MS;
const HALF = 0.5;
const NEARLY_ALL = 0.9;
const FEWEST = 5;
/** In so long a time half of a shop may well sell. */
const LONG_GAP_MS = DAY_MS / 4;

/**
 * - `still`: nothing moved.
 * - `own`: some moved while others stood, or each at its own time.
 * - `edits`: what moved was edited, so it shows nothing.
 * - `follows`: half of all carry the time of the answer: a rendering, or a bulk edit just before it.
 * - `all`, `more-than-ever`: nearly all, or half, moved all over the time between, and far more than ever: stamps drawn
 *   at each reading, or a rush.
 * - `late`: they moved long before the last reading: what it saw was an old copy.
 */
export type StampJudgement = 'still' | 'own' | 'edits' | 'follows' | 'all' | 'more-than-ever' | 'late';

/** `expected`: moves in such a gap at the store's rate; null where it is not known yet. */
export function judgeStampMovement(
  movement: StampMovement,
  gap: { from: number; to: number },
  expected: number | null,
): StampJudgement {
  const { shown, moved, late, alone, oldest, newest } = movement;
  if (moved === 0) return 'still';
  if (late >= moved * HALF) return 'late';
  const isMost = moved >= shown * HALF;
  if (isMost && newest - oldest < ONE_RENDERING_MS && gap.to - newest < OLD_COPY_MS) return 'follows';
  // a sync runs through in one go; its stamps lie close together
  const isAllOver = newest - oldest >= (gap.to - gap.from) * HALF;
  const isOdd = expected === null ? gap.to - gap.from < LONG_GAP_MS : isMoreThanEver(moved, shown, expected);
  if (isMost && isAllOver && moved >= FEWEST && isOdd) return moved >= shown * NEARLY_ALL ? 'all' : 'more-than-ever';
  return alone > 0 ? 'own' : 'edits';
}
