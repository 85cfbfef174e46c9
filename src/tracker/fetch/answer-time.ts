import { DAY_MS, SECOND_MS } from '#runtime/clock.ts';

const MAX_AGE_SECONDS = 7 * 86_400;
const MAX_BEHIND_MS = DAY_MS;

/**
 * When an answer was true: at its `Date`, or its `Age` ago if that is earlier (RFC 9111, 4.2.3). Varnish keeps the
 * `Date` of the copy, Cloudflare sends the present one. The store chooses both, and every fact is dated by them, so
 * they are kept near our own clock here, and only here: none is in the future, a `Date` of more than a day ago is
 * replaced by our own time, and an `Age` is at most a week.
 */
export function answerTime(headers: Record<string, string>, nowMs: number): number {
  const sentAt = Date.parse(headers.date ?? '');
  const isBelievable = sentAt >= nowMs - MAX_BEHIND_MS;
  const age = /^\d{1,9}$/.test(headers.age ?? '') ? Number(headers.age) : 0;
  return Math.min(isBelievable ? sentAt : nowMs, nowMs - Math.min(age, MAX_AGE_SECONDS) * SECOND_MS);
}
