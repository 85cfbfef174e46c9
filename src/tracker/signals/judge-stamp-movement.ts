import { HOUR_MS, MINUTE_MS } from '#runtime/clock.ts';
import type { StampMovement } from './movement.ts';

/** The stamps of one rendering lie within this of each other, and not far before the answer, an old copy's too. */
const ONE_RENDERING_MS = 2 * MINUTE_MS;
const OLD_COPY_MS = HOUR_MS;
const HALF = 0.5;

/**
 * - `still`: nothing moved.
 * - `own`: some moved while others stood, or each at its own time.
 * - `edits`: what moved was edited, so it shows nothing.
 * - `follows`: half of all carry the time of the answer: a rendering, or a bulk edit just before it.
 */
export type StampJudgement = 'still' | 'own' | 'edits' | 'follows';

export function judgeStampMovement(movement: StampMovement, at: number): StampJudgement {
  const { shown, moved, alone, oldest, newest } = movement;
  if (moved === 0) return 'still';
  const isOneTime = newest - oldest < ONE_RENDERING_MS;
  const isNow = at - newest < OLD_COPY_MS;
  if (moved >= shown * HALF && isOneTime && isNow) return 'follows';
  return alone > 0 ? 'own' : 'edits';
}
