import { MINUTE_MS } from '#runtime/clock.ts';
import { FetchFailure } from './fetch-failure.ts';
import type { Fetcher } from './fetcher.ts';

export type Bounds = { answerMs: number; bytes: number };

/**
 * What one poll of a store may take: 100 pages of Shopify or 500 product pages stay far below, even if they are slow.
 */
export const POLL_BOUNDS: Bounds = { answerMs: 10 * MINUTE_MS, bytes: 512 * 1024 * 1024 };

/**
 * A fetcher for one poll of a store. Once its answers have taken too much time (their own, not the polite waits between
 * them) or too many bytes, it throws `store-too-large`, and what was read until then is a part.
 */
export function boundedFetcher(fetcher: Fetcher, bounds = POLL_BOUNDS): Fetcher {
  const spent = { answerMs: 0, bytes: 0 };
  return {
    async fetch(request) {
      if (spent.answerMs >= bounds.answerMs) throw new FetchFailure('store-too-large', { detail: 'too slow' });
      if (spent.bytes >= bounds.bytes) throw new FetchFailure('store-too-large', { detail: 'too many bytes' });
      const answer = await fetcher.fetch(request);
      spent.answerMs += answer.tookMs ?? 0;
      spent.bytes += answer.bytes;
      return answer;
    },
  };
}
