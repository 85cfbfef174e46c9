import { DAY_MS } from '#runtime/clock.ts';
import { openPracticeStore } from '#simulator/practice-stores.ts';
import { inProcessFetcher, type StorefrontAnswer } from '../../fetch/in-process-fetcher.ts';

const STARTS_AT = Date.UTC(2026, 8, 1);

/** A practice shop on a clock of its own, with a list of the requests to it. */
export function practiceShop(key: string) {
  const clock = { now: STARTS_AT + 20 * DAY_MS };
  const storefront = openPracticeStore(key, { now: clock.now, startsAt: STARTS_AT, origin: 'http://127.0.0.1:9' });
  const asked: string[] = [];
  const fetcher = inProcessFetcher(
    (request, nowMs) => {
      asked.push(`${request.method} ${request.url.slice(storefront.origin.length)}`);
      return storefront.handle(request, nowMs);
    },
    () => clock.now,
  );
  return { storefront, fetcher, clock, asked, origin: storefront.origin };
}

/** A site made of a few answers by path; everything else is not found. */
export function siteOf(answers: Record<string, unknown | ((url: URL) => unknown)>, nowMs = Date.UTC(2026, 10, 21)) {
  const asked: string[] = [];
  const fetcher = inProcessFetcher(
    ({ url }) => {
      const at = new URL(url);
      asked.push(at.pathname + at.search);
      const given = answers[at.pathname];
      if (given === undefined) return { status: 404, headers: {}, body: 'not found' };
      return answerOf(typeof given === 'function' ? given(at) : given);
    },
    () => nowMs,
  );
  return { fetcher, asked, origin: 'http://127.0.0.1:9', nowMs };
}

function answerOf(given: unknown): StorefrontAnswer {
  if (typeof given === 'string') return { status: 200, headers: { 'content-type': 'text/html' }, body: given };
  const isAnswer = typeof given === 'object' && given !== null && 'status' in given && 'body' in given;
  if (isAnswer) return given as StorefrontAnswer;
  return { status: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify(given) };
}
