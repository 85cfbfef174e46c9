import { expect, test } from 'vitest';
import { MINUTE_MS, manualClock, SECOND_MS } from '#runtime/clock.ts';
import { boundedFetcher } from './bounded-fetcher.ts';
import { FetchFailure, PollUsedUp } from './fetch-failure.ts';
import type { FetchAnswer, Fetcher } from './fetcher.ts';

const clock = manualClock(0);

function bounded(takesMs: number, answer: () => FetchAnswer): Fetcher {
  const slow: Fetcher = {
    async fetch() {
      clock.advance(takesMs);
      return answer();
    },
  };
  return boundedFetcher(slow, undefined, clock.now);
}

function answerOf(bytes: number): FetchAnswer {
  return { url: '', status: 200, headers: {}, body: Buffer.alloc(0), bytes, at: 0 };
}

function fail(): never {
  throw new FetchFailure('store-server-error');
}

async function countUntilRefused(fetcher: Fetcher): Promise<number> {
  for (let asked = 0; ; asked++) {
    const refusal = await fetcher.fetch({ url: 'https://shop.com/', expects: 'html' }).then(
      () => null,
      (error: unknown) => error,
    );
    if (refusal instanceof PollUsedUp) return asked;
    if (asked > 10_000) throw new Error('has no end');
  }
}

test('a store is left after an hour, polite waits included, and after its bytes', async () => {
  expect(await countUntilRefused(bounded(10 * SECOND_MS, () => answerOf(10)))).toBe(360);
  expect(await countUntilRefused(bounded(SECOND_MS, () => answerOf(8 * 1024 * 1024)))).toBe(64);
});

test('answers that fail count as well', async () => {
  expect(await countUntilRefused(bounded(MINUTE_MS, fail))).toBe(60);
  expect(await countUntilRefused(bounded(0, fail))).toBe(128);
});
