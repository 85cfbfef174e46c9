import { SECOND_MS } from '#runtime/clock.ts';

/** Shorter than between any two polls. */
const MAX_MS = 50 * SECOND_MS;

/**
 * Whether a gap lies within one poll, which reads the catalogue right after the changes. The last gap is then the one
 * before.
 */
export function isWithinOnePoll({ from, to }: { from: number; to: number }): boolean {
  return to - from < MAX_MS;
}
