import { DAY_MS, MINUTE_MS, SECOND_MS } from '#runtime/clock.ts';

const MOST_AGE_SECONDS = 7 * 86_400;
/** Clocks may run ahead of each other by so much; an answer cannot come from the future. */
const MOST_AHEAD_MS = 5 * MINUTE_MS;
const MOST_BEHIND_MS = DAY_MS;

/**
 * When an answer was true: its `Date` less its `Age`. Both are the store's to choose, and every fact is dated by them:
 * here alone they are held near our own clock. A `Date` that cannot be is our own time, and an `Age` is a week at most.
 */
export function answerTime(headers: Record<string, string>, nowMs: number): number {
  const sentAt = Date.parse(headers.date ?? '');
  const isBelievable = sentAt <= nowMs + MOST_AHEAD_MS && sentAt >= nowMs - MOST_BEHIND_MS;
  const age = /^\d{1,9}$/.test(headers.age ?? '') ? Number(headers.age) : 0;
  return (isBelievable ? sentAt : nowMs) - Math.min(age, MOST_AGE_SECONDS) * SECOND_MS;
}
