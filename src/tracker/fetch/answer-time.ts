import { DAY_MS, SECOND_MS } from '#runtime/clock.ts';

const MOST_AGE_SECONDS = 7 * 86_400;

/** When an answer was true: its `Date` less its `Age`. A date more than a day from our clock is not believed. */
export function answerTime(headers: Record<string, string>, nowMs: number): number {
  const sentAt = Date.parse(headers.date ?? '');
  const servedAt = Math.abs(sentAt - nowMs) <= DAY_MS ? sentAt : nowMs;
  const age = /^\d{1,9}$/.test(headers.age ?? '') ? Number(headers.age) : 0;
  return servedAt - Math.min(age, MOST_AGE_SECONDS) * SECOND_MS;
}
